import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { stepsIn } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import { playerNamed, positionOf } from '../../examples/phase-position.ts';
import { BOT_CARDS } from '../charts/content.ts';
import { botTurn } from '../phases/bot-turn.ts';

const ALL = Array.from({ length: 24 }, (_, i) => i + 1);

/** France draws this card; whatever else is asked is answered by the first answer. */
function draw(card: number, france: Fields = {}, fields: Fields = {}) {
  const rest = ALL.filter((one) => one !== card);
  const deck = { draw: [...rest, card] };
  const state = positionOf({ ...fields, players: { france: { deck, ...france } } });
  const recorder = new Recorder();
  const first = <A>({ channel, answers, ref }: Question<A>): A => {
    const wanted =
      channel === 'cards' ? answers.find((one) => ref(one).id === `${card}`) : undefined;
    const [answer = wanted] = wanted === undefined ? answers : [wanted];
    if (answer === undefined) throw new Error('a question without an answer');
    return answer;
  };
  const table = {
    scene: state,
    rng: rngFromSeed('cards'),
    atTable: { cards: true, dice: false, choices: false },
    ask: first,
    emit: recorder.emit,
    trace: recorder,
  };
  botTurn(table, state.seat);
  const charts = new Set(stepsIn(recorder.root).map((step) => step.split('/')[0] ?? ''));
  charts.delete('main-turn');
  const { mat, deck: after } = playerNamed(state, 'france');
  return { charts: [...charts], happenings: recorder.happenings, mat, deck: after };
}

describe('Bot cards', () => {
  test('EU-4.1: are 24, the same for every realm', () => {
    expect(BOT_CARDS.map(({ number }) => number)).toEqual(ALL);
    const { players } = positionOf({}, { humans: 'none', targets: 'printed' });
    for (const { deck } of players) {
      expect(deck.draw.toSorted((one, other) => one - other)).toEqual(ALL);
    }
  });

  test('EU-4.2: each has an Action and a cost, some a second, a War Action or a focus', () => {
    for (const { topAction, cost } of BOT_CARDS) {
      expect(topAction).not.toBe('');
      expect(cost).toBeGreaterThanOrEqual(0);
    }
    const withWar = BOT_CARDS.filter(({ warAction }) => warAction !== undefined);
    expect(withWar.map(({ number }) => number)).toEqual([5, 6, 11, 12, 13, 14, 15]);
  });

  test('EU-4.2: the icon discards a card of an Action deck', () => {
    const pack = { format: 1, name: 'icons', cards: { 13: { discardIcon: 'military' } } };
    const { happenings } = draw(13, {}, { pack, unrest: ['paris'] });
    expect(happenings.map(({ id }) => id)).toContain('do.discardAction');
    const plain = draw(13, {}, { unrest: ['paris'] }).happenings;
    expect(plain.map(({ id }) => id)).not.toContain('do.discardAction');
  });

  const WAR = { wars: ['scotland'] };
  test.each([
    [5, {}, 'diplomacy'],
    [5, WAR, 'military'],
    [6, WAR, 'military'],
    [7, WAR, 'diplomacy'],
    [11, {}, 'explore'],
    [11, WAR, 'naval'],
    [13, WAR, 'spy'],
    [2, WAR, 'military'],
  ])('EU-4.3: card %i with %j begins with %s', (card, france, chart) => {
    expect(draw(card, france, { unrest: ['paris'] }).charts[0]).toBe(chart);
  });

  test('EU-4.3, EU-8.1: a war that does not count brings no War Action', () => {
    const occupied = { aberdeen: 'france', ayrshire: 'france', lothian: 'france', perth: 'france' };
    expect(draw(5, WAR, { occupied }).charts[0]).toBe('diplomacy');
  });

  test.each([
    [13, ['paris'], ['unrest']],
    [13, [], ['unrest', 'spy']],
    [20, ['paris'], ['unrest']],
    [20, [], ['unrest', 'focus']],
    [16, [], ['convert', 'focus']],
  ])('EU-4.4, EU-26.6: card %i, Unrest in %j: %j', (card, unrest, charts) => {
    // SPY may lead on to MILITARY.
    expect(draw(card, {}, { unrest }).charts.slice(0, 2)).toEqual(charts);
  });

  // UNREST with card 13 costs 2, with card 20 1.
  test.each([
    [13, 9, 7, 2],
    [20, 9, 8, 1],
    [13, 2, 0, 2],
    [13, 1, 0, 1],
  ])(
    'EU-4.5, EU-3.1: card %i with %i power leaves %i and %i spent',
    (card, before, left, spent) => {
      const { mat, charts } = draw(card, { mat: { available: before } }, { unrest: ['paris'] });
      expect([mat.available, mat.spent]).toEqual([left, spent]);
      expect(charts).toEqual(['unrest']);
    },
  );

  test('EU-6.16: a used card lies with the used ones, one for FOCUS is set aside', () => {
    expect(draw(13, {}, { unrest: ['paris'] }).deck).toMatchObject({ used: [13], setAside: [] });
    expect(draw(20).deck).toMatchObject({ used: [], setAside: [20] });
  });

  test('EU-26.18: FOCUS on a Milestone that is done: the card is set aside, nothing is gained', () => {
    const { mat, deck, happenings } = draw(20, { mat: { milestones: ['economics'] } });
    expect(mat.focus.economics).toBe(0);
    expect(deck.setAside).toEqual([20]);
    expect(happenings.map(({ id }) => id)).not.toContain('do.gainPrestige');
  });

  test.each([
    ['on the table', true],
    ['by the app', false],
  ])('EU-26.8: an empty deck is made of the used cards, %s', (_, isOnTable) => {
    const setAside = ALL.filter((card) => card !== 13);
    const state = positionOf({
      unrest: ['paris'],
      players: { france: { deck: { used: [13], setAside } } },
    });
    const { emit, happenings } = new Recorder();
    const table = {
      scene: state,
      rng: rngFromSeed('empty'),
      atTable: { cards: isOnTable, dice: false, choices: false },
      ask: <A>({ answers }: Question<A>): A => answers[0] as A,
      emit,
      trace: undefined,
    };
    botTurn(table, state.seat);
    const { deck } = playerNamed(state, 'france');
    expect([deck.draw, deck.used, deck.setAside]).toEqual([[], [13], setAside]);
    // Who shuffles it by hand is told so before a card is asked for.
    const [first] = happenings.map(showMessage);
    expect(first === 'do.shuffle n=1 out=0 who=france').toBe(isOnTable);
  });
});

describe('Quest for the New World', () => {
  const MEDITERRANEAN = { scenario: '2-03', variant: '6-players-teams', humans: 'none' };
  test.each([
    ['castile', true],
    ['france', true],
    ['venice', false],
  ])('EU-9.2: at the start of this scenario %s knows it: %s', (who, knows) => {
    expect(playerNamed(positionOf({}, MEDITERRANEAN), who).mat.hasQuest).toBe(knows);
  });

  // Castile: the Quest, Cannons and Tercios; Venice: Tolerance, Free Trade and Cannons.
  test.each([
    ['castile', { administrative: 0, diplomatic: 1, military: 2 }],
    ['venice', { administrative: 1, diplomatic: 1, military: 1 }],
  ])('EU-5.3: the Ideas of %s at the start are on its tracks', (who, ideas) => {
    expect(playerNamed(positionOf({}, MEDITERRANEAN), who).mat.ideas).toEqual(ideas);
  });
});
