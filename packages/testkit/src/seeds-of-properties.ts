import fc from 'fast-check';
import { isSoaking } from './volume.ts';

/**
 * Runs before every test file. `npm test` says the same of the same code every time; fresh seeds
 * roll in `npm run soak`, where fast-check names the seed of what it finds.
 */
if (!isSoaking()) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20 });
