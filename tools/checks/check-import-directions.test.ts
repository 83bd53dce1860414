import { expect, test } from 'vitest';
import { checkImportDirections } from './check-import-directions.ts';

function check(path: string, specifier: string): string[] {
  return checkImportDirections([{ path, text: `import { x } from '${specifier}';\n` }]);
}

test.each([
  ['packages/domain/src/money/paise.ts', '@nidan/contract/kernel/refusals', 'domain may not import contract'],
  ['packages/domain/src/money/paise.ts', 'node:crypto', 'the domain depends on nothing else'],
  ['packages/domain/src/money/paise.ts', 'typebox', 'the domain depends on nothing else'],
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
    '../../features/lab/samples/routes.ts',
    'kernel may not import features',
  ],
  ['apps/server/src/kernel/http/handle.ts', '../../app.ts', 'kernel may not import app'],
  ['apps/server/src/features/lab/samples/routes.ts', '../../../app.ts', 'features may not import app'],
  [
    'apps/server/src/features/lab/samples/collect.ts',
    '../bill-tests/bill-test-rows.ts',
    'only lab/bill-tests itself may use this file',
  ],
  [
    'apps/server/src/features/lab/samples/collect.ts',
    '@nidan/server/features/people/patients/routes',
    'only people/patients itself may use this file',
  ],
  [
    'apps/server/src/features/lab/samples/collect.ts',
    '../../money/bills/bill-list.query.ts',
    'lab may not know money',
  ],
  [
    'packages/contract/src/base/users/user-view.ts',
    '../../lab/results/result-value.ts',
    'base may not know lab',
  ],
])('%s may not import %s', (path, specifier, why) => {
  expect(check(path, specifier)).toEqual([
    expect.stringContaining(`${path}:1: imports ${specifier}: ${why}`),
  ]);
});

test.each([
  ['packages/domain/src/money/paise.ts', './rupees.ts'],
  ['packages/domain/src/interfacing/reading/safe-pattern.ts', 're2js'],
  ['packages/domain/src/money/paise.test.ts', 'fast-check'],
  ['packages/contract/src/bills/bill.ts', '@nidan/domain/money/paise'],
  ['packages/contract/src/bills/bill.ts', 'typebox'],
  ['apps/server/src/features/lab/samples/collect.ts', '../results/enter-values.ts'],
  ['apps/server/src/features/lab/samples/collect.ts', '../../people/patients/require-patient.ts'],
  ['apps/server/src/features/money/orders/create-bill.ts', '../bills/bill-rows.ts'],
  ['apps/web/src/features/people/patients/Head.tsx', '../../ledger/journal/Sum.tsx'],
  ['apps/server/src/features/lab/samples/collect.ts', './sample-rows.ts'],
  ['apps/server/src/features/lab/samples/collect.ts', '../../../kernel/http/refuse.ts'],
  ['apps/server/src/features/lab/samples/collect.test.ts', '../../../app.ts'],
  ['apps/server/src/demo/lab/seed-demo-lab.ts', '../../features/money/bills/bill-rows.ts'],
  ['apps/server/src/testing/test-lab.ts', '../features/money/bills/bill-rows.ts'],
  ['apps/server/src/app.ts', './features/lab/samples/routes.ts'],
  ['e2e/journey.test.ts', '@nidan/server/main'],
])('%s may import %s', (path, specifier) => {
  expect(check(path, specifier)).toEqual([]);
});

test.each([
  "export { x } from '../../features/lab/samples/routes.ts';",
  "const { x } = await import('../../features/lab/samples/routes.ts');",
  "import '../../features/lab/samples/routes.ts';",
  "import type {\n  X,\n} from '../../features/lab/samples/routes.ts';",
])('sees every form of import: %s', (text) => {
  expect(checkImportDirections([{ path: 'apps/server/src/kernel/http/app.ts', text }])).toHaveLength(1);
});

test('does not take a word in quotes for an import', () => {
  const text = "export type Side = 'from' | 'to';\nconst fault = { field: 'from', msg: 'no' };\n";
  expect(checkImportDirections([{ path: 'packages/domain/src/time/side.ts', text }])).toEqual([]);
});

test('does not read comments', () => {
  const text = "// import { x } from '../features/a/b.ts'\n/* import { y } from '../features/a/b.ts' */\n";
  expect(checkImportDirections([{ path: 'apps/server/src/kernel/config.ts', text }])).toEqual([]);
});
