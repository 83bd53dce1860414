import { configDefaults, defineConfig } from 'vitest/config';
import { filesLeftOut } from './tools/files-of-run.ts';
import { LongFilesFirst } from './tools/long-files-first.ts';
import { readRotation } from './apps/server/src/kernel/testing/read-rotation.ts';

/** What is awaited comes in its own time: two files at once on two slow cores are no fault of what is tested. */
const PATIENT = { expect: { poll: { timeout: 30_000 } }, hookTimeout: 400_000 };
/** Where a browser or the machine has a part, a failure is tried once more; the report names it with "retry x1". */
const OF_THE_MACHINE = { ...PATIENT, retry: 1 };
/** The files leave nothing behind, so those of a process share its modules: most of a file's time would go into loading them. */
const SHARED = { isolate: false, testTimeout: 120_000 };
/** One project after the other, because a process that is given the file of another one has to begin anew. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

const rotation = readRotation(process.env);
/** A run of all tests takes files that are named here in turn; whoever names files or projects has them. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env['NIDAN_IN_TURN'] === '1' ? filesLeftOut(rotation) : []),
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    provide: { rotation },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['packages/domain/src/**/*.test.ts', 'apps/simulators/src/**/*.test.ts'],
          setupFiles: ['tools/property-runs.ts'],
          ...SHARED,
          ...turn(1),
        },
      },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...SHARED, ...turn(2) } },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,build}/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
          ...SHARED,
          ...turn(3),
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude,
          globalSetup: [
            'apps/server/src/kernel/testing/global-setup.ts',
            'apps/server/src/testing/global-setup.ts',
          ],
          ...PATIENT,
          ...SHARED,
          ...turn(4),
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['e2e/harness/demo-setup.ts'],
          ...OF_THE_MACHINE,
          ...SHARED,
          ...turn(5),
        },
      },
      {
        // Real servers of the built web app, which are killed; each has its own database and ports.
        test: {
          name: 'faults',
          include: ['bench/**/*.test.ts'],
          exclude,
          globalSetup: ['e2e/harness/faults-setup.ts'],
          ...OF_THE_MACHINE,
          ...turn(6),
          testTimeout: 400_000,
        },
      },
    ],
  },
});
