// Loaded before the program (node --import), into its threads too: makes sure of what a clock would hit by
// chance only.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { basename, dirname } from 'node:path';
import { isMainThread, parentPort } from 'node:worker_threads';

const { LAB_DIES_AFTER, LAB_ANSWERS } = process.env;

if (LAB_DIES_AFTER !== undefined && isMainThread) dieAfter(Number(LAB_DIES_AFTER));
if (LAB_ANSWERS !== undefined && parentPort !== null) lingerAfter(LAB_ANSWERS, parentPort);

/**
 * A coordinator is killed when it has just kept so many batches, and has done nothing else since.
 * @param {number} batches
 */
function dieAfter(batches) {
  const { renameSync } = fs;
  let kept = 0;
  fs.renameSync = (from, to) => {
    renameSync(from, to);
    if (basename(dirname(String(to))) !== 'batches') return;
    kept += 1;
    if (kept === batches) process.kill(process.pid, 'SIGKILL');
  };
  syncBuiltinESMExports();
}

/**
 * A worker gives as many answers as the file allows, and then has its next batch in hand until the
 * file is written anew: the name of the allowance, and how many.
 * @param {string} file
 * @param {import('node:worker_threads').MessagePort} port
 */
function lingerAfter(file, port) {
  const post = port.postMessage.bind(port);
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let [allowance, given] = ['', 0];
  const mayAnswer = () => {
    const [name = '', most] = fs.readFileSync(file, 'utf8').split(' ');
    if (name !== allowance) [allowance, given] = [name, 0];
    return given < Number(most);
  };
  port.postMessage = (/** @type {Parameters<typeof post>} */ ...message) => {
    while (!mayAnswer()) Atomics.wait(clock, 0, 0, 20);
    given += 1;
    post(...message);
  };
}
