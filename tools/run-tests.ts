import { spawn } from 'node:child_process';
import { commitOf } from '@nidan/server/kernel/testing/ask-git';
import { referenceWorkMs } from './reference-work.ts';
import { repositoryRoot } from './source-files.ts';
import { writeSuiteRecord } from './suite-record.ts';

/*
 * `npm test [-- options of vitest]` runs the tests of the commit (`files-of-run.ts`) and keeps what that took, as a share of a fixed
 * piece of work that is done beside the tests now and then, for `npm run check`.
 */

const EVERY_MS = 10_000;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whether the arguments leave some tests out; then what the run takes says nothing of all. */
function isPartial(args: readonly string[]): boolean {
  return args.some(
    (arg) => !arg.startsWith('-') || /^(?:--project|--shard|--changed|-t|--testNamePattern)/.test(arg),
  );
}

const args = process.argv.slice(2);
const samples = [referenceWorkMs()];
const began = performance.now();
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
  cwd: repositoryRoot,
  env: { ...process.env, NIDAN_IN_TURN: isPartial(args) ? '0' : '1' },
  stdio: 'inherit',
});
const beside = setInterval(() => samples.push(referenceWorkMs()), EVERY_MS);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vitest.kill(signal));
const code = await new Promise<number>((resolve) => {
  vitest.once('error', () => resolve(1));
  vitest.once('exit', (status) => resolve(status ?? 1));
});
clearInterval(beside);
if (code === 0 && !isPartial(args) && process.env['NIDAN_WHOLE'] !== '1') {
  writeSuiteRecord({
    commit: commitOf(repositoryRoot),
    seconds: (performance.now() - began) / 1_000,
    reference: median(samples) / 1_000,
  });
}
process.exitCode = code;
