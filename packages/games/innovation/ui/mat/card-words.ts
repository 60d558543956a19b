import type { SupportPart, viewCard } from '../../rules/view.ts';
import type { UiId } from '../words.ts';
import { words } from '../words.ts';

export type DecisionCard = ReturnType<typeof viewCard>;
type Action = DecisionCard['actions'][number];

/** One icon of a decision card with what it says. */
export interface CardIcon {
  readonly key: string;
  readonly icon: string;
  readonly label: string;
  /** A letter or number beside the icon. */
  readonly sign?: string;
}
export interface SupportIcon extends CardIcon {
  readonly part: SupportPart;
}

const ACTION_ICONS: Readonly<Record<string, string>> = {
  faction: 'aoi-faction',
  take_innovation: 'aoi-innovation',
  score: 'points',
  transform_build: 'aoi-build',
  upgrade: 'aoi-upgrade',
  block_spell_book: 'aoi-block',
  send_scholar: 'aoi-scholar',
  advance_discipline: 'aoi-advance',
};

export function actionIcons({ actions, passIcon }: DecisionCard): readonly CardIcon[] {
  const pass = { key: 'pass', icon: 'aoi-pass', label: words.t('ui.aoi.pass') };
  return [...actions.map(actionIcon), ...(passIcon ? [pass] : [])];
}

function actionIcon({ type, points }: Action, index: number): CardIcon {
  const key = `${type} ${index}`;
  const icon = ACTION_ICONS[type] ?? 'card';
  if (points === undefined) return { key, icon, label: words.t(`ui.aoi.action.${type}` as UiId) };
  const sign = String(points).replace('-', '\u2212');
  const label = words.t('ui.aoi.action.score', { points: { kind: 'literal', id: sign } });
  return { key, icon, label, sign };
}

/** The Support column from top to bottom. */
export function supportIcons({ support }: DecisionCard): readonly SupportIcon[] {
  const { structureGroup, approach, terrainPriorityRow, directional, scholarMode } = support;
  const isMarked = structureGroup === 'marked';
  const { arrow, count } = directional;
  const parts: readonly (Omit<SupportIcon, 'key'> | undefined)[] = [
    {
      part: 'group',
      icon: isMarked ? 'aoi-token' : 'aoi-no-token',
      label: words.t(`ui.aoi.support.${structureGroup}`),
    },
    approach
      ? { part: 'approach', icon: 'aoi-approach', label: words.t('ui.aoi.support.approach') }
      : undefined,
    {
      part: 'row',
      icon: 'aoi-terrain-row',
      sign: terrainPriorityRow,
      label: words.t('ui.aoi.support.row', { row: { kind: 'literal', id: terrainPriorityRow } }),
    },
    {
      part: 'directional',
      icon: arrow === 'LTR' ? 'aoi-ltr' : 'aoi-rtl',
      sign: String(count),
      label: words.t(`ui.aoi.support.${arrow}`, { n: count }),
    },
    {
      part: 'scholar',
      icon: scholarMode === 'round_tile' ? 'aoi-round-tile' : 'aoi-catch-up',
      label: words.t(`ui.aoi.support.${scholarMode}`),
    },
    {
      part: 'slot',
      icon: `aoi-slot-${support.roundBonusTile}`,
      label: words.t('ui.aoi.support.slot', { slot: { kind: 'slot', id: support.roundBonusTile } }),
    },
  ];
  return parts.flatMap((part) => (part === undefined ? [] : [{ key: part.part, ...part }]));
}
