import type { Happening, MessageId, Params, RuleId } from '@empty-chair/kernel/words';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import type { RootView } from '../../rules/view.ts';
import cs from '../../text/cs/ui.json' with { type: 'json' };
import en from '../../text/en/ui.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };
import { battleIn } from './battle-result.ts';

const ref = (kind: string, id: string) => ({ kind, id });
const happening = (id: string, params: Params): Happening => ({
  id: id as MessageId,
  rule: 'law.battle' as RuleId,
  params,
});
const battle = (attacker: string, defender: string) =>
  happening('do.battle', {
    attacker: ref('faction', attacker),
    defender: ref('faction', defender),
    at: ref('clearing', '11'),
  });
const dice = (roll: string, attackerHits: number, defenderHits: number) =>
  happening('do.dice', { dice: ref('dice', roll), attackerHits, defenderHits });
const fall = (faction: string, n: number) =>
  happening('do.removeWarriors', {
    faction: ref('faction', faction),
    n,
    at: ref('clearing', '11'),
  });

/** Clearing 11 before the battle. */
const board = (
  warriors: readonly { faction: string; n: number }[],
  pawns: readonly string[] = [],
): RootView =>
  ({
    clearings: [{ id: '11', warriors, pawns, slots: [], tokens: [] }],
    factions: [{ faction: 'alliance', bot: undefined }],
  }) as object as RootView;
const CATS_AND_BIRDS = board([
  { faction: 'marquise', n: 3 },
  { faction: 'eyrie', n: 4 },
]);

describe('a battle as it came out', () => {
  it('gives the attacker the higher die, and says who fell (law 4.3.2)', () => {
    const lines = [
      battle('marquise', 'eyrie'),
      dice('1-3', 3, 1),
      fall('eyrie', 3),
      fall('marquise', 1),
    ];
    const shown = battleIn(lines, CATS_AND_BIRDS);
    const [cats, birds] = shown?.sides ?? [];
    expect(cats).toMatchObject({ as: 'attacks', die: 3, hits: 3, extra: 0, warriors: 3, lost: 1 });
    expect(birds).toMatchObject({ as: 'defends', die: 1, hits: 1, extra: 0, warriors: 4, lost: 3 });
    expect(shown?.others).toEqual([]);
  });

  it('gives a defending Alliance of a person the higher one (law 8.2.2)', () => {
    const shown = battleIn(
      [battle('marquise', 'alliance'), dice('0-2', 0, 2)],
      board([
        { faction: 'marquise', n: 3 },
        { faction: 'alliance', n: 2 },
      ]),
    );
    expect(shown?.sides.map(({ die, isHigher }) => [die, isHigher])).toEqual([
      [0, false],
      [2, true],
    ]);
  });

  it('limits rolled hits by the warriors that an ambush has left, and counts extra ones apart', () => {
    // One cat of three is left: 1 of the roll and 1 of a card.
    const lines = [
      battle('marquise', 'eyrie'),
      fall('marquise', 2),
      dice('2-3', 2, 2),
      fall('eyrie', 2),
    ];
    const [cats, birds] = battleIn(lines, CATS_AND_BIRDS)?.sides ?? [];
    expect(cats).toMatchObject({ die: 3, warriors: 1, extra: 1, lost: 0, isIgnored: false });
    expect(birds).toMatchObject({ die: 2, warriors: 4, extra: 0, lost: 2 });
  });

  it('knows a roll that counts for nothing (Armorers)', () => {
    const [cats, birds] =
      battleIn([battle('marquise', 'eyrie'), dice('1-3', 0, 1)], CATS_AND_BIRDS)?.sides ?? [];
    expect(cats).toMatchObject({ hits: 0, isIgnored: true, extra: 0 });
    expect(birds?.isIgnored).toBe(false);
  });

  it('takes what a pawn may roll for its limit', () => {
    const lines = [battle('vagabond', 'eyrie'), dice('1-3', 2, 1)];
    const shown = battleIn(lines, board([{ faction: 'eyrie', n: 4 }], ['vagabond']));
    expect(shown?.sides[0]).toMatchObject({ die: 3, hits: 2, warriors: undefined, extra: 0 });
  });

  it('tells the pieces of each side from each other', () => {
    const view = {
      ...board([{ faction: 'marquise', n: 1 }]),
      clearings: [
        {
          id: '11',
          warriors: [{ faction: 'marquise', n: 1 }],
          pawns: [],
          slots: [{ fill: 'sawmill', faction: 'marquise' }],
          tokens: [{ piece: 'sympathy', faction: 'alliance', n: 1 }],
        },
      ],
    } as object as RootView;
    const gone = happening('do.removePiece', {
      at: ref('clearing', '11'),
      piece: ref('piece', 'sympathy'),
    });
    const shown = battleIn([battle('marquise', 'alliance'), dice('0-0', 1, 0), gone], view);
    // Nobody defends it: one hit beside the roll (law 4.3.2.III).
    expect(shown?.sides[0]).toMatchObject({ hits: 1, extra: 1, pieces: [] });
    expect(shown?.sides[1]).toMatchObject({ warriors: 0, lost: 0, pieces: ['sympathy'] });
    expect(shown?.others).toEqual([]);
  });

  it('is none where no dice were rolled', () => {
    expect(battleIn([battle('marquise', 'eyrie')], CATS_AND_BIRDS)).toBeUndefined();
  });
});

describe('the words of a battle', () => {
  const said = (catalogue: Readonly<Record<string, string>>, language: 'en' | 'pl' | 'cs') => {
    const renderer = createRenderer(language, catalogue);
    return (id: keyof typeof en, params: Params = {}): string =>
      renderer.render({ id: id as string as MessageId, params }).replaceAll('\u00a0', ' ');
  };

  it('say what limits the hits, what is added and who loses what', () => {
    const english = said(en, 'en');
    expect(english('ui.root.battle.only', { n: 1 })).toBe('at most 1: only 1 warrior');
    expect(english('ui.root.battle.extra', { n: 2 })).toBe('+2 extra hits');
    expect(english('ui.root.battle.done', { mine: 0, theirs: 1 })).toBe('You lose 0, they lose 1');
  });

  it('say the same in Polish and in Czech', () => {
    const polish = said(pl, 'pl');
    const czech = said(cs, 'cs');
    for (const n of [1, 2, 5]) {
      // A number that limits is no hit count: it is named as the most.
      expect(polish('ui.root.battle.only', { n })).toMatch(new RegExp(`^najwyżej ${n}: `));
      expect(czech('ui.root.battle.only', { n })).toMatch(new RegExp(`^nejvýš ${n}: `));
    }
  });
});
