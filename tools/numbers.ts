import { writeFileSync } from 'node:fs';
import { numbersPage } from './numbers-page.ts';

/** npm run numbers FILE */
writeFileSync(process.argv[2] ?? '', numbersPage());
