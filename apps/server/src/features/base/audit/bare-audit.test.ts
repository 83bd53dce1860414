import { listAuditEvents } from '@nidan/contract/base/audit/audit-endpoints';
import { nextLabId, nextNumbers } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { firmOfLocation } from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('GET /api/audit answers events of the lab, narrowed by person, kind, activity and dates', async () => {
  const { billId } = await orderBill(app, { testCodes: ['CBC'] });
  const { rows } = await app.as('Manager').ok(listAuditEvents, { query: { entityKind: 'BILL', dates: 1 } });
  expect(rows[0]).toMatchObject({ entityId: billId, action: 'create' });
  const userId = app.lab.demoUser.userId;
  expect(
    (await app.as('Manager').ok(listAuditEvents, { query: { userId, entityKind: 'BILL' } })).rows,
  ).toEqual([]);
  expect(await app.as('Front desk').refused(listAuditEvents)).toMatchObject({ status: 403 });
});

it('GET /api/nt answers what the next bill is numbered by', async () => {
  const desk = app.as('Front desk');
  const { labId, firmId } = await desk.ok(nextNumbers);
  expect(labId).toBe((await desk.ok(nextLabId)).labId);
  expect(firmId).toBe((await desk.ok(firmOfLocation)).firmId);
});
