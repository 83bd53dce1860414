import { globSync } from 'node:fs';
import { isTurnOf, type Rotation } from '@nidan/server/kernel/testing/rotation';
import { repositoryRoot } from './source-files.ts';

/** One commit in so many walks a journey, or gives a long proof. */
const PARTS = 5;

/** Files of the browser that every run has: the sweeps, which take their own part, and the start. */
const ALWAYS = /^e2e\/(?:sweeps\/|start\.test)/;

/** Proofs that take long, each with the folder that it is about. */
const LONG_PROOFS: Readonly<Record<string, string>> = {
  'apps/server/src/restore-and-prove.test.ts': 'apps/server/src/kernel/backup',
  'apps/server/src/features/base/sign-in/sign-in-timing.test.ts': 'apps/server/src/features/base/sign-in',
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

/** Files that a run of all tests leaves to other commits; never one that was changed lately, or of which what it is about was. */
export function filesLeftOut(rotation: Rotation, root = repositoryRoot): string[] {
  return filesInTurn(root).filter((file) => {
    const folder = LONG_PROOFS[file];
    const about = folder === undefined ? [file] : [file, `${folder}/`];
    return !isTurnOf(rotation, file, { parts: PARTS, about });
  });
}

/** The folders that long proofs are about. */
export const SUBJECTS = Object.values(LONG_PROOFS);
