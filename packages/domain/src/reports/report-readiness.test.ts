import { expect, test } from 'vitest';
import type { BillTestState } from '../status-sets/lab/bill-test.ts';
import { reportReadiness, type OrderedTest } from './report-readiness.ts';

const dueAt = '2026-11-20T08:30:00.000Z';

function ordered(name: string, state: BillTestState, line: Partial<OrderedTest['line']> = {}): OrderedTest {
  return {
    billTestId: name,
    name,
    state,
    dueAt,
    line: { lineId: name, name, restricted: false, ...line },
  };
}

const names = (tests: readonly { name: string }[]): string[] => tests.map(({ name }) => name);

test('checked tests are ready, the others pend with state and time, cancelled ones are neither', () => {
  const readiness = reportReadiness([
    ordered('CBC', 'checked'),
    ordered('LFT', 'pending'),
    ordered('KFT', 'deptaccessioned'),
    ordered('CRP', 'canceled'),
  ]);
  expect(names(readiness.ready)).toEqual(['CBC']);
  expect(readiness.pending).toEqual([
    { billTestId: 'LFT', name: 'LFT', state: 'Result pending', expectedAt: dueAt },
    { billTestId: 'KFT', name: 'KFT', state: 'Department accessioned', expectedAt: dueAt },
  ]);
  expect(readiness.investigations).toBe(3);
});

test('a restricted package waits whole for its last test', () => {
  const line = { lineId: 'health', name: 'Full health check', restricted: true };
  const waiting = reportReadiness([
    ordered('CBC', 'checked', line),
    ordered('LFT', 'completed', line),
    ordered('CRP', 'checked'),
  ]);
  expect(names(waiting.ready)).toEqual(['CRP']);
  expect(waiting.pending.map(({ state }) => state)).toEqual([
    'Checked; reported with all tests of Full health check',
    'Completed',
  ]);
  const done = reportReadiness([
    ordered('CBC', 'checked', line),
    ordered('LFT', 'checked', line),
    ordered('URM', 'canceled', line),
  ]);
  expect(names(done.ready)).toEqual(['CBC', 'LFT']);
});

test('a package without the restriction reports what it has', () => {
  const line = { lineId: 'diab', name: 'Diabetes package' };
  const readiness = reportReadiness([ordered('FBS', 'checked', line), ordered('PPBS', 'ncollected', line)]);
  expect(names(readiness.ready)).toEqual(['FBS']);
  expect(names(readiness.pending)).toEqual(['PPBS']);
});
