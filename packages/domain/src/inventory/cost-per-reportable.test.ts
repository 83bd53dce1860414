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
  const costs = costsByGroup(rows, [{ machineId: 'immuno', month: '2026-11', paise: 100 }], byTest);
  expect([...costs].map(([key, { shared }]) => [key, shared])).toEqual([
    ['tsh', 33],
    ['t4', 67],
    ['cbc', 0],
  ]);
});

it('shares what no machine used among all, and tells what nobody reported for', () => {
  const tubes = { machineId: null, month: '2026-11', paise: 300 };
  const costs = costsByGroup([work({}), work({ testId: 't4', reportables: 20 })], [tubes], byTest);
  expect(costs.get('t4')).toEqual({ reportables: 20, reruns: 0, own: 1_000, shared: 200, charged: 5_000 });
  expect(costsByGroup([], [tubes], byTest).get('')?.shared).toBe(300);
});

it('sums the work of a group', () => {
  const rows = [work({ reruns: 1 }), work({ month: '2026-12', own: 500 })];
  expect(costsByGroup(rows, [], byTest).get('tsh')).toMatchObject({ reportables: 20, reruns: 1, own: 1_500 });
});
