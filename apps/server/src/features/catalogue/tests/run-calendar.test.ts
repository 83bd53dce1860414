import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readFormerTest, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { promisedAt } from '@nidan/domain/catalogue/run-calendar';
import { DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TUESDAYS = [{ days: [2], at: '06:00', cutOffMinutes: 600 }];
const manager = () => app.as('Manager');

async function dueTimes({ billId }: { readonly billId: string }): Promise<string[]> {
  const { lines } = await app.as('Front desk').ok(readBill, { query: { billId } });
  return lines.flatMap(({ tests }) => tests.map(({ due_at }) => due_at));
}

describe('a test with a run calendar', () => {
  it('is due hours after the start of its run, from the bills on that follow the change', async () => {
    const { testId, version, tatHours } = await testDetails(app, 'TSH');
    const before = await orderBill(app, { testCodes: ['TSH'] });
    await manager().ok(updateTest, { body: { testId, version, runCalendar: TUESDAYS } });
    const after = await orderBill(app, { testCodes: ['TSH'] });
    const promised = promisedAt({ tatHours, runCalendar: TUESDAYS }, new Date(after.createdAt), DEFAULT_ZONE);
    expect(await dueTimes(after)).toEqual([promised.toISOString()]);
    const unplanned = promisedAt({ tatHours, runCalendar: [] }, new Date(before.createdAt), DEFAULT_ZONE);
    expect(await dueTimes(before)).toEqual([unplanned.toISOString()]);
  });

  it('tells its runs to who registers, of a package too, and keeps those of its former version', async () => {
    const { testId, version } = await testDetails(app, 'FT4');
    await manager().ok(updateTest, { body: { testId, version, runCalendar: TUESDAYS, reason: 'Batch' } });
    const { rows } = await app.as('Front desk').ok(listTests, { query: { limit: 200, q: 'FT4' } });
    const timing = { tatHours: expect.any(Number), runCalendar: TUESDAYS };
    expect(rows.find((row) => row.testId === testId)?.timings).toEqual([timing]);
    const packages = await app.as('Front desk').ok(listTests, { query: { limit: 200, kind: 'profile' } });
    const containing = packages.rows.filter(({ runs }) => runs.includes(testId));
    expect(containing.length).toBeGreaterThan(0);
    for (const { timings } of containing) expect(timings).toContainEqual(timing);
    const former = await manager().ok(readFormerTest, { query: { testId, version } });
    expect(former.definition.runCalendar).toEqual([]);
    const [event] = await eventsOf(app, testId, 'update');
    expect(event).toMatchObject({ after: { runCalendar: ['Tue 06:00 cut-off 600 min'] }, reason: 'Batch' });
  });

  it.each<[string, object[]]>([
    ['runCalendar.0.days', [{ days: [], at: '08:00', cutOffMinutes: 0 }]],
    ['runCalendar.0.days.0', [{ days: [8], at: '08:00', cutOffMinutes: 0 }]],
    ['runCalendar.0.days', [{ days: [1, 1], at: '08:00', cutOffMinutes: 0 }]],
    ['runCalendar.0.at', [{ days: [1], at: '24:00', cutOffMinutes: 0 }]],
    ['runCalendar.0.cutOffMinutes', [{ days: [1], at: '08:00', cutOffMinutes: 2_881 }]],
    ['runCalendar', [...TUESDAYS, ...TUESDAYS]],
  ])('is refused at %s for %o', async (field, runCalendar) => {
    const { testId, version } = await testDetails(app, 'HB');
    const body = { testId, version, runCalendar: runCalendar as typeof TUESDAYS }; // as: some are wrong on purpose
    expect(await manager().refused(updateTest, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });
});
