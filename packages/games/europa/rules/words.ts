import type { Column } from '@empty-chair/kernel/ids';
import type { MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import type rulebook from '../rulebook.json';
import type en from '../text/en/rules.json';
import type { SeaZone, TradeNode } from './content.ts';
import { areas, provinces, realms, seaZones, tradeNodes } from './content.ts';
import { eventCards } from './events.ts';
import { RELIGIONS } from './numbers.ts';

/** A message of the catalogue; a wrong id does not compile. */
export const m = (id: keyof typeof en): MessageId => id as string as MessageId;
/** A rule of the rulebook; a wrong id does not compile. */
export const rule = (id: keyof typeof rulebook): RuleId => id as string as RuleId;

export const ref = (kind: string, id: string | number | undefined): Ref => ({
  kind,
  id: String(id ?? ''),
});
/** Those of the map are made once: rules name them all the time. */
const refsOf = <I extends number>(
  kind: string,
  all: Column<I, { readonly id: string }>,
): ((one: I) => Ref) => {
  const refs: Column<I, Ref> = all.map(({ id }) => ref(kind, id));
  const none = ref(kind, undefined);
  return (one) => refs[one] ?? none;
};
export const provinceRef = refsOf('province', provinces);
export const areaRef = refsOf('area', areas);
export const seaZoneRef = (zone: SeaZone): Ref => ref('seaZone', seaZones[zone]?.id);
export const realmRef = refsOf('realm', realms);
export const eventRef = refsOf('event', eventCards);
export const nodeRef = (node: TradeNode): Ref => ref('node', tradeNodes[node]?.id);
export const cardRef = (card: number): Ref => ref('card', card);
export const religionRef = (religion: number): Ref => ref('religion', RELIGIONS[religion]);
export const numberRef = (n: number): Ref => ref('number', n);
