import { expect, test } from 'vitest';
import { checkFileSizes } from './check-file-sizes.ts';

const lines = (n: number): string => 'x\n'.repeat(n);

test.each([
  ['apps/server/src/kernel/config.ts', 401],
  ['apps/web/src/kernel/ui/controls.css', 401],
  ['apps/server/migrations/0001_first.sql', 401],
  ['apps/server/src/kernel/config.test.ts', 601],
])('%s may not have %d lines', (path, n) => {
  expect(checkFileSizes([{ path, text: lines(n) }])).toEqual([
    expect.stringContaining(`${path}: ${n} lines`),
  ]);
  expect(checkFileSizes([{ path, text: lines(n - 1) }])).toEqual([]);
});

test.each([
  'apps/server/src/kernel/index.ts',
  'apps/server/src/kernel/utils.ts',
  'apps/server/src/kernel/utils/dates.ts',
  'apps/server/src/kernel/helpers.test.ts',
  'apps/server/src/common/x.ts',
  'packages/domain/src/money/types.ts',
])('%s is a drawer', (path) => {
  expect(checkFileSizes([{ path, text: '' }])).toEqual([expect.stringContaining('names a drawer')]);
});

test.each([
  'apps/server/src/kernel/readConfig.ts',
  'apps/server/src/kernel/ReadConfig.ts',
  'packages/domain/src/a/snake_case.ts',
])('%s is not in kebab-case', (path) => {
  expect(checkFileSizes([{ path, text: '' }])).toEqual([expect.stringContaining('kebab-case')]);
});

test.each([
  'apps/web/src/features/login/LoginPage.tsx',
  'apps/web/src/features/login/use-login.test.ts',
  'apps/server/src/features/samples/worklist.query.ts',
  'apps/web/vite.config.ts',
  'apps/server/migrations/0001_first.sql',
])('%s is well named', (path) => {
  expect(checkFileSizes([{ path, text: '' }])).toEqual([]);
});
