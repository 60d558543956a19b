// Somebody else at a table of their own: node tables-probe.mjs <server> <table> <token> [<operations>]
// Enters one operation after the other, reads each back, and at the end, or when it is told to stop, says how
// many milliseconds that took.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const [server, table, token, most = 'Infinity'] = process.argv.slice(2);
// Two requests each time: no more in a second than one address may.
const PAUSE_MS = 50;
const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.7' };
const address = `${server}/tables/${table}/operations`;
const times = /** @type {number[]} */ ([]);
/** How many milliseconds, and when it began. */
const slow = /** @type {[number, number][]} */ ([]);
const SLOW_MS = 250;
let refused = 0;
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

/** @param {() => Promise<Response>} ask */
async function timed(ask) {
  const start = performance.now();
  const answer = await ask();
  await answer.text();
  const took = performance.now() - start;
  times.push(took);
  if (took > SLOW_MS) slow.push([Math.round(took), Date.now() - took]);
  if (!answer.ok) refused += 1;
}

for (let after = 1; !isOver && after <= Number(most); after += 1) {
  const id = randomBytes(16).toString('base64url');
  const body = JSON.stringify({ after, id, sealed: 'probe' });
  await timed(() => fetch(address, { method: 'POST', headers, body }));
  await timed(() => fetch(`${address}?after=${after}`, { headers }));
  if (after === 1) console.log('begun');
  await sleep(PAUSE_MS);
}
times.sort((one, other) => one - other);
const at = (/** @type {number} */ part) =>
  Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
console.log(
  JSON.stringify({
    ...{ asked: times.length, refused, median: at(0.5), most: at(0.99), worst: at(1) },
    slow,
  }),
);
