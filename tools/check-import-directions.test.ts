import { expect, test } from 'vitest';
import { checkImportDirections } from './check-import-directions.ts';

function check(path: string, specifier: string): string[] {
  return checkImportDirections([{ path, text: `import { x } from '${specifier}';\n` }]);
}

test.each([
  ['packages/domain/src/money/paise.ts', '@nidan/contract/kernel/refusals', 'domain may not import contract'],
  ['packages/domain/src/money/paise.ts', 'node:crypto', 'the domain depends on nothing'],
  ['packages/domain/src/money/paise.ts', 'typebox', 'the domain depends on nothing'],
  [
    'packages/contract/src/bills/bill.ts',
    '@nidan/server/features/billing/register-bill',
    'contract may not import server',
  ],
  ['packages/contract/src/bills/bill.ts', '../../../../apps/web/src/app.ts', 'contract may not import web'],
  ['apps/web/src/features/login/Login.tsx', '@nidan/server/kernel/config', 'web may not import server'],
  [
    'apps/web/src/features/login/Login.tsx',
    '../../../../server/src/kernel/config.ts',
    'web may not import server',
  ],
  ['apps/server/src/kernel/config.ts', '@nidan/web/main', 'server may not import web'],
  ['apps/server/src/kernel/config.ts', '../../../../tools/check.ts', 'server may not import tools'],
  [
    'apps/server/src/kernel/http/app.ts',
    '../../features/samples/routes.ts',
    'kernel may not import features',
  ],
  ['apps/server/src/kernel/http/handle.ts', '../../app.ts', 'kernel may not import app'],
  ['apps/server/src/features/samples/routes.ts', '../../app.ts', 'features may not import app'],
  [
    'apps/server/src/features/samples/collect.ts',
    '../billing/bill-rows.ts',
    'only billing itself may use this file',
  ],
  [
    'apps/server/src/features/samples/collect.ts',
    '@nidan/server/features/billing/routes',
    'only billing itself may use this file',
  ],
])('%s may not import %s', (path, specifier, why) => {
  expect(check(path, specifier)).toEqual([
    expect.stringContaining(`${path}:1: imports ${specifier}: ${why}`),
  ]);
});

test.each([
  ['packages/domain/src/money/paise.ts', './rupees.ts'],
  ['packages/domain/src/money/paise.test.ts', 'fast-check'],
  ['packages/contract/src/bills/bill.ts', '@nidan/domain/money/paise'],
  ['packages/contract/src/bills/bill.ts', 'typebox'],
  ['apps/server/src/features/samples/collect.ts', '../billing/register-bill.ts'],
  ['apps/server/src/features/samples/collect.ts', './sample-rows.ts'],
  ['apps/server/src/features/samples/collect.ts', '../../kernel/http/refuse.ts'],
  ['apps/server/src/features/samples/collect.test.ts', '../../app.ts'],
  ['apps/server/src/features/demo/seed-demo-lab.ts', '../billing/bill-rows.ts'],
  ['apps/server/src/testing/test-lab.ts', '../features/billing/bill-rows.ts'],
  ['apps/server/src/app.ts', './features/samples/routes.ts'],
  ['e2e/journey.test.ts', '@nidan/server/main'],
])('%s may import %s', (path, specifier) => {
  expect(check(path, specifier)).toEqual([]);
});

test.each([
  "export { x } from '../../features/samples/routes.ts';",
  "const { x } = await import('../../features/samples/routes.ts');",
  "import '../../features/samples/routes.ts';",
  "import type {\n  X,\n} from '../../features/samples/routes.ts';",
])('sees every form of import: %s', (text) => {
  expect(checkImportDirections([{ path: 'apps/server/src/kernel/http/app.ts', text }])).toHaveLength(1);
});

test('does not read comments', () => {
  const text = "// import { x } from '../features/a/b.ts'\n/* import { y } from '../features/a/b.ts' */\n";
  expect(checkImportDirections([{ path: 'apps/server/src/kernel/config.ts', text }])).toEqual([]);
});
