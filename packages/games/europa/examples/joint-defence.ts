import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/** EU-16.5: Bots defend as one force, with the Ideas of the Main Defender. They stand in Leon. */
const ATTACKED = {
  castile: { wars: ['france'], armyAt: 'leon', mat: { army: 2, reserve: 4 } },
  england: {
    wars: ['france'],
    armyAt: 'leon',
    mat: { army: 8, reserve: 0, ideas: { military: 1 } },
  },
  france: { wars: ['castile', 'england'] },
};
const france = { config: { humans: 'france', level: 'normal' }, by: 'france' };

/** England is attacked in Leon where it owns Galicia: DEFEND fights all who stand there. */
const english = {
  config: { humans: 'none', level: 'normal' },
  by: 'england',
};

export const jointDefenceExamples: readonly EuropaExample[] = [
  example({
    ...france,
    // England is the Main Defender with eight: five dice and one for its Idea. Six icons, ten Units: 6 of
    // 9 Units are lost. Their one hit falls on England, the larger one. Then France retreats.
    name: 'the largest Army rolls for both, with its Military Idea: six dice',
    cite: 'EU-16.5, R-JOIN-1',
    state: { players: ATTACKED },
    says: 'battle leon castile',
    script: { choices: ['9', '1-6', 'retreat'] },
    expect: {
      happenings: [
        'do.landBattle area=leon enemy=france n=10 units=9 who=castile',
        'do.fightBeside area=leon main=england others=[england] who=castile',
        'do.loseUnits n=1 who=england',
        'do.loseUnits n=6 who=france',
        'see.battleWon area=leon n=0 who=castile',
      ],
    },
  }),
  example({
    ...france,
    // From the larger force on: England, Castile, England, Castile, England.
    name: 'losses are shared in turn, the largest force first',
    cite: 'EU-16.5, R-JOIN-1',
    state: { players: ATTACKED },
    says: 'battle leon castile',
    script: { choices: ['9', '5-0', 'retreat'] },
    expect: {
      happenings: [
        'do.landBattle area=leon enemy=france n=10 units=9 who=castile',
        'do.fightBeside area=leon main=england others=[england] who=castile',
        'do.loseUnits n=2 who=castile',
        'do.removeArmy area=leon who=castile',
        'do.loseUnits n=3 who=england',
        'see.battleWon area=leon n=0 who=castile',
      ],
      state: { 'players.england.mat.army': 5, 'players.castile.mat.army': 0 },
    },
  }),
  example({
    ...english,
    // France (2) and Castile (1) stand in Leon, both at War with England, whose four meet them there:
    // Galicia 1 and 3 is their capacity. Three hits: France, Castile, France.
    name: 'an active Bot fights all its Enemies there at once',
    cite: 'EU-16.5, R-JOIN-1, EU-16.1',
    state: {
      owner: { galicia: 'england' },
      players: {
        england: {
          wars: ['castile', 'france'],
          armyAt: 'leon',
          mat: { army: 4, reserve: 0, available: 5 },
        },
        castile: { wars: ['england'], armyAt: 'leon', mat: { army: 1, reserve: 3 } },
        france: { wars: ['england'], armyAt: 'leon', mat: { army: 2, reserve: 3 } },
      },
    },
    script: { choices: ['3-1'] },
    expect: {
      happenings: [
        'do.landBattle area=leon enemy=france n=4 units=3 who=england',
        'do.fightBeside area=leon main=france others=[castile] who=france',
        'do.loseUnits n=1 who=england',
        'do.loseUnits n=2 who=france',
        'do.removeArmy area=leon who=france',
        'do.loseUnits n=1 who=castile',
        'do.removeArmy area=leon who=castile',
        'do.gainPower n=1 who=england',
        'see.battleWon area=leon n=0 who=england',
      ],
    },
  }),
  example({
    config: { humans: 'france', level: 'normal' },
    by: 'england',
    // The human is the Main Defender and says what it scores. England scores two, one for each. France
    // retreats; Castile has one Unit left, which the second round takes.
    name: 'a human among them is the Main Defender; Bots do not retreat with it',
    cite: 'EU-16.5, EU-16.2',
    state: {
      owner: { galicia: 'england' },
      players: {
        england: {
          wars: ['castile', 'france'],
          armyAt: 'leon',
          mat: { army: 4, reserve: 0, available: 5 },
        },
        castile: { wars: ['england'], armyAt: 'leon', mat: { army: 2, reserve: 3 } },
        france: { wars: ['england'] },
      },
    },
    // Where they stand; how many; hits of both; it retreats; hits of both, Castile's now.
    script: { choices: ['leon', '2', '2-0', 'retreat', '1-0'] },
    expect: {
      happenings: [
        'do.landBattle area=leon enemy=france n=4 units=4 who=england',
        'do.fightBeside area=leon main=france others=[castile] who=france',
        'do.loseUnits n=1 who=france',
        'do.loseUnits n=1 who=castile',
        'do.loseUnits n=1 who=castile',
        'do.removeArmy area=leon who=castile',
        'do.gainPower n=1 who=england',
        'see.battleWon area=leon n=0 who=england',
      ],
    },
  }),
];
