import { expect, it } from 'vitest';
import { costsByGroup, type ReportedWork } from './cost-per-reportable.ts';

const work = (parts: Partial<ReportedWork>): ReportedWork => ({
  testId: 'tsh',
  machineId: 'immuno',
  month: '2026-11',
  reportables: 10,
  reruns: 0,
  own: 1_000,
  charged: 5_000,
  ...parts,
});
const byTest = ({ testId }: ReportedWork) => testId;

it('shares what a machine uses among what it reported, to the paisa', () => {
  const rows = [
    work({}),
    work({ testId: 't4', reportables: 20 }),
    work({ testId: 'cbc', machineId: 'cell' }),
  ];
  const costs = costsByGroup(
    rows,
    { shared: [{ machineId: 'immuno', month: '2026-11', paise: 100 }], other: [] },
    byTest,
  );
  expect([...costs].map(([key, { shared }]) => [key, shared])).toEqual([
    ['tsh', 33],
    ['t4', 67],
    ['cbc', 0],
  ]);
});

it('shares what no machine used among all, and tells what nobody reported for', () => {
  const tubes = { machineId: null, month: '2026-11', paise: 300 };
  const use = { shared: [tubes], other: [] };
  const costs = costsByGroup([work({}), work({ testId: 't4', reportables: 20 })], use, byTest);
  expect(costs.get('t4')).toEqual({
    reportables: 20,
    reruns: 0,
    own: 1_000,
    shared: 200,
    other: 0,
    charged: 5_000,
  });
  expect(costsByGroup([], use, byTest).get('')?.shared).toBe(300);
});

it('sums the work of a group', () => {
  const rows = [work({ reruns: 1 }), work({ month: '2026-12', own: 500 })];
  expect(costsByGroup(rows, { shared: [], other: [] }, byTest).get('tsh')).toMatchObject({
    reportables: 20,
    reruns: 1,
    own: 1_500,
  });
});

it('shares what was wasted of an item among its tests, and of an item without tests among all', () => {
  const rows = [work({}), work({ testId: 't4', reportables: 30 }), work({ testId: 'cbc', month: '2026-10' })];
  const other = [
    { testIds: ['tsh', 't4'], month: '2026-11', paise: 400 },
    { testIds: ['cbc'], month: '2026-11', paise: 50 },
    { testIds: [], month: '2026-11', paise: 40 },
  ];
  const costs = costsByGroup(rows, { shared: [], other }, byTest);
  expect([...costs].map(([key, cost]) => [key, cost.other])).toEqual([
    ['tsh', 110],
    ['t4', 330],
    ['cbc', 50],
  ]);
  expect(costsByGroup([], { shared: [], other }, byTest).get('')?.other).toBe(490);
});
