import { seat } from '@empty-chair/kernel/words';
import { anySentence, inputRoundTrip } from '@empty-chair/testkit/any-input';
import { refusedWhenTyped, toldInLog } from '@empty-chair/testkit/typed-input';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../examples/position.ts';
import { innovation } from '../module.ts';
import { inputs } from './verbs.ts';

const { inputKey, parseInput } = innovation;

inputRoundTrip(innovation, anySentence(inputs.sentences), 1500);

describe('a person types', () => {
  test.each<[string, string]>([
    ['  build   e10 ', 'build E10'],
    ['build E10 workshop', 'build E10'],
    ['build E10 tower', 'build E10 tower'],
    ['advance law', 'advance law 1'],
    ['points -0', 'points 0'],
    ['pass', 'pass'],
    ['correct hex H7 automa guild', 'correct hex H7 automa guild nothing'],
    ['correct innovation steel nobody 4', 'correct innovation steel nobody 4'],
  ])('%j', (text, key) => {
    expect(inputKey(parseInput(text))).toBe(key);
  });

  refusedWhenTyped(innovation, [
    ['', 'data.missing'],
    ['fly E10', 'data.notOneOf'],
    ['build', 'data.missing'],
    ['build E14', 'no.hex word=E14'],
    ['build J1', 'no.hex word=J1'],
    ['build E0', 'no.hex word=E0'],
    ['build E010', 'no.hex word=E010'],
    ['build E10 castle', 'data.notOneOf'],
    ['build E10 tower now', 'data.tooManyWords word=now'],
    ['done now', 'data.tooManyWords word=now'],
    ['upgrade E10', 'data.missing'],
    ['transform E10 river', 'data.notOneOf'],
    ['advance alchemy 1', 'data.notOneOf'],
    ['advance law two', 'data.noNumber word=two'],
    ['points 1.5', 'data.noNumber word=1.5'],
    ['points 1000', 'data.outOfRange least=-999 most=999 value=1000'],
    ['bonus 11', 'data.outOfRange least=1 most=10 value=11'],
    ['bonus 0', 'data.outOfRange least=1 most=10 value=0'],
    ['pass 11', 'data.outOfRange least=1 most=10 value=11'],
    ['book 7', 'data.outOfRange least=1 most=6 value=7'],
    ['spell fireball', 'data.notOneOf'],
    ['innovation wheel', 'data.notOneOf'],
    ['correct', 'data.missing'],
    ['correct moon', 'data.notOneOf'],
    ['correct hex H7 nobody workshop', 'data.notOneOf'],
    ['correct innovation steel human 4', 'data.tooManyWords word=4'],
    ['correct bonus 1 top', 'data.notOneOf'],
    ['correct coins more 1', 'data.notOneOf'],
    ['correct spell bridge maybe', 'data.notOneOf'],
    ['__proto__', 'data.notOneOf'],
    ['correct constructor', 'data.notOneOf'],
  ]);
});

test('minus nothing is nothing', () => {
  expect(parseInput('points -0')).toEqual({ kind: 'points', n: 0 });
});

describe('a line of the log', () => {
  const state = readPosition({});
  toldInLog(innovation, { state, by: seat(0) }, [
    ['bonus 2', 'did.bonus tile=2 who=human'],
    ['place E10', 'did.place at=E10 who=human'],
    ['build E10', 'did.build at=E10 building=workshop who=human'],
    ['upgrade E10 guild', 'did.upgrade at=E10 building=guild who=human'],
    ['annex E10', 'did.annex at=E10 who=human'],
    ['transform F11 swamp', 'did.transform at=F11 terrain=swamp who=human'],
    ['bridge C10 E10', 'did.bridge from=C10 to=E10 who=human'],
    ['advance law 2', 'did.advance discipline=law n=2 who=human'],
    ['scholar law', 'did.scholar discipline=law who=human'],
    ['innovation steel', 'did.innovation innovation=steel who=human'],
    ['spell tools', 'did.spell spell=tools who=human'],
    ['book 2', 'did.book book=2 who=human'],
    ['shipping', 'did.shipping who=human'],
    ['city', 'did.city who=human'],
    ['points 3', 'did.points n=3 who=human'],
    ['pass 2', 'did.pass tile=2 who=human'],
    ['pass', 'did.lastPass who=human'],
    ['done', 'did.done who=human'],
    ['correct empty E10', 'fix.empty at=E10'],
    ['correct hex E10 human guild', 'fix.hex at=E10 building=guild who=human'],
    ['correct hex H7 automa guild token', 'fix.markedHex at=H7 building=guild who=automa'],
    ['correct hex E10 human guild annex', 'fix.annexedHex at=E10 building=guild who=human'],
    ['correct terrain F11 swamp', 'fix.terrain at=F11 terrain=swamp'],
    ['correct bridge C10 E10 human', 'fix.bridge from=C10 to=E10 who=human'],
    ['correct bridge C10 E10 nobody', 'fix.noBridge from=C10 to=E10'],
    ['correct level automa law 3', 'fix.level discipline=law n=3 who=automa'],
    ['correct scholar law 2 human', 'fix.scholar discipline=law n=2 who=human'],
    ['correct scholar law 2 nobody', 'fix.noScholar discipline=law n=2'],
    ['correct points automa 30', 'fix.points n=30 who=automa'],
    ['correct shipping human 2', 'fix.shipping n=2 who=human'],
    ['correct cities human 2', 'fix.cities n=2 who=human'],
    ['correct spell tools covered', 'fix.cover tile=tools'],
    ['correct book 2 open', 'fix.uncover tile=2'],
    ['correct tool E9 on', 'fix.tool at=E9'],
    ['correct tool E9 off', 'fix.noTool at=E9'],
    ['correct innovation steel automa', 'fix.innovation innovation=steel who=automa'],
    ['correct innovation steel nobody', 'fix.innovationBack innovation=steel'],
    ['correct innovation steel nobody 4', 'fix.displayPlace innovation=steel n=4'],
    ['correct bonus 2 left', 'fix.slot slot=left tile=2'],
    ['correct bonus 2 automa', 'fix.held tile=2 who=automa'],
    ['correct coins left 2', 'fix.coins n=2 slot=left'],
  ]);
});
