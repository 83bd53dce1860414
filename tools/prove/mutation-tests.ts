import { defineConfig } from 'vitest/config';

/** How the mutants of the domain are tried: its tests alone, with the part of each product that a commit takes. */
export default defineConfig({
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    isolate: false,
    provide: { rotation: { whole: false, seed: 0, changed: {} } },
  },
});
