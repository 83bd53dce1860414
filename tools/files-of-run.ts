import { globSync } from 'node:fs';
import { hasChanged, type Rotation, takenOfChanged } from '@nidan/server/kernel/testing/rotation';
import { repositoryRoot } from './source-files.ts';

/** One commit in so many walks a journey, or gives a long proof. */
const PARTS = 12;

/** Of more files than this that changed lately, or of which what they are about did, a run takes about as many. */
const MOST_CHANGED = 5;

/** Files of the browser that every run has: the sweeps, which take their own part, and the start. */
const ALWAYS = /^e2e\/(?:sweeps\/|start\.test)/;

/** Proofs that take long, each with the folder that it is about. */
const LONG_PROOFS: Readonly<Record<string, string>> = {
  'apps/server/src/restore-and-prove.test.ts': 'apps/server/src/kernel/backup',
  'apps/server/src/features/base/sign-in/sign-in-timing.test.ts': 'apps/server/src/features/base/sign-in',
  'apps/server/src/features/base/sign-in/second-factor.test.ts': 'apps/server/src/features/base/sign-in',
  'apps/server/src/features/lab/results/attachments/attachments.test.ts':
    'apps/server/src/features/lab/results/attachments',
  'apps/server/src/features/lab/trials/formula-effect.test.ts': 'apps/server/src/features/lab/trials',
  'apps/server/src/kernel/postgres/embedded-postgres.test.ts': 'apps/server/src/kernel/postgres',
  'apps/server/src/kernel/postgres/server-account.test.ts': 'apps/server/src/kernel/postgres',
  'apps/server/src/features/links/delivery/killed-delivery.test.ts':
    'apps/server/src/features/links/delivery',
  'bench/machines/kill-under-machines.test.ts': 'apps/server/src/features/lab/interfacing',
  'bench/day/run-day.test.ts': 'bench/day',
  'bench/run.test.ts': 'bench/figures',
  'bench/torture/nodes.test.ts': 'bench/torture',
};

/** All files that runs take in turn, from the root of the repository. */
export function filesInTurn(root = repositoryRoot): string[] {
  const journeys = globSync('e2e/**/*.test.ts', { cwd: root }).filter((file) => !ALWAYS.test(file));
  return [...journeys, ...Object.keys(LONG_PROOFS)].toSorted();
}

function changedLately(rotation: Rotation, file: string): boolean {
  const folder = LONG_PROOFS[file];
  return hasChanged(rotation, folder === undefined ? [file] : [file, `${folder}/`]);
}

/**
 * Files that a run of all tests leaves to other commits; of those that changed lately, or of which what they are about did, few. They are dealt
 * by their place in the list, so that no commit has many more of them than another.
 */
export function filesLeftOut(rotation: Rotation, root = repositoryRoot): string[] {
  if (rotation.whole) return [];
  const files = filesInTurn(root);
  const others = files.filter((_, place) => place % PARTS !== rotation.seed % PARTS);
  const changed = others.filter((file) => changedLately(rotation, file));
  const taken = takenOfChanged(rotation, changed, MOST_CHANGED);
  return others.filter((file) => !taken.has(file));
}

/** The folders that long proofs are about. */
export const SUBJECTS = Object.values(LONG_PROOFS);
