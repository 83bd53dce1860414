import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commitOf } from '@nidan/server/kernel/testing/ask-git';
import { mutationSample } from './mutation-sample.ts';
import { readSourceFiles, repositoryRoot } from '../source-files.ts';

/*
 * `npm run mutate [-- --bytes 40000 --seed text]` changes rules of the domain in small ways, one at a time, and lets their tests
 * find it. The seed, the commit unless told, chooses the rules. Ends with 1 when the tests find too few.
 */

/** Share of the changes that the tests must find. */
const FLOOR = 0.8;
const SHOWN = 40;

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const { values } = parseArgs({
  options: { bytes: { type: 'string', default: '40000' }, seed: { type: 'string', default: '' } },
});

const seed = values.seed === '' ? commitOf(repositoryRoot) : values.seed;
const sample = mutationSample(readSourceFiles(), { seed, bytes: Number(values.bytes) });
const folder = join(repositoryRoot, 'node_modules/.cache/nidan');
mkdirSync(folder, { recursive: true });
const reportFile = join(folder, 'mutation.json');
const configFile = join(folder, 'stryker.json');
const config = {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/prove/mutation-tests.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  mutate: sample,
  // Its copy of a tsconfig is made by a part of the compiler that TypeScript 7 has not; the tests are run without one.
  tsconfigFile: 'none.json',
  ignorePatterns: [
    'apps/web',
    'apps/simulators',
    'apps/server/documents',
    'bench',
    'docs',
    'e2e',
    'shots',
    '.nidan',
  ],
  tempDirName: '.stryker-tmp',
  reporters: ['json'],
  jsonReporter: { fileName: reportFile },
};
writeFileSync(configFile, JSON.stringify(config));
const began = performance.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', configFile],
  {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
if (status !== 0) throw new Error(`The mutation ended with ${status}`);

const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport; // as: the schema of mutation reports
const mutants = Object.entries(report.files).flatMap(([path, file]) =>
  file.mutants.map((mutant) => ({ ...mutant, path })),
);
const isFound = ({ status: found }: Mutant): boolean => found === 'Killed' || found === 'Timeout';
const isMissed = ({ status: found }: Mutant): boolean => found === 'Survived' || found === 'NoCoverage';
const found = mutants.filter(isFound).length;
const missed = mutants.filter(isMissed);
for (const { path, location, replacement } of missed.slice(0, SHOWN))
  console.log(
    `not found: ${path}:${location.start.line}: ${(replacement ?? '').replace(/\s+/g, ' ').slice(0, 100)}`,
  );
const share = found / Math.max(found + missed.length, 1);
const seconds = Math.round((performance.now() - began) / 1_000);
console.log(
  `${sample.length} rules of the domain, ${found + missed.length} changes, ${(share * 100).toFixed(1)} % found in ${seconds} s, seed ${seed.slice(0, 12)}`,
);
if (sample.length === 0 || share < FLOOR) process.exitCode = 1;
