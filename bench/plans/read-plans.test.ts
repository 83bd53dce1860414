import { expect, it } from 'vitest';
import { withPlanStage } from './read-plans.ts';

it('the hot reads read no large table from end to end and sort no more than a page needs; without its index the worklist would', async () => {
  await withPlanStage(6_000, async (stage) => {
    const reads = await stage.read();
    expect(reads.filter(({ statements }) => statements.length < 2)).toEqual([]);
    expect(reads.filter(({ faults }) => faults.length > 0)).toEqual([]);
    await stage.change('drop index bill_test_open_idx');
    const [worklist] = (await stage.read()).filter(({ name }) => name === 'worklist_of_50');
    expect(worklist?.faults).not.toEqual([]);
  });
});
