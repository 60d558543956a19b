import { answer, newMatch, submit } from '@empty-chair/kernel/match';
import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG, SCREEN_SEATS } from './config.ts';
import { root } from './module.ts';
import { EYRIE, MARQUISE } from './pieces.ts';
import { handOf } from './screen/play.ts';
import type { State } from './state.ts';
import { viewOf } from './view.ts';
import { fieldRef, screenView } from './view-screen.ts';

/** Two people and a bot; whatever the set-up asks gets its first answer. */
function begunMatch() {
  const config = {
    ...DEFAULT_CONFIG,
    play: 'screen' as const,
    seats: [
      { faction: 'marquise' as const },
      { faction: 'eyrie' as const },
      ...SCREEN_SEATS.slice(2),
    ],
  };
  let now = newMatch(root, config, '7');
  while (now.waiting.kind === 'question') {
    const { answers, ref } = now.waiting.question;
    now = answer(root, now, ref(answers[0]).id);
  }
  return now;
}

function begun(): State {
  const { state } = begunMatch();
  if (state === undefined) throw new Error('the set-up still asks');
  return state;
}

describe('what a person sees on the screen', () => {
  const state = begun();

  it('has the tracks of a board that no box brings', () => {
    const tracks = (seat: number) =>
      viewOf(state).factions[seat]?.tracks.map(({ piece, points, onMap }) => [
        piece,
        onMap,
        points?.join(' '),
      ]);
    // As the faction boards print them; the first roost is worth nothing.
    expect(tracks(0)).toEqual(
      expect.arrayContaining([
        ['sawmill', 1, '0 1 2 3 4 5'],
        ['workshop', 1, '0 2 2 3 4 5'],
        ['recruiter', 1, '0 1 2 3 3 4'],
      ]),
    );
    expect(tracks(1)).toContainEqual(['roost', 1, '0 1 2 3 4 4 5']);
  });

  const idsOf = (faction: typeof MARQUISE) =>
    handOf(state, faction).map((card) => state.facts.cards[card]?.id ?? '');

  it('is the own hand, and of the others how many cards they hold (law 1.2.1)', () => {
    const view = screenView(state, seat(0));
    expect(view.hand.map(({ id }) => id)).toEqual(idsOf(MARQUISE));
    expect(view.hands).toEqual([
      { faction: 'marquise', n: 3 },
      { faction: 'eyrie', n: 3 },
    ]);
    const told = JSON.stringify(view);
    for (const id of idsOf(EYRIE)) expect(told).not.toContain(`"${id}"`);
  });

  it('offers nothing to whoever is not on turn', () => {
    const { isOnTurn, offers, notNow } = screenView(state, seat(1));
    expect({ isOnTurn, offers, notNow }).toEqual({ isOnTurn: false, offers: [], notNow: [] });
  });

  it('says of everything of the own faction that is not offered why not', () => {
    const wood = submit(root, begunMatch(), seat(0), root.parseInput('play wood'));
    if (wood.state === undefined) throw new Error('no state');
    const { step, offers, notNow } = screenView(wood.state, seat(0));
    expect(step).toBe('daylight');
    // Cats stand everywhere but where the Eyrie are: nobody is there to fight, and a raid has no enemy.
    const whyNot = (act: string) => notNow.find(({ what }) => what === act)?.why.id;
    expect(whyNot('battle')).toBe('no.battles');
    // No bird in the hand, which the law asks for; each card lacks something else to be crafted.
    expect(whyNot('extra')).toBe('no.noBird');
    expect(whyNot('craft')).toBe('no.crafts');
    const offered = new Set(offers.map(({ what }) => what));
    for (const what of [
      'move',
      'battle',
      'craft',
      'recruit',
      'build',
      'overwork',
      'extra',
    ] as const)
      expect(
        notNow.some((one) => one.what === what),
        what,
      ).toBe(!offered.has(what));
  });

  it('says of each card why it cannot be crafted: in Birdsong nothing can', () => {
    const { hand, step } = screenView(state, seat(0));
    expect(step).toBe('birdsong');
    for (const { whyNotCrafted } of hand) expect(whyNotCrafted?.id).toBe('no.inDaylight');
  });

  it('names what a field is about: places by number, whom by faction', () => {
    expect(fieldRef('at', 5)).toEqual({ kind: 'clearing', id: '5' });
    expect(fieldRef('to', 'eyrie')).toEqual({ kind: 'faction', id: 'eyrie' });
    expect(fieldRef('n', 3)).toBeUndefined();
  });
});
