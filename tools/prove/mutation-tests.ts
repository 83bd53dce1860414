import { defineConfig } from 'vitest/config';

/** How the mutants of the domain are tried: its tests alone. */
export default defineConfig({ test: { include: ['packages/domain/src/**/*.test.ts'], isolate: false } });
