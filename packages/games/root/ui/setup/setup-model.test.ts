import { describe, expect, test } from 'vitest';
import { setupChoices } from '../../rules/setup-view.ts';
import ui from '../../text/en/ui.json' with { type: 'json' };
import { rootGame } from '../game.ts';
import {
  bot,
  boxesOf,
  canBeBot,
  check,
  draftOf,
  factionChoices,
  firstConfig,
  freeFactions,
  human,
  onScreen,
  otherReadings,
  readOnBoard,
  saysWhoPlays,
  withBot,
  withCoop,
  withFaction,
  withMap,
  withMoreSeats,
  withoutSeat,
  withoutSecondBox,
  withSeat,
  withSeatMoved,
  withTrait,
} from './setup-model.ts';

const first = draftOf(firstConfig());
const factions = (draft: typeof first): string[] => draft.seats.map(({ faction }) => faction);

test('every ruling that can be chosen is said, and each way to read it', () => {
  const ids = setupChoices.options.flatMap(({ name, values }) => [
    name,
    ...values.map((value) => `${name}.${value}`),
  ]);
  expect(ids.filter((id) => !(`ui.root.setup.option.${id}` in ui))).toEqual([]);
});

test('the first game is a human against two bots', () => {
  expect(rootGame.module.seats(firstConfig()).map(({ bot }) => bot)).toEqual([false, true, true]);
  expect(factions(first)).toEqual(['marquise', 'eyrie', 'alliance']);
});

describe('chairs', () => {
  test('a faction is offered to one chair only, and to a bot only if it has one', () => {
    expect(freeFactions(first, 0, 'first')).toEqual([
      'marquise',
      'vagabond',
      'secondVagabond',
      'lizards',
      'riverfolk',
      'duchy',
      'corvids',
    ]);
    expect(freeFactions(first, 1, 'first')).toEqual(['eyrie', 'vagabond', 'secondVagabond']);
  });

  test('every faction that is offered is taken by the game', () => {
    for (const index of first.seats.keys()) {
      for (const faction of freeFactions(first, index, 'both')) {
        expect(check(withFaction(first, index, faction)).problem).toBeUndefined();
      }
    }
  });

  test('a human becomes a bot and back; level and traits are its own', () => {
    const asBot = withBot(first, 0, true);
    expect(asBot.seats[0]).toEqual({
      faction: 'marquise',
      bot: 'mechanicalMarquise2',
      difficulty: 'standard',
      traits: [],
    });
    expect(withBot(asBot, 0, false).seats[0]).toEqual(human('marquise'));
    expect(canBeBot(withFaction(first, 0, 'duchy'), 0, 'first')).toBe(false);
  });

  test('a person takes a faction that a bot has: they change places', () => {
    expect(factionChoices(first, 0, 'first')).toEqual(
      expect.arrayContaining(['marquise', 'eyrie', 'alliance', 'vagabond']),
    );
    const hard = withSeat(first, 1, { ...bot('eyrie'), difficulty: 'nightmare' });
    const eyrie = withFaction(hard, 0, 'eyrie');
    expect(eyrie.seats).toEqual([
      human('eyrie'),
      { ...bot('marquise'), difficulty: 'nightmare' },
      bot('alliance'),
    ]);
    expect(check(eyrie).problem).toBeUndefined();
    // Two people change places too, and a bot never sits down on a person’s chair.
    const two = withBot(first, 1, false);
    expect(factions(withFaction(two, 0, 'eyrie'))).toEqual(['eyrie', 'marquise', 'alliance']);
    expect(factionChoices(first, 1, 'first')).not.toContain('marquise');
    // Of the Duchy there is no bot without the second box.
    const duchy = withFaction(first, 0, 'duchy');
    expect(factionChoices(duchy, 0, 'first')).not.toContain('eyrie');
    expect(factionChoices(duchy, 0, 'both')).toContain('eyrie');
  });

  test('the Vagabot has a character, and there is only one', () => {
    const four = { ...first, seats: [...first.seats, bot('vagabond')] };
    expect(four.seats[3]).toMatchObject({ bot: 'vagabot', character: 'thief' });
    expect(freeFactions(four, 3, 'first')).toEqual(
      ['marquise', 'vagabond', 'secondVagabond'].slice(1),
    );
    const human2 = withFaction(four, 0, 'secondVagabond');
    expect(check(human2).problem).toBeUndefined();
    expect(canBeBot(human2, 0, 'first')).toBe(false);
  });

  test('traits go on and off in the order of the game', () => {
    const two = withTrait(withTrait(first, 1, 'swoop'), 1, 'nobility');
    expect(two.seats[1]?.traits).toEqual(['nobility', 'swoop']);
    expect(withTrait(two, 1, 'nobility').seats[1]?.traits).toEqual(['swoop']);
  });

  test('more chairs until there are no factions left; never one that the game refuses for itself', () => {
    let draft = first;
    for (let seats = first.seats.length; seats < 9; seats += 1) {
      const more = withMoreSeats(draft, 'first');
      if (more === undefined) break;
      expect(more.seats).toHaveLength(draft.seats.length + 1);
      draft = more;
      if (check(draft).problem !== undefined) break;
    }
    expect(factions(draft).slice(0, 4)).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond']);
    expect(new Set(factions(draft)).size).toBe(draft.seats.length);
  });

  test('up and down, and not beyond the ends', () => {
    expect(factions(withSeatMoved(first, 0, 1))).toEqual(['eyrie', 'marquise', 'alliance']);
    expect(withSeatMoved(first, 0, -1)).toEqual(first);
    expect(withSeatMoved(first, 2, 1)).toEqual(first);
  });

  test('too few chairs or no bot: the game says why', () => {
    expect(check(withoutSeat(withoutSeat(first, 2), 1)).problem?.id).toBe('bad.tooFewSeats');
    expect(check(withBot(withBot(first, 1, false), 2, false)).problem?.id).toBe('bad.botCount');
  });
});

describe('the second box', () => {
  const lizards = withSeat(first, 1, bot('lizards'));

  test('its bots sit only where it is owned', () => {
    expect(freeFactions(first, 1, 'first')).not.toContain('lizards');
    expect(freeFactions(first, 1, 'both')).toContain('lizards');
    const person = withSeat(first, 0, human('lizards'));
    expect(canBeBot(person, 0, 'first')).toBe(false);
    expect(canBeBot(person, 0, 'both')).toBe(true);
    expect(lizards.seats[1]).toMatchObject({ bot: 'logicalLizards' });
    expect(check(lizards).problem).toBeUndefined();
  });

  test('a table tells by itself which boxes it needs', () => {
    expect(boxesOf(first)).toBe('first');
    expect(boxesOf(lizards)).toBe('both');
    expect(boxesOf(withSeat(first, 0, human('lizards')))).toBe('first');
  });

  test('put away, its chairs go to the first box, else to people', () => {
    const without = withoutSecondBox(lizards);
    expect(without.seats.map(({ faction }) => faction)).toEqual(['marquise', 'eyrie', 'alliance']);
    expect(boxesOf(without)).toBe('first');
    const others = ['marquise', 'eyrie', 'alliance', 'vagabond'].map(bot);
    const full = withoutSecondBox({ ...first, seats: [bot('lizards'), ...others] });
    expect(full.seats[0]).toEqual(human('lizards'));
  });
});

test('B-08, B-24, B-28: what a printed board may say otherwise stands by the chairs where its bot sits, and only there', () => {
  const names = (seats: typeof first.seats) =>
    readOnBoard({ ...first, seats }).map(({ name }) => name);
  expect(names([human('marquise'), bot('eyrie')])).toEqual([]);
  expect(names([human('marquise'), bot('lizards')])).toEqual(['robotRevenge']);
  expect(names([human('lizards'), bot('riverfolk')])).toEqual(['marketRefill', 'tradeDisruption']);
  const folded = otherReadings(first, 'both').map(({ name }) => name);
  expect(folded).not.toContain('robotRevenge');
  expect(folded).toContain('gardenScore');
});

test('whoever may lose a faction on the screen reads who can be played there', () => {
  const played = onScreen({ ...first, seats: [human('lizards'), bot('eyrie')] });
  // The chair of the Lizards is a bot's now, and with the second box a person may want it back.
  expect(factions(played)).toEqual(['lizards', 'eyrie']);
  expect(played.seats.map(({ bot: id }) => id)).toEqual(['logicalLizards', undefined]);
  expect(saysWhoPlays(played, 'first')).toBe(true);
  expect(saysWhoPlays(withBot(played, 0, false), 'both')).toBe(true);
  expect(
    saysWhoPlays(onScreen({ ...first, seats: [human('marquise'), bot('eyrie')] }), 'first'),
  ).toBe(false);
  // At a table people can have any faction.
  expect(saysWhoPlays({ ...first, seats: [human('lizards'), bot('eyrie')] }, 'both')).toBe(false);
});

test('coop and team fall with what carries them', () => {
  const coop = { ...withCoop(first, true), team: true };
  expect(check(coop).problem).toBeUndefined();
  expect(withCoop(coop, false).team).toBe(false);
  expect(withBot(coop, 0, true)).toMatchObject({ coop: false, team: false });
  expect(withSeat(coop, 0, human('duchy'))).toMatchObject({ coop: true, team: true });
  expect(onScreen(coop)).toMatchObject({ coop: true, team: true, play: 'screen' });
  expect(check(onScreen(coop)).problem).toBeUndefined();
});

test('every map brings suits that it has', () => {
  for (const map of ['winter', 'lake', 'mountain', 'autumn']) {
    expect(check(withMap(first, map)).problem).toBeUndefined();
  }
  expect(withMap({ ...first, suits: 'random' }, 'lake').suits).toBe('random');
  expect(withMap(first, 'lake').suits).toBe('suggested');
});
