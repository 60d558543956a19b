import type { Script } from '@empty-chair/kernel/scripted';
import type { Seat } from '@empty-chair/kernel/words';
import type { Example } from '@empty-chair/testkit/examples';
import { europa } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import ex1 from './ex-1-naval-trade.position.json' with { type: 'json' };
import ex2 from './ex-2-focus.position.json' with { type: 'json' };
import ex3 from './ex-3-siege.position.json' with { type: 'json' };
import ex4 from './ex-4-event.position.json' with { type: 'json' };
import ex5 from './ex-5-event-in-one-line.position.json' with { type: 'json' };
import { CASTILE, ENGLAND } from './position.ts';

/** As the file has it. */
interface PositionFile {
  readonly config: unknown;
  readonly state: unknown;
  readonly script?: {
    readonly cards?: readonly number[];
    readonly dice?: readonly number[];
    readonly choices?: readonly string[];
  };
}

export const readFile = ({ config, state }: PositionFile): State =>
  europa.codecs.state.decode(state, europa.codecs.config.decode(config));

type Turn = Pick<Example<PositionFile, Input>, 'position' | 'seat' | 'script'>;
function turnIn(position: PositionFile, seat: Seat): Turn {
  const { cards = [], dice = [], choices = [] } = position.script ?? {};
  const script: Script = { cards: cards.map(String), dice: dice.map(String), choices };
  return { position, seat, script };
}

/** Turns worked out by hand from the rules; each is the file `<begin>-….position.json`. */
export const workedExamples: readonly (Example<PositionFile, Input> & {
  readonly begin: string;
})[] = [
  {
    // Free zones beside its Ships and Ports: Bay of Biscay, Central Mediterranean, Eastern Atlantic,
    // Gulf of Lion; none is hostile. From its Ships it reaches Bordeaux, Genoa and Sevilla, each
    // worth 2. England's Ship in the Eastern Atlantic lies beside Bordeaux too.
    begin: 'ex-1',
    name: 'NAVAL: the first zone in the alphabet, then trade where two bots collect',
    cite: 'EU-8.3, EU-12.3, EU-12.4, EU-22.7',
    ...turnIn(ex1, CASTILE),
    expect: {
      // Is there a zone for a Ship? Which? Is it hostile? Where to trade?
      choices: ['yes', 'bay_of_biscay', 'no', 'Bordeaux'].map((chosen) => ({
        rule: 'EU-22.7',
        chosen,
      })),
      happenings: [
        'do.drawCard card=9 who=castile',
        'do.spend n=1 who=castile',
        'do.placeShip who=castile zone=bay_of_biscay',
        'do.moveMerchant node=Bordeaux who=castile',
        'do.gainPower n=2 who=castile',
        'do.moveMerchant node=Bordeaux who=england',
        'do.gainPower n=2 who=england',
        'do.gainPrestige n=1 who=castile',
      ],
      state: {
        'players.castile.mat.available': 10,
        'players.castile.mat.spent': 1,
        'players.england.mat.available': 11,
        'players.castile.deck.used': [9],
        turn: 'england',
      },
    },
  },
  {
    // No Unrest, so card 23 goes on to FOCUS. Level normal needs two cubes. France was first with
    // Warfare, so England is second: 3 Prestige.
    begin: 'ex-2',
    name: 'UNREST finds nothing, FOCUS completes the Milestone as the second',
    cite: 'EU-7, EU-6.16, EU-22.11, EU-22.13',
    ...turnIn(ex2, ENGLAND),
    expect: {
      happenings: [
        'do.drawCard card=23 who=england',
        'do.spend n=1 who=england',
        'do.focus n=1 type=warfare who=england',
        'do.milestone n=3 type=warfare who=england',
        'do.setAside who=england',
      ],
      state: {
        'players.england.prestige': 3,
        'players.england.mat.available': 8,
        'players.england.mat.focus.warfare': 0,
        'players.england.mat.milestones': ['warfare'],
        'players.england.deck.setAside': [23],
        'milestones.warfare': ['france', 'england'],
      },
    },
  },
  {
    // Granada owns two Small Provinces of Andalucia, 1 Tax Value each: 2 Bot Power. No card is drawn.
    begin: 'ex-3',
    name: 'the Army besieges before a card is drawn, 1 Bot Power for each Tax Value',
    cite: 'EU-21.1, EU-22.2, EU-8.3',
    ...turnIn(ex3, CASTILE),
    expect: {
      happenings: [
        'do.spend n=2 who=castile',
        'do.besiege province=gibraltar who=castile',
        'do.besiege province=granada who=castile',
      ],
      state: {
        'players.castile.mat.available': 3,
        'players.castile.mat.spent': 4,
        occupied: { gibraltar: 'castile', granada: 'castile' },
        unrest: ['gibraltar', 'granada'],
      },
    },
  },
  {
    // Without Bot Power the Event comes before passing. 11 to 20 Ducats are 2 Bot Power, a die of 2
    // is option A. A step of Stability calms the Town with the highest Tax Value: London is Large.
    // Five Ducats lost are 1 Bot Power.
    begin: 'ex-4',
    name: 'an Event of which the human tells the effects',
    cite: 'EU-21.1, EU-22.4, EU-23.3, EU-23.4',
    ...turnIn(ex4, ENGLAND),
    expect: {
      happenings: [
        'do.takeEvent n=4 ofThree=2 ofTwo=2 who=england',
        'do.gainPower n=2 who=england',
        'do.ducatsOnOthers n=2',
        'do.optionA who=england',
        'do.removeUnrest province=london who=england',
        'do.losePower n=1 who=england',
        'do.gainPrestige n=2 who=england',
        'do.secondaryEffects who=england',
      ],
      state: {
        'players.england.prestige': 5,
        'players.england.mat.available': 1,
        'players.england.hasTakenEvent': true,
        unrest: ['wessex'],
      },
    },
  },
  {
    // The same Event in one answer; the die lay on the table. Where a Pirate comes, Merchants of France may decide.
    begin: 'ex-5',
    name: 'an Event of which the human tells all in one line',
    cite: 'EU-21.1, EU-22.4, EU-23.3, EU-23.4, EU-24.2',
    ...turnIn(ex5, ENGLAND),
    expect: {
      happenings: [
        'do.takeEventOfDie who=england',
        'do.gainPower n=2 who=england',
        'do.ducatsOnOthers n=2',
        'do.optionA who=england',
        'do.removeUnrest province=london who=england',
        'do.losePower n=1 who=england',
        'do.gainPrestige n=2 who=england',
        'do.nextEvent',
        'see.pirates nodes=[English Channel, Sevilla]',
      ],
      state: {
        'players.england.prestige': 5,
        'players.england.mat.available': 1,
        'players.england.hasTakenEvent': true,
        unrest: ['wessex'],
      },
    },
  },
];
