import { seat } from '@empty-chair/kernel/words';
import { describe, expect, it } from 'vitest';
import {
  nameOr,
  tableTitle,
  whoDecides,
  whoDoesWhat,
  whoIsHere,
  whoPlays,
  whoWatches,
} from './said.ts';
import { person, speaker } from './test-people.ts';

const [en, pl, cs] = await Promise.all([speaker('en'), speaker('pl'), speaker('cs')]);
const all = [en, pl, cs] as const;
const me = person('Ann', { isMe: true, chairs: [seat(0)] });
const ben = person('Ben', { chairs: [seat(1)] });
const cleo = person('Cleo', { isViewer: true });
/** In each language; a space that breaks no line is a space. */
const inAll = (say: (by: (typeof all)[number]) => string) =>
  all.map((by) => say(by).replaceAll('\u00a0', ' '));
const away = (one: typeof ben) => ({ ...one, isAway: true });

describe('who is at a table is said', () => {
  it('by name, with a verb that agrees, in each language', () => {
    const here = [me, ben, away(person('Dana'))];
    expect(inAll((by) => whoIsHere(here, by))).toEqual([
      'Ann and Ben are here. Dana is away',
      'Są tu Ann i Ben. Dana jest poza stołem',
      'Jsou tu Ann a Ben. Dana je pryč',
    ]);
  });

  it('as nobody where I am alone, and of those who left what they left: a player their chair', () => {
    expect(whoIsHere([me], en)).toBe('Nobody else is here yet');
    expect(whoIsHere([me, away(cleo)], en)).toBe('Ann is here');
    expect(whoIsHere([me, away(ben)], en)).toBe('Ann is here. Ben is away');
  });

  it('of people without a name as somebody, with a capital where the sentence begins', () => {
    expect(whoIsHere([me, person('')], en)).toBe('Ann and somebody are here');
    expect(whoDoesWhat([person('', { chairs: [seat(0)] })], en)).toBe('Somebody plays');
    expect(nameOr('', en)).toBe('somebody');
    expect(nameOr('Ann', en)).toBe('Ann');
  });

  it('to whoever comes in: who plays and who watches, not who has gone', () => {
    expect(whoDoesWhat([ben, cleo], en)).toBe('Ben plays. Cleo watches');
    expect(whoDoesWhat([away(ben), cleo], en)).toBe('Cleo watches');
    expect(whoDoesWhat([], en)).toBe('Nobody else is here yet');
  });

  it('to those at the table: who else watches, never that I do', () => {
    expect(whoWatches([me, cleo, person('Emil', { isViewer: true })], pl)).toBe(
      'Oglądają: Cleo i Emil',
    );
    expect(whoWatches([{ ...cleo, isMe: true }, ben], en)).toBeUndefined();
    expect(whoWatches([me, away(cleo)], en)).toBeUndefined();
  });

  it('in the name of a table that has none: those who sit there now', () => {
    expect(inAll((by) => tableTitle('Root', [me, cleo, away(person('Dana'))], by))).toEqual([
      'Ann’s Root table',
      'Root, przy stole: Ann',
      'Root, u stolu: Ann',
    ]);
    expect(tableTitle('Root', [me, ben], en)).toBe('Ann and Ben’s Root table');
    expect(tableTitle('Root', [cleo, person(''), away(ben)], en)).toBe('Root');
  });

  it('a name with signs of its own as it is', () => {
    const odd = "{n, plural} <b> '{'";
    expect(whoDoesWhat([person(odd)], en)).toBe(`${odd} plays`);
  });
});

describe('whose turn it is', () => {
  it('is said of whoever sits there and is here', () => {
    expect(inAll((by) => whoPlays([ben], by))).toEqual([
      'Ben is playing',
      'Teraz gra Ben',
      'Právě hraje Ben',
    ]);
    expect(inAll((by) => whoPlays([ben, person('Eva')], by))).toEqual([
      'Ben and Eva are playing',
      'Teraz grają Ben i Eva',
      'Právě hrají Ben a Eva',
    ]);
    expect(whoPlays([away(ben), person('Eva')], en)).toBe('Eva is playing');
  });

  it('is that somebody is away where nobody else sits there, and no name where nobody does', () => {
    expect(whoPlays([away(ben)], en)).toBe('Ben is away');
    expect(inAll((by) => whoPlays([], by))).toEqual(['On turn.', 'Trwa tura.', 'Na tahu.']);
  });
});

describe('who alone sees their cards', () => {
  it('is said to decide, to be away, or not to be there yet', () => {
    expect(inAll((by) => whoDecides([ben], by))).toEqual([
      'Ben is deciding',
      'Decyduje Ben',
      'Rozhoduje se Ben',
    ]);
    expect(whoDecides([away(ben)], en)).toBe('Ben is away');
    expect(inAll((by) => whoDecides([], by))).toEqual([
      'Nobody sits here yet',
      'Nikt jeszcze tu nie siedzi',
      'Zatím tu nikdo nesedí',
    ]);
  });
});
