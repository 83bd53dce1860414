import {
  readAgencyAccount,
  receiveFromAgency,
  setAgencyLimit,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function tolds(agencyId: string): Promise<readonly string[]> {
  const { rows } = await asOwner(app, (db) =>
    sql<{ kind: string }>`
      select kind from message where l_id = 1 and entity_id = ${agencyId} and template = 'agencyLimit'`.execute(
      db,
    ),
  );
  return rows.map(({ kind }) => kind).toSorted();
}

it('tells an agency by mail once when it comes to 80 %, and again only after money lifted it', async () => {
  const agencyId = newId();
  const terms = { paymentType: 'credit', accountMode: 'postpaid', email: 'accounts@clinic.example' } as const;
  await app.as('Manager').ok(createAgency, { body: { agencyId, name: `Clinic ${agencyId}`, ...terms } });
  const { version } = await app.as('Front desk').ok(readAgencyAccount, { query: { agencyId } });
  const limit = { agencyId, version, limitPaise: 1_000_000, reason: 'As agreed' };
  await app.as('Manager').ok(setAgencyLimit, { body: limit });
  const order = async (): Promise<number> => {
    const body = await billBody(app, {
      testCodes: ['LFT'],
      agencyId,
      payments: [{ mode: 'agency', amountPaise: 75_000 }],
    });
    await app.as('Front desk').ok(createBill, { body });
    return (await app.as('Front desk').ok(readAgencyAccount, { query: { agencyId } })).spentPercent;
  };
  while ((await order()) < 80) expect(await tolds(agencyId)).toEqual([]);
  expect(await tolds(agencyId)).toEqual(['agencyLimit', 'agencyLimitNotice']);
  await order();
  expect(await tolds(agencyId), 'once per crossing, not per bill').toHaveLength(2);
  const receipt = { receiptId: newId(), agencyId, mode: 'Cash', amountPaise: 500_000 } as const;
  await app.as('Accountant').ok(receiveFromAgency, { body: receipt });
  // Another second: what is told is known by it.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  while ((await order()) < 80) expect(await tolds(agencyId)).toHaveLength(2);
  expect(await tolds(agencyId)).toHaveLength(4);
});
