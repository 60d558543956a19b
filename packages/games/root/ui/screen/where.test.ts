import { createRenderer } from '@empty-chair/text/renderer';
import { expect, test } from 'vitest';
import type { ActOffer } from '../../rules/view.ts';
import csNames from '../../text/cs/rules.json' with { type: 'json' };
import cs from '../../text/cs/ui.json' with { type: 'json' };
import plNames from '../../text/pl/rules.json' with { type: 'json' };
import pl from '../../text/pl/ui.json' with { type: 'json' };
import { whereOf } from './preview.ts';

const said = [createRenderer('pl', pl, plNames), createRenderer('cs', cs, csNames)] as const;

test.each([
  [{ from: 3, to: 5 }, 'z polany 3 na polanę 5', 'z mýtiny 3 na mýtinu 5'],
  [{ from: 3, to: '1_2_5_10' }, 'z polany 3 do lasu 1-2-5-10', 'z mýtiny 3 do lesa 1-2-5-10'],
  [{ from: '1_2_5_10', to: 5 }, 'z lasu 1-2-5-10 na polanę 5', 'z lesa 1-2-5-10 na mýtinu 5'],
  [{ at: 7 }, 'na polanie 7', 'na mýtině 7'],
  [{ at: '1_2_5_10' }, 'w lesie 1-2-5-10', 'v lese 1-2-5-10'],
])('where an act takes place: %j', (fields, ...expected) => {
  const where = whereOf({ what: 'move', fields, tapped: [] } as ActOffer);
  if (where === undefined) throw new Error('nowhere');
  expect(said.map(({ render }) => render(where).replaceAll('\u00A0', ' '))).toEqual(expected);
});
