import { defineConfig } from 'vitest/config';

/** What is awaited comes in its own time: two files at once on two slow cores are no fault of what is tested. */
const PATIENT = { expect: { poll: { timeout: 30_000 } }, hookTimeout: 180_000 };
/** Where a browser or the machine has a part, a failure is tried once more; the report names it with "retry x1". */
const OF_THE_MACHINE = { ...PATIENT, retry: 1, fileParallelism: false };

export default defineConfig({
  test: {
    projects: [
      // Pure functions share nothing that a test could spoil, so the files share one process: 2 s instead of 15 s.
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], isolate: false } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: [
            'apps/server/src/kernel/testing/global-setup.ts',
            'apps/server/src/testing/global-setup.ts',
          ],
          ...PATIENT,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
        },
      },
      {
        // Real servers of the built web app, which are killed one after the other.
        test: {
          name: 'faults',
          include: ['bench/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          ...OF_THE_MACHINE,
          testTimeout: 400_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          ...OF_THE_MACHINE,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
