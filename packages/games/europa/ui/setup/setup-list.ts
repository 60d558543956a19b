import type { Happening, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/** Asks for nothing: the form has said it where the targets are chosen. */
const FACT = 'do.setUpHouseTargets';

/** The set-up as a person puts it out. */
export const setupList = (happenings: readonly Happening[]): readonly Happening[] =>
  happenings.filter(({ id }) => (id as string) !== FACT);

/** Whose pieces they are: what each Bot changes of the scenario stands below its name. */
export function ownerInSetup({ params }: Happening): Ref | undefined {
  const who = params?.['who'];
  return who !== undefined && isRef(who) ? who : undefined;
}
