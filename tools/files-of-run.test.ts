import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WHOLE_FILE } from '@nidan/server/kernel/testing/changed-lines';
import { expect, it } from 'vitest';
import { filesInTurn, filesLeftOut, SUBJECTS } from './files-of-run.ts';
import { repositoryRoot } from './source-files.ts';

const runOf = (seed: number, changed = {}) => filesLeftOut({ whole: false, seed, changed });

it('leaves each file to other commits eleven times in twelve, and none in a proof', () => {
  const all = filesInTurn();
  const runs = Array.from({ length: 12 }, (_, seed) => runOf(seed));
  for (const file of all) expect(runs.filter((left) => left.includes(file))).toHaveLength(11);
  expect(filesLeftOut({ whole: true, seed: 0, changed: {} })).toEqual([]);
  for (const left of runs) expect(left.length).toBeGreaterThan(all.length * 0.85);
});

it('takes what changed lately, and a long proof whose subject did', () => {
  const journey = runOf(1).find((file) => file.startsWith('e2e/')) ?? '';
  expect(runOf(1, { [journey]: [WHOLE_FILE] })).not.toContain(journey);
  for (const seed of [0, 1, 2, 3, 4]) {
    const changed = { 'apps/server/src/kernel/backup/restore.ts': [WHOLE_FILE] };
    expect(runOf(seed, changed)).not.toContain('apps/server/src/restore-and-prove.test.ts');
  }
});

it('takes few of many that changed, and all of them in some run', () => {
  const changed = Object.fromEntries(filesInTurn().map((file) => [file, [WHOLE_FILE]]));
  const taken = Array.from({ length: 16 }, (_, seed) => {
    const left = runOf(seed, changed);
    return filesInTurn().filter((file) => !left.includes(file));
  });
  for (const files of taken) expect(files.length).toBeLessThan(filesInTurn().length / 2);
  expect(new Set(taken.flat()).size).toBe(filesInTurn().length);
});

it('names files that exist, and leaves the start to nobody', () => {
  const all = filesInTurn();
  expect([...all, ...SUBJECTS].filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  expect(all).not.toContain('e2e/start.test.ts');
});
