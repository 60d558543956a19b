import type { EuropaExample } from './example.ts';
import { example } from './example.ts';

/**
 * Rebels besiege or move (EU-6.4, main rules 4.3 C), once for all, when the last player has had its
 * part of the step. England is the last; France is a human without a War.
 */
const atTheEnd = { by: 'england', config: { humans: 'france', level: 'normal' } };
const TALKS = 'see.step.peace';

export const rebelExamples: readonly EuropaExample[] = [
  example({
    ...atTheEnd,
    // England has Badajoz alone in Leon, Tax Value 1, Castile 3 there: England chooses, an Opponent's.
    name: 'a Rebel Unit besieges once, and the one with the lowest Tax Income there chooses',
    cite: 'EU-6.4, EU-8.3',
    state: {
      step: 'invasions',
      owner: { badajoz: 'england' },
      unrest: ['badajoz', 'galicia'],
      rebels: { leon: 1 },
    },
    expect: {
      happenings: ['do.rebelTown area=leon province=galicia', TALKS],
      state: { unrest: ['badajoz'], occupied: { galicia: 'rebels' }, rebels: { leon: 1 } },
    },
  }),
  example({
    ...atTheEnd,
    // Salamanca is Large: two Units take it first, whoever would choose.
    name: 'Large Provinces come first, where there is the strength',
    cite: 'EU-6.4',
    state: {
      step: 'invasions',
      owner: { badajoz: 'england' },
      unrest: ['badajoz', 'galicia', 'salamanca'],
      rebels: { leon: 2 },
    },
    expect: {
      happenings: ['do.rebelTown area=leon province=salamanca', TALKS],
      state: { unrest: ['badajoz', 'galicia'] },
    },
  }),
  example({
    ...atTheEnd,
    // One of three stays. In Loire they have just come, and besiege in the next Round.
    name: 'all but one move to Unrest that is adjacent by land',
    cite: 'EU-6.4',
    state: { step: 'invasions', unrest: ['berry'], rebels: { aquitaine: 3 } },
    script: { choices: ['0'] },
    expect: {
      happenings: ['do.rebelsMove area=loire from=aquitaine n=2', TALKS],
      state: { unrest: ['berry'], rebels: { aquitaine: 1, loire: 2 } },
    },
  }),
  example({
    ...atTheEnd,
    // Seine and Loire lie beside Brittany & Normandy: two restless Towns before one.
    name: 'they prefer the Area with most Unrest',
    cite: 'EU-6.4',
    state: {
      step: 'invasions',
      unrest: ['berry', 'paris', 'champagne'],
      rebels: { 'brittany_&_normandy': 4 },
    },
    script: { choices: ['0'] },
    expect: {
      happenings: ['do.rebelsMove area=seine from=brittany_&_normandy n=3', TALKS],
      state: { rebels: { 'brittany_&_normandy': 1, seine: 3 } },
    },
  }),
  example({
    ...atTheEnd,
    // One restless Town in each; four Towns of players lie in Loire, one in Burgundy.
    name: 'of as much Unrest they prefer the Area with most Towns',
    cite: 'EU-6.4',
    state: { step: 'invasions', unrest: ['lyon', 'berry'], rebels: { languedoc: 3 } },
    script: { choices: ['0'] },
    expect: {
      happenings: ['do.rebelsMove area=loire from=languedoc n=2', TALKS],
      state: { rebels: { languedoc: 1, loire: 2 } },
    },
  }),
  example({
    ...atTheEnd,
    name: 'without Unrest beside them one Unit goes',
    cite: 'EU-6.4',
    state: { step: 'invasions', rebels: { aquitaine: 2 } },
    expect: {
      happenings: ['do.rebelGoes area=aquitaine', TALKS],
      state: { rebels: { aquitaine: 1 } },
    },
  }),
  example({
    ...atTheEnd,
    // Two meet two: not outnumbered. Two dice, one icon: a Unit is lost, the Rebels are beaten. No Bot
    // Power, for it is not the Action Phase.
    name: 'they fight a Bot’s Army where they come',
    cite: 'EU-6.4, EU-16.4, EU-16.1',
    state: {
      step: 'invasions',
      unrest: ['galicia'],
      rebels: { portugal: 3 },
      players: { castile: { armyAt: 'leon', mat: { army: 2, reserve: 4, available: 5 } } },
    },
    script: { choices: ['1'] },
    expect: {
      happenings: [
        'do.rebelsMove area=leon from=portugal n=2',
        'do.loseUnits n=1 who=castile',
        'do.rebelsBeaten area=leon n=0 who=castile',
        TALKS,
      ],
      state: { rebels: { portugal: 1 }, 'players.castile.mat.available': 5 },
    },
  }),
  example({
    ...atTheEnd,
    // Three meet two of them: they stay in Portugal, and find nothing else.
    name: 'they do not move to where they are outnumbered',
    cite: 'EU-6.4, R-REB-1',
    state: {
      step: 'invasions',
      unrest: ['galicia'],
      rebels: { portugal: 3 },
      players: { castile: { armyAt: 'leon', mat: { army: 3, reserve: 3 } } },
    },
    expect: {
      happenings: ['do.rebelGoes area=portugal', TALKS],
      state: { rebels: { portugal: 2 } },
    },
  }),
  example({
    ...atTheEnd,
    // France has a Town in Loire and keeps its Units to itself: three of them against two.
    name: 'a human with a Town there is asked for Units',
    cite: 'R-REB-1',
    state: { step: 'invasions', unrest: ['berry'], rebels: { aquitaine: 3 } },
    script: { choices: ['3'] },
    expect: {
      happenings: ['do.rebelGoes area=aquitaine', TALKS],
      state: { rebels: { aquitaine: 2 } },
    },
  }),
  example({
    ...atTheEnd,
    name: 'and fights by the main rules where Rebels come',
    cite: 'EU-6.4, EU-16.5',
    state: { step: 'invasions', unrest: ['berry'], rebels: { aquitaine: 3 } },
    script: { choices: ['1'] },
    expect: {
      happenings: [
        'do.rebelsMove area=loire from=aquitaine n=2',
        'see.rebelsAttack area=loire n=2 who=france',
        TALKS,
      ],
    },
  }),
  example({
    ...atTheEnd,
    // Fez is Morocco's, at War or not: Castile only held it.
    name: 'no Claim for what was only Occupied',
    cite: 'EU-11.4, EU-6.4',
    state: {
      step: 'invasions',
      occupied: { fez: 'castile' },
      unrest: ['fez'],
      rebels: { northern_morocco: 1 },
    },
    expect: {
      happenings: ['do.rebelsLiberate province=fez realm=morocco', TALKS],
      state: { 'players.castile.claims': ['andalucia'] },
    },
  }),
  example({
    ...atTheEnd,
    // Milano is Milan's by its flag; the Claim goes to its Area.
    name: 'what is not a Core of the Bot goes back, and the Bot claims the Area',
    cite: 'EU-6.4, EU-11.4',
    state: {
      step: 'invasions',
      owner: { milano: 'castile' },
      unrest: ['milano'],
      rebels: { lombardy: 2 },
    },
    expect: {
      happenings: [
        'do.rebelsLiberate province=milano realm=milan',
        'do.placeClaim area=lombardy who=castile',
        TALKS,
      ],
    },
  }),
];
