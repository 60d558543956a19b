import type { AnyConfig } from '@empty-chair/registry/games';
import { draftsOf } from '@empty-chair/uikit/setup/draft.ts';
import type { Readings } from '@empty-chair/uikit/setup/rulings.ts';
import type { Pack } from '../../rules/pack-view.ts';
import { decodePack, encodePack, KNOWN } from '../../rules/pack-view.ts';
import type { Config, ScenarioView, SeatConfig, VariantView } from '../../rules/view.ts';
import {
  playedRealm,
  viewOptions,
  viewScenarios,
  withSeat,
  withVariant,
} from '../../rules/view.ts';
import type { Paint } from '../board/paints.ts';
import { paintsOf } from '../board/paints.ts';
import { europaGame } from '../game.ts';

/** A config as the form edits it: the form that the game itself reads and writes. */
export interface SetupDraft extends Omit<Config, 'options' | 'pack'> {
  /** Only what is read otherwise than we read it. */
  readonly options?: Readings;
  /** As it stands in a file. */
  readonly pack?: object;
}

export const { draftOf, check } = draftsOf<SetupDraft>(europaGame);

/** A solo game of the first scenario: the human on the first chair, two bots on Easy. */
export const firstConfig: AnyConfig = europaGame.module.defaultConfig;
export const firstDraft: SetupDraft = draftOf(firstConfig);

// ---- scenarios ------------------------------------------------------------------------

export const scenarioOf = ({ scenario }: SetupDraft): ScenarioView | undefined =>
  viewScenarios.find(({ id }) => id === scenario);
export const variantOf = (draft: SetupDraft): VariantView | undefined =>
  scenarioOf(draft)?.variants.find(({ id }) => id === draft.variant);

/** How many realms can be played in it, at least and at most. */
export function realmsIn({ variants }: ScenarioView): readonly [number, number] {
  const counts = variants.map(({ realms }) => realms.length);
  return [Math.min(...counts), Math.max(...counts)];
}
export function agesOf({ variants }: ScenarioView): readonly [number, number] {
  return [
    Math.min(...variants.map(({ firstAge }) => firstAge)),
    Math.max(...variants.map(({ lastAge }) => lastAge)),
  ];
}

/** Another scenario begins with its first variant. */
export function withScenario(draft: SetupDraft, id: string): SetupDraft {
  const first = viewScenarios.find((one) => one.id === id)?.variants[0];
  return first === undefined ? draft : withVariant(draft, id, first.id);
}

// ---- seats ----------------------------------------------------------------------------

export interface SeatRow extends SeatConfig {
  /** The realm whose pieces it has. */
  readonly played: string;
  readonly name: string | undefined;
  /** The scenario says who plays it. */
  readonly isFixed: boolean;
  readonly joinsLater: boolean;
  readonly paint: Paint;
}

export function rowsOf(draft: SetupDraft): readonly SeatRow[] {
  const known = variantOf(draft)?.realms ?? [];
  // As at the table: only who sits there has a paint, in the order of the chairs.
  const seated = draft.seats
    .filter(({ role }) => role !== 'open')
    .map(({ realm, role }, seat) => ({ seat, realm: playedRealm(realm), bot: role === 'bot' }));
  const paints = paintsOf(seated);
  return draft.seats.map((seat) => {
    const printed = known.find(({ realm }) => realm === seat.realm);
    const played = playedRealm(seat.realm);
    const at = seated.find(({ realm }) => realm === played)?.seat;
    return {
      ...seat,
      played,
      name: printed?.name,
      isFixed: printed?.isFixed ?? false,
      joinsLater: printed?.joinsLater ?? false,
      paint: (at === undefined ? undefined : paints.get(at)) ?? 'slate',
    };
  });
}

export const withRole = (draft: SetupDraft, realm: string, role: SeatConfig['role']): SetupDraft =>
  withSeat(draft, realm, { role });
export const withLevel = (
  draft: SetupDraft,
  realm: string,
  level: SeatConfig['level'],
): SetupDraft => withSeat(draft, realm, { level });

// ---- rulings ---------------------------------------------------------------------------

const OUR_READINGS: Readings = Object.fromEntries(
  viewOptions.map(({ name, values }) => [name, values[0]]),
);
export const readingsOf = ({ options }: SetupDraft): Readings => ({ ...OUR_READINGS, ...options });

// ---- rules pack -----------------------------------------------------------------------

export const packIn = ({ pack }: SetupDraft): Pack | undefined =>
  pack === undefined ? undefined : decodePack(pack, KNOWN);

export function withPack(draft: SetupDraft, pack: Pack | undefined): SetupDraft {
  const { pack: _, ...plain } = draft;
  return pack === undefined ? plain : { ...plain, pack: encodePack(pack) };
}
