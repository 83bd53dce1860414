import { expect, it } from 'vitest';
import { withPlanStage } from './read-plans.ts';

// That a plan which reads a table from end to end is told stands in plan-node.test.ts: reads that go by key are planned without such.
it('the hot reads read no large table from end to end and sort no more than a page needs', async () => {
  await withPlanStage(6_000, async (stage) => {
    const reads = await stage.read();
    expect(reads.filter(({ statements }) => statements.length < 2)).toEqual([]);
    expect(reads.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});
