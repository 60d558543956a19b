import { badData } from '@empty-chair/testkit/thrown';
import { describe, expect, test } from 'vitest';
import { record, refusal } from '../../examples/human-side.ts';
import type { Fields, Position } from '../../examples/position.ts';

const STATE: Fields = {
  owner: { maine: 'france' },
  occupied: { bordeaux: 'france' },
  unrest: ['bordeaux'],
  players: {
    france: { prestige: 4, wars: ['england'] },
    england: { wars: ['france'], armyAt: 'aquitaine' },
  },
};
const here = (state: Fields = {}): Position => ({ state: { ...STATE, ...state } });
const france = (fields: Fields): Fields => ({ players: { france: fields } });

describe('what a human did or sees is taken over', () => {
  test.each<[string, Fields]>([
    ['own caux france', { owner: { maine: 'france', caux: 'france' } }],
    // Whatever lay on it goes: the Town is the new owner's, at peace.
    ['own bordeaux france', { owner: { bordeaux: 'france' }, occupied: {}, unrest: [] }],
    ['own maine nobody', { owner: { maine: null } }],
    ['occupy caux france', { occupied: { caux: 'france' }, unrest: ['bordeaux', 'caux'] }],
    ['occupy caux rebels', { occupied: { caux: 'rebels' }, unrest: ['bordeaux'] }],
    ['occupy bordeaux nobody', { occupied: {}, unrest: [] }],
    ['influence lombardy 2', france({ influence: { lombardy: 3 } })],
    ['influence lombardy -1', france({ influence: { languedoc: 2, scotland: 2, burgundy: 1 } })],
    ['claim lombardy', france({ claims: ['aquitaine', 'brittany_&_normandy', 'lombardy'] })],
    ['claim aquitaine gone', france({ claims: ['brittany_&_normandy'] })],
    ['core seine', france({ cores: ['seine'] })],
    ['ally savoy', france({ allies: ['scotland', 'provence', 'savoy'] })],
    ['ally provence gone', france({ allies: ['scotland'] })],
    ['marry savoy', france({ marriages: ['savoy'] })],
    [
      'ship english_channel',
      france({ ships: ['bay_of_biscay', 'english_channel', 'gulf_of_lion'] }),
    ],
    ['ship bay_of_biscay gone', france({ ships: ['gulf_of_lion'] })],
    ['rebels seine 3', { rebels: { seine: 3 } }],
    ['unrest paris yes', { unrest: ['bordeaux', 'paris'] }],
    ['unrest bordeaux no', { unrest: [] }],
    ['convert seine protestant', { religion: { seine: 'protestant' } }],
    ['pirates English_Channel 2', { pirates: { 'English Channel': 2 } }],
    ['prestige 3', france({ prestige: 7 })],
    ['prestige -4', france({ prestige: 0 })],
    ['milestone warfare', { milestones: { warfare: ['france'] } }],
    ['idea cannons', { ideas: { cannons: ['france'] } }],
    ['event', france({ hasTakenEvent: true })],
    ['done', { turn: 'castile' }],
    ['emperor austria 3', { emperor: 'austria', authority: 3 }],
    ['emperor nobody 0', { emperor: null, imperialInfluence: [] }],
    ['curia france uncontested', { controller: 'france', isUncontested: true }],
    ['cardinal france', { curia: ['france', 'castile', 'france', 'england'] }],
    ['cardinal castile gone', { curia: ['france', 'england'] }],
    ['overlord scotland england', { overlords: { scotland: 'england' } }],
    ['faith france protestant', france({ religion: 'protestant' })],
    ['round 1 3', { age: 1, round: 3 }],
    ['pack {"format":1,"name":"mine"}', { pack: { format: 1, name: 'mine' } }],
  ])('%s', (text, fields) => {
    const { after, said } = record(text, here());
    expect(after).toMatchObject(fields);
    expect(said).toEqual([]);
  });

  test('a pack in mid-game says that its deck lists come later', () => {
    const decks = [{ realm: 'castile', age: 1, removed: [8] }];
    const pack = { format: 1, name: 'mine', decks };
    expect(record(`pack ${JSON.stringify(pack)}`, here()).said).toEqual(['see.packDecks']);
    expect(record('pack nobody', here({ pack })).said).toEqual([
      'see.packGoes.decks what=[castile]',
      'see.packDecks',
    ]);
  });

  test('a second pack is added to the first; only a word more takes the first away, and says so', () => {
    const pack = { format: 1, name: 'mine', charts: { unrest: { nodes: { UN1: {} } } } };
    const more = '{"format":1,"name":"theirs","cards":{"5":{"cost":2}}}';
    const added = record(`pack ${more}`, here({ pack }));
    expect(added.after).toMatchObject({ pack: { ...pack, cards: { 5: { cost: 2 } } } });
    expect(added.said).toEqual([]);
    const instead = record(`pack only ${more}`, here({ pack }));
    expect(instead.after).toMatchObject({ pack: JSON.parse(more) });
    expect(instead.after).not.toHaveProperty('pack.charts');
    expect(instead.said).toEqual(['see.packGoes.charts what=[UN1]']);
  });

  test('what is added may lean on the pack in force; what does not hold with it is refused', () => {
    const step = { kind: 'step', do: 'table', edges: { next: 'UN4' } };
    const nodes = { UN5: step, UN2: { edges: { next: 'UN5' } } };
    const pack = { format: 1, name: 'mine', charts: { unrest: { nodes } } };
    const more = (edges: object) =>
      `pack ${JSON.stringify({ format: 1, charts: { unrest: { nodes: { UN3: { edges } } } } })}`;
    expect(record(more({ next: 'UN5' }), here({ pack })).after).toHaveProperty(
      'pack.charts.unrest.nodes.UN3',
    );
    expect(badData(() => record(more({ next: 'UN6' }), here({ pack })))).toContain(
      'pack.charts.unrest.nodes.UN3.edges.next: bad.unknownNear near=UN1 what=node word=UN6',
    );
  });

  test('EU-26.5: the first to pass who has not got it takes the First Player token', () => {
    // France has it already, so it waits for the next one.
    expect(record('pass', here()).after).toMatchObject({ passed: ['france'], nextFirst: null });
    const second = here({ turn: 'france', order: ['castile', 'england', 'france'] });
    const { after, said } = record('pass', second);
    expect(after).toMatchObject({ passed: ['france'], nextFirst: 'france', turn: 'castile' });
    expect(said).toEqual(['do.pass n=1 who=france', 'do.firstPlayer who=france']);
  });

  test('a peace turns War into Truce, for both', () => {
    const { players } = record('peace england', here()).after as { players: Fields };
    expect(players).toMatchObject({
      france: { wars: [], truces: ['england'] },
      england: { wars: [], truces: ['france'] },
    });
  });
});

describe('what it does to the bots', () => {
  test('EU-15.4: a bot that war is declared on gains 1, then up to the minimum, and recruits', () => {
    // Level normal: at least 5, 9 Units for 1 Bot Power; only 6 are in the reserve.
    const mat = { available: 2, spent: 0, army: 2, reserve: 6 };
    const { after } = record('war england', { state: { players: { england: { mat } } } });
    expect(after['players']).toMatchObject({
      france: { wars: ['england'] },
      england: { wars: ['france'], mat: { available: 4, spent: 1, army: 8, reserve: 0 } },
    });
  });

  test.each<[string, number]>([
    ['trade English_Channel', 11],
    ['trade English_Channel mercantilism', 10],
  ])('EU-12.4: %s pays a bot whose Ship lies beside the node', (text, available) => {
    const { after } = record(text, {});
    expect(after['players']).toMatchObject({
      england: { mat: { available }, merchant: 'English Channel' },
      castile: { mat: { available: 9 }, merchant: 'Sevilla' },
    });
  });

  test('EU-11.4: a bot claims nothing for what it only Occupied, and others have freed', () => {
    const state = { occupied: { maine: 'castile' }, owner: { maine: 'france' } };
    const { after, said } = record('occupy maine nobody', { state });
    expect(said).toEqual([]);
    expect(after['players']).toMatchObject({
      castile: { claims: ['andalucia'] },
    });
  });

  test.each<[string, Fields]>([
    ['effect england monarchPower 2', { mat: { available: 11 } }],
    ['effect england monarchPower -2', { mat: { available: 7 } }],
    ['effect england ducats 11', { mat: { available: 11 } }],
    ['effect england ducats 99', { mat: { available: 12 } }],
    ['effect england ducats -25', { mat: { available: 6 } }],
    ['effect england stability 1', { mat: { available: 11 } }],
    ['effect england prestige 2', { prestige: 2 }],
    ['effect england tradeAction', { mat: { available: 11 } }],
    ['effect england recruit', { mat: { available: 8, spent: 1, army: 8, reserve: 0 } }],
    ['effect england exhaust 1', { mat: { army: 1 } }],
    ['effect england nothing', { mat: { available: 10 } }],
    ['effect england loseAlliance', { allies: [] }],
    ['effect england loseMarriage', { marriages: [] }],
  ])('EU-23.2, EU-23.3, EU-23.4, EU-23.5, EU-23.7, EU-23.9: %s', (text, fields) => {
    // England has no Unrest, 9 Bot Power, 2 Units and 6 more; Portugal is its friend.
    const { players } = record(text, {}).after as { players: Readonly<Record<string, Fields>> };
    expect(players['england']).toMatchObject(fields);
  });

  test('EU-1.4, EU-18.3: a human leaves, and the bot has what was left', () => {
    // 5 Monarch Power, 12 Ducats are 2, Stability 1, 1 Interest: 7. Four Units are deployed.
    const { after } = record('leave hard 5 12 1 1 4', {});
    expect(after['players']).toMatchObject({
      france: { isBot: true, level: 'hard', armyAt: null, mat: { available: 7, army: 4 } },
    });
  });

  test('EU-18.1: a Non-Player Realm follows a bot, with its Prestige and three Units', () => {
    const state = { players: { england: { prestige: 9, mat: { ideas: { military: 2 } } } } };
    const { after } = record('replace england burgundy', { state });
    expect(after['players']).toMatchObject({
      england: { realm: 'burgundy', prestige: 9, mat: { army: 3, ideas: { military: 2 } } },
    });
  });
});

describe('what cannot be is refused with a reason', () => {
  test.each<[string, string]>([
    ['occupy paris france', 'no.occupy province=paris'],
    ['influence lombardy 5', 'data.outOfRange least=0 most=5 value=6'],
    ['influence lombardy -2', 'data.outOfRange least=0 most=5 value=-1'],
    ['ally france', 'no.self'],
    ['war france', 'no.self'],
    ['war england', 'no.warAgain realm=england'],
    ['peace castile', 'no.war realm=castile'],
    ['battle seine england', 'no.army area=seine who=england'],
    ['battle seine scotland', 'no.player word=scotland'],
    ['seaBattle gulf_of_lion england', 'no.ship who=england zone=gulf_of_lion'],
    ['prestige -5', 'no.prestige n=4'],
    ['effect france ducats 5', 'no.bot who=france'],
    ['effect scotland ducats 5', 'no.player word=scotland'],
    ['overlord england france', 'no.vassal realm=england'],
    ['overlord scotland scotland', 'no.vassal realm=scotland'],
    ['replace france burgundy', 'no.bot who=france'],
    ['replace england castile', 'no.realm realm=castile'],
    ['round 2 1', 'data.outOfRange least=1 most=1 value=2'],
  ])('%s', (text, reason) => {
    expect(refusal(text, here())).toBe(reason);
  });

  test('a second Event, Milestone or Idea', () => {
    const state = here({
      milestones: { warfare: ['france'] },
      ideas: { cannons: ['france'] },
      players: { france: { hasTakenEvent: true } },
    });
    expect(refusal('event', state)).toBe('no.event who=france');
    expect(refusal('milestone warfare', state)).toBe('no.milestone');
    expect(refusal('idea cannons', state)).toBe('no.idea');
  });

  test('what belongs to the Action Phase after it', () => {
    expect(refusal('pass', { state: { step: 'income' } })).toBe('no.pass');
    expect(refusal('event', { state: { step: 'income' } })).toBe('no.event who=france');
  });

  test('EU-18.2: leaving in the middle of a Round', () => {
    expect(refusal('leave hard 0 0 0 0 0', { state: { turn: 'castile' } })).toBe('no.leave');
    expect(refusal('leave hard 0 0 0 0 0', { state: { passed: ['castile'] } })).toBe('no.leave');
    expect(refusal('leave hard 0 0 0 0 0', { state: { isUnderWay: true } })).toBe('no.leave');
    expect(refusal('leave hard 0 0 0 0 0', {})).toBe('nothing refused');
  });

  test.each(['done', 'pass'])('EU-18.2: after the first Turn a Round is under way: %s', (text) => {
    expect(record(text, {}).after).toMatchObject({ turn: 'castile', isUnderWay: true });
  });

  test('a turn out of turn or after the end; a statement is taken at any time', () => {
    expect(refusal('done', { state: { turn: 'england' } })).toBe('kernel.notYourTurn');
    expect(refusal('done', { state: { isOver: true } })).toBe('kernel.gameOver');
    expect(refusal('claim seine', { state: { turn: 'england' } })).toBe('nothing refused');
    expect(refusal('claim seine', {}, 1)).toBe('kernel.notYourTurn');
  });
});
