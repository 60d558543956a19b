import { fileURLToPath } from 'node:url';
import { rulebookTests } from '@empty-chair/testkit/rulebook';
import rulebook from '../rulebook.json' with { type: 'json' };

rulebookTests({
  folder: fileURLToPath(new URL('..', import.meta.url)),
  rulebook,
  // Of the restated rules.
  sections: [
    ['AOI-G', 7],
    ['AOI-S', 12],
    ['AOI-T', 7],
    ['AOI-TB', 5],
    ['AOI-A', 8],
    ['AOI-F', 10],
    ['AOI-E', 3],
    ['AOI-V', 6],
    ['AOI-Q', 25],
  ],
});
