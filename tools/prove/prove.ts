import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { goOnFrom, keepRecord, proofSection, standingOf, stepsLeft, writeProof } from './prove-record.ts';
import { PROVE_STEPS, type ProveStep } from './prove-steps.ts';
import { repositoryRoot } from '../source-files.ts';

/*
 * `npm run prove [-- --again] [-- --only server,fuzz]` runs all that must hold, whole. What has held for the same commit is not
 * run again, so that a proof that was interrupted goes on; `--again` begins anew. The result goes to docs/measurements.md.
 */

const { values } = parseArgs({
  options: { again: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const only = values.only.split(',').filter((name) => name !== '');
const unknown = only.filter((name) => !PROVE_STEPS.some((step) => step.name === name));
if (unknown.length > 0)
  throw new Error(`--only ${unknown.join()}: give some of ${PROVE_STEPS.map(({ name }) => name).join()}`);

const folder = join(repositoryRoot, 'node_modules/.cache/nidan/prove');
mkdirSync(folder, { recursive: true });
const recordFile = join(folder, 'record.json');

let interrupted = false;

/** Runs a step to its end; what it says goes to a file of its own, which is named when it fails. */
async function run({ name, args, env }: ProveStep): Promise<{ ok: boolean; seconds: number }> {
  const began = performance.now();
  const log = createWriteStream(join(folder, `${name}.txt`));
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const stop = (): void => {
    interrupted = true;
    child.kill('SIGINT');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  log.end();
  return { ok: code === 0, seconds: (performance.now() - began) / 1_000 };
}

const standing = standingOf(repositoryRoot);
let record = goOnFrom(recordFile, standing);
if (values.again) record = { ...record, results: {} };
for (const step of stepsLeft(PROVE_STEPS, record)) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  process.stdout.write(`${step.name.padEnd(10)} ${step.what} … `);
  const result = await run(step);
  if (interrupted) {
    console.log('interrupted: `npm run prove` goes on here');
    process.exit(1);
  }
  record = { ...record, results: { ...record.results, [step.name]: result } };
  keepRecord(recordFile, record);
  console.log(
    `${result.ok ? 'holds' : `FAILED, see ${join(folder, `${step.name}.txt`)}`}, ${Math.round(result.seconds)} s`,
  );
}
writeProof(repositoryRoot, proofSection(PROVE_STEPS, record));
spawnSync(join(repositoryRoot, 'node_modules/.bin/oxfmt'), ['docs/measurements.md'], { cwd: repositoryRoot });
const left = stepsLeft(PROVE_STEPS, record).map(({ name }) => name);
console.log(left.length === 0 ? 'Everything holds.' : `Not proved: ${left.join(', ')}`);
process.exitCode = left.length === 0 ? 0 : 1;
