import type { Message, Ref } from '@empty-chair/kernel/words';
import type { BotMatView, MapView, SeatView, TableView } from '../../rules/view.ts';
import { mostOf, NOBODY, withId } from '../../rules/view.ts';
import { say } from '../turn/say.ts';
import type { UiId } from '../words.ts';
import type { Fact, FactGroup } from './fact.ts';
import { correct, ownersIn, ui } from './fact.ts';

/** What lies beside the map. */
type NumberId = 'prestige' | 'available' | 'spent' | 'army' | 'laidDown' | 'reserve' | 'colonists';
type FlagId = 'event' | 'passed' | 'quest';
type TieId = 'atWar' | 'ally' | 'truce' | 'marriage';

export function realmFacts(
  mine: SeatView,
  mat: BotMatView | undefined,
  realms: readonly string[],
): readonly FactGroup[] {
  const { realm } = mine;
  const count = (what: NumberId, label: Message | Ref, value: number): Fact => ({
    kind: 'count',
    key: what,
    label,
    value,
    most: mostOf[what],
    input: (n) => correct(realm, { what, n }),
  });
  const flag = (what: FlagId, label: Message | Ref, value: boolean): Fact => ({
    kind: 'flag',
    key: what,
    label,
    value,
    input: (is) => correct(realm, { what, is }),
  });
  const list = (what: TieId, label: UiId, value: readonly string[]): Fact => ({
    kind: 'list',
    key: what,
    label: ui(label),
    value,
    choices: realms.filter((one) => one !== realm),
    input: (id, is) => correct(realm, { what, realm: withId.realm(id), is }),
  });
  const onMat: readonly Fact[] =
    mat === undefined
      ? []
      : [
          count('available', ui('ui.europa.fact.available'), mat.available),
          count('spent', ui('ui.europa.fact.spent'), mat.spent),
          count('army', ui('ui.europa.mat.army'), mat.army),
          count('laidDown', ui('ui.europa.fact.laidDown'), mat.laidDown),
          count('reserve', ui('ui.europa.mat.manpower'), mat.reserve),
          count('colonists', ui('ui.europa.mat.colonists'), mat.colonists),
        ];
  const tracks: readonly Fact[] =
    mat === undefined
      ? []
      : [
          ...mat.focus.map(
            ({ type, cubes }): Fact => ({
              kind: 'count',
              key: `focus ${type}`,
              label: { kind: 'milestone', id: type },
              value: cubes,
              most: mostOf.focus,
              input: (n) => correct(realm, { what: 'focus', type: withId.milestone(type), n }),
            }),
          ),
          ...mat.ideas.map(
            ({ type, n: known }): Fact => ({
              kind: 'count',
              key: `ideas ${type}`,
              label: { kind: 'ideaType', id: type },
              value: known,
              most: mostOf.ideas,
              input: (n) => correct(realm, { what: 'ideas', type: withId.ideaType(type), n }),
            }),
          ),
          flag('quest', { kind: 'idea', id: 'quest_for_the_new_world' }, mat.hasQuest),
        ];
  const ties: readonly Fact[] = [
    list('atWar', 'ui.europa.mat.wars', mine.wars),
    list('ally', 'ui.europa.mat.allies', mine.allies),
    list('truce', 'ui.europa.mat.truces', mine.truces),
    list('marriage', 'ui.europa.mat.marriages', mine.marriages),
  ];
  return [
    {
      title: undefined,
      facts: [
        count('prestige', { kind: 'source', id: 'prestige' }, mine.prestige),
        ...onMat,
        flag('event', ui('ui.europa.fact.event'), mine.hasTakenEvent),
        flag('passed', ui('ui.europa.fact.passed'), mine.hasPassed),
      ],
    },
    ...(tracks.length > 0 ? [{ title: ui('ui.europa.fact.tracks'), facts: tracks }] : []),
    { title: ui('ui.europa.fact.ties'), facts: ties },
  ];
}

export function empireFacts(
  map: MapView,
  { emperor, authority, controller }: TableView,
): readonly Fact[] {
  return [
    {
      kind: 'choice',
      key: 'emperor',
      label: ui('ui.europa.turn.emperor'),
      value: emperor ?? NOBODY,
      of: 'realm',
      choices: [NOBODY, ...ownersIn(map)],
      input: (realm) => say.emperor(realm, authority),
    },
    {
      kind: 'count',
      key: 'authority',
      label: ui('ui.europa.turn.authority'),
      value: authority,
      most: mostOf.authority,
      input: (n) => say.emperor(emperor ?? NOBODY, n),
    },
    {
      kind: 'choice',
      key: 'controller',
      label: ui('ui.europa.turn.controller'),
      value: controller ?? NOBODY,
      of: 'player',
      choices: [NOBODY, ...map.players.map(({ realm }) => realm)],
      input: (realm) => say.curia(realm, false),
    },
  ];
}
