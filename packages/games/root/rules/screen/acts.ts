import type { VerbLaw } from '@empty-chair/kernel/module';
import { within } from '@empty-chair/kernel/table';
import type { FactOf } from '@empty-chair/kernel/verbs';
import { familyOf } from '@empty-chair/kernel/verbs';
import type { Message, RuleId, Seat } from '@empty-chair/kernel/words';
import { factionOn, seatOf } from '../facts.ts';
import type { Faction } from '../pieces.ts';
import type { RootTable, Scene } from '../scene.ts';
import type { State } from '../state.ts';
import { ALLIANCE_ACTS } from './alliance.ts';
import { battle } from './battle.ts';
import { BIRDSONG_EFFECTS } from './birdsong-effects.ts';
import { chapterOf } from './chapters.ts';
import { craft } from './craft.ts';
import { DAYLIGHT_EFFECTS } from './daylight-effects.ts';
import { DOMINANCE_ACTS } from './dominance.ts';
import { EMIGRE_ACTS } from './emigre.ts';
import { discard, end } from './evening.ts';
import { EVENING_EFFECTS } from './evening-effects.ts';
import { EYRIE_ACTS } from './eyrie.ts';
import { tendFallen } from './hospitals.ts';
import { MARQUISE_ACTS } from './marquise.ts';
import { move } from './move.ts';
import { openPath } from './path.ts';
import { inTurn, onTurn, turnOf } from './play.ts';
import { buy } from './services.ts';
import { endStep, isPersonsTurn } from './turn.ts';
import { VAGABOND_ACTS } from './vagabond-acts.ts';

/** All that a person can do on the screen, each with the law that allows it. */
export const ACTS = {
  move,
  battle,
  craft,
  ...MARQUISE_ACTS,
  ...BIRDSONG_EFFECTS,
  ...EMIGRE_ACTS,
  ...DAYLIGHT_EFFECTS,
  ...EVENING_EFFECTS,
  ...DOMINANCE_ACTS,
  openPath,
  buy,
  ...EYRIE_ACTS,
  ...ALLIANCE_ACTS,
  ...VAGABOND_ACTS,
  discard,
  end,
};
export type ScreenAct = FactOf<typeof ACTS>;

const family = familyOf<State, 'act', typeof ACTS>('act', ACTS);

/** What a march goes on after: its second move, or a bird, which may be spent at any time (law 6.5). */
const IN_A_MARCH: readonly ScreenAct['what'][] = ['move', 'extra'];

/** `play move 3 5 1`: by the law, and then on to where there is something to decide. */
export const play: typeof family = {
  ...family,
  apply: (table, given, seat) => {
    // An action is not interrupted (law.1.4.2): whatever else is done gives up the rest of a march.
    if (!IN_A_MARCH.includes(given.act.what)) inTurn(table.scene, { marching: 0 });
    family.apply(table, given, seat);
    settle(within<Scene>(table, { state: table.scene }));
  },
};

/** Goes on through steps in which nobody has anything to decide; Daylight is ended by whoever is on turn. */
export function settle(table: RootTable): void {
  const { state } = table.scene;
  tendFallen(table);
  while (isPersonsTurn(table)) {
    const me = onTurn(state);
    const seat = seatOf(state.facts, me);
    const { dawn, falls, whyNotEnd } = chapterOf(me);
    const { step } = turnOf(state);
    if (dawn?.isDue(state) && !hasChoice(state, seat, ({ isAtStart }) => isAtStart)) {
      dawn.comes(table);
    }
    const mustStay = step === 'daylight' && falls?.(state) !== true;
    if (mustStay || whyNotEnd(state) !== undefined) return;
    if (hasChoice(state, seat)) return;
    endStep(table);
  }
}

/** Whether there is something to do beside ending the step. */
function hasChoice(
  state: State,
  seat: Seat,
  counts: (one: { readonly isAtStart: boolean }) => boolean = () => true,
): boolean {
  for (const [what, one] of Object.entries(ACTS)) {
    if (what === 'end' || !counts(one)) continue;
    for (const _ of one.offers(state, seat)) return true;
  }
  return false;
}

/** Why something of the own faction cannot be done now; for what is not offered. */
export interface NotNow {
  readonly what: ScreenAct['what'];
  readonly why: Message;
}

export const notNow = (state: State, seat: Seat): readonly NotNow[] =>
  actsOf(state, seat).flatMap(({ what, why }) => (why === undefined ? [] : [{ what, why }]));

/** All that the faction has at one moment or another; why not where it is not the moment. */
function actsOf(
  state: State,
  seat: Seat,
): readonly { readonly what: ScreenAct['what']; readonly why: Message | undefined }[] {
  const me = factionOn(state.facts, seat);
  return (Object.keys(ACTS) as ScreenAct['what'][]).flatMap((what) => {
    const { who, whyNotNow, whyNothing } = ACTS[what];
    return who(me, state) ? [{ what, why: whyNotNow(state, me) ?? whyNothing(state, me) }] : [];
  });
}

/** The laws behind an act: of moves and battles also the one by which the faction pays for them. */
export function lawsOf(me: Faction, what: ScreenAct['what']): readonly RuleId[] {
  const { law } = ACTS[what];
  const means = what === 'move' || what === 'battle' ? chapterOf(me)[what].law : law;
  return means === law ? [law] : [means, law];
}

/** The same as it is typed, for whoever asks for the law of it. */
export const verbLaws = (state: State, seat: Seat): readonly VerbLaw[] =>
  state.screen === undefined
    ? []
    : actsOf(state, seat).map(({ what, why }) => ({
        verb: `play ${what}`,
        rules: lawsOf(factionOn(state.facts, seat), what),
        whyNot: why,
      }));
