import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compareCommits } from './against.ts';
import { labFigures, labLimits } from './lab.ts';
import { reportLab, reportSubject } from './report.ts';
import { subjects } from './subjects.ts';
import type { Timed } from './time-subject.ts';
import { timeSubject } from './timing-process.ts';

/**
 * npm run bench: every figure beside the reference, each subject in a process of its own. With --theirs, a
 * bundle of another commit, both commits beside each other instead. The lab is timed where it is named: it goes
 * by the clock, so the machine has to be quiet.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cli: { type: 'string', default: '' },
    timer: { type: 'string', default: '' },
    ours: { type: 'string', default: '' },
    theirs: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const { cli, timer, ours, theirs, only } = values;
const LAB = 'lab';
const known = [...subjects, LAB];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new RangeError(`${unknown.join(', ')}: one of ${known.join(', ')}`);
const wanted = positionals.length > 0 ? positionals : subjects;
const games = wanted.filter((name) => name !== LAB);

console.log(`node ${process.version}, processor time of one process but for the lab`);
if (theirs === undefined) {
  for (const name of games) {
    reportSubject(name, timeSubject<Timed>(timer, [name, only, ours]));
  }
  if (wanted.includes(LAB)) await reportLab(labFigures(pathToFileURL(cli), only), labLimits);
} else {
  for (const name of games) compareCommits(timer, [name, only], ours, theirs);
}
