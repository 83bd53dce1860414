import { defineConfig } from 'vitest/config';

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
          testTimeout: 20_000,
          hookTimeout: 30_000,
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
          testTimeout: 400_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
