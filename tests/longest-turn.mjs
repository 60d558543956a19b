// Loaded before a program (node --import): asked by SIGUSR2, it says in one line for how many milliseconds its event
// loop stood still at most since it was asked before. Milliseconds of the processor: what others on the machine
// take away from it is not counted.
import { existsSync, readFileSync } from 'node:fs';

const OF_THIS_THREAD = '/proc/self/schedstat';
const NANO = 1e6;
const MICRO = 1e3;

/** Where the system does not tell it of one thread, of all together: never less. */
const worked = existsSync(OF_THIS_THREAD)
  ? () => Number(readFileSync(OF_THIS_THREAD, 'utf8').split(' ')[0]) / NANO
  : () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / MICRO;
    };

let before = worked();
let longest = 0;
// Once in each round of the loop that is not shorter than that.
setInterval(() => {
  const now = worked();
  longest = Math.max(longest, now - before);
  before = now;
}, 1).unref();

process.on('SIGUSR2', () => {
  console.log(Math.round(longest));
  longest = 0;
});
