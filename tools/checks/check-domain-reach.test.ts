import { expect, test } from 'vitest';
import { checkDomainReach } from './check-domain-reach.ts';

const rule = { path: 'packages/domain/src/money/rebate.ts', text: 'export const REBATE = 5;\n' };
const screen = (text: string) => ({ path: 'apps/web/src/app/App.tsx', text });

test('a rule that no product reaches is told', () => {
  expect(checkDomainReach([rule, screen('')], {})).toEqual([
    `${rule.path}: no product reaches it: use it, delete it or say what it waits for`,
  ]);
});

test('a test of a rule is no use of it', () => {
  const file = { path: 'apps/server/src/rebate.test.ts', text: "import '@nidan/domain/money/rebate';\n" };
  expect(checkDomainReach([rule, file], {})).toHaveLength(1);
});

test('a rule may be reached through another one', () => {
  const through = {
    path: 'packages/domain/src/money/price.ts',
    text: "import { REBATE } from './rebate.ts';\n",
  };
  const files = [rule, through, screen("import { price } from '@nidan/domain/money/price';\n")];
  expect(checkDomainReach(files, {})).toEqual([]);
});

test('a rule that waits for its row is told when it is in use, and when it is gone', () => {
  const waiting = { 'money/rebate': 'spec §5', 'money/gone': 'spec §5' };
  expect(checkDomainReach([rule, screen('')], { 'money/rebate': 'spec §5' })).toEqual([]);
  expect(checkDomainReach([rule, screen("import '@nidan/domain/money/rebate';\n")], waiting)).toEqual([
    `${rule.path}: is in use: take it off the list of what waits`,
    'money/gone: waits, and is no module of the domain',
  ]);
});
