import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Config } from '../rules/config.ts';
import { configCodec, TABLE_OPTIONS } from '../rules/config.ts';
import type { LevelId } from '../rules/content.ts';
import { AUTOMA_FACTIONS, HUMAN_FACTIONS, LEVELS, SIDE_IDS, TERRAINS } from '../rules/content.ts';

/** Any side, level, faction and terrain; one human or two. */
export function anyTable(seed: string, level?: LevelId): Config {
  const rng = rngFromSeed(seed);
  const pick = <T>(items: readonly T[]): T => items[rng.below(items.length)] as T;
  const others = <T>(items: readonly T[], taken: readonly T[]): readonly T[] =>
    items.filter((item) => !taken.includes(item));
  const chosen = level ?? pick(LEVELS);
  const first = { terrain: pick(TERRAINS), faction: pick(HUMAN_FACTIONS) };
  const second = {
    terrain: pick(others(TERRAINS, [first.terrain])),
    faction: pick(others(HUMAN_FACTIONS, [first.faction])),
  };
  const isSolo = rng.below(4) > 0;
  const humans = isSolo ? [first] : [first, second];
  const terrain = pick(
    others(
      TERRAINS,
      humans.map((human) => human.terrain),
    ),
  );
  const faction = isSolo ? pick(AUTOMA_FACTIONS) : 'simpletons';
  return configCodec.decode({
    side: pick(SIDE_IDS),
    level: chosen,
    faction,
    terrain,
    ...(faction === 'symbionts' && { youth: pick(others(TERRAINS, [first.terrain, terrain])) }),
    humans,
    options: { block: pick(TABLE_OPTIONS.block) },
  });
}
