import {
  exportTds,
  listTds,
  recordChallan,
  vendorTds,
  withdrawChallan,
} from '@nidan/contract/supply/tds/tds-endpoints';
import { tdsQuarterOf } from '@nidan/domain/tax/tds-quarter';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dayFromNow } from '../inventory/testing/stock-of-lab.ts';
import { deductedPayment } from './testing/deducted-payment.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const accounts = () => app.as('Accountant');
const quarter = () => tdsQuarterOf(dayFromNow(0));

it('is listed by quarter and section, deposited by a challan, and listed for the forms', async () => {
  const [one, other] = [
    await deductedPayment({ app, lab: app.lab }),
    await deductedPayment({ app, lab: app.lab }),
  ];
  expect(one.tdsPaise).toBe(80_000);
  const listed = async (query: { readonly open?: boolean } = {}) =>
    accounts().ok(listTds, { query: { ...quarter(), section: '194C', ...query } });
  expect(await listed()).toMatchObject({
    rows: [
      {
        deductionId: one.paymentId,
        paidPaise: 4_000_000,
        tdsPaise: 80_000,
        pan: 'AAPFU0939F',
        challan: null,
      },
      { deductionId: other.paymentId },
    ],
    sections: [{ section: '194C', paidPaise: 8_000_000, tdsPaise: 160_000, depositedPaise: 0 }],
  });
  expect(await accounts().ok(vendorTds, { query: { vendorId: one.vendorId } })).toMatchObject({
    section: '194C',
    pan: 'AAPFU0939F',
    paidPaise: 4_000_000,
    deductedPaise: 80_000,
  });

  const challan = {
    challanId: newId(),
    section: '194C' as const,
    number: '00417',
    bsrCode: '0510308',
    depositedOn: dayFromNow(0),
    amountPaise: 80_000,
    deductionIds: [one.paymentId],
  };
  const refused = async (given: Partial<typeof challan>) => {
    const answer = await accounts().refused(recordChallan, { body: { ...challan, ...given } });
    return answer.errors?.[0]?.field ?? answer.code;
  };
  expect(await refused({ amountPaise: 80_001 })).toBe('challan-amount-differs');
  expect(await refused({ depositedOn: dayFromNow(2) })).toBe('depositedOn');
  expect(await refused({ depositedOn: dayFromNow(-2) })).toBe('depositedOn');
  expect(await refused({ deductionIds: [newId()] })).toBe('not-found');
  const wrongSection = { ...challan, section: '194J' as const };
  expect(await accounts().refused(recordChallan, { body: wrongSection })).toMatchObject({
    errors: [{ field: 'section' }],
  });
  expect((await accounts().refused(recordChallan, { body: { ...challan, bsrCode: '12' } })).status).toBe(400);
  const recorded = await accounts().ok(recordChallan, { body: challan });
  expect(await refused({ challanId: newId(), number: '00418' })).toBe('tds-deposited');
  expect(await refused({ challanId: newId(), deductionIds: [other.paymentId] })).toBe('challan-number-used');
  expect((await listed({ open: true })).rows).toMatchObject([{ deductionId: other.paymentId }]);
  expect((await listed()).sections).toMatchObject([{ depositedPaise: 80_000 }]);

  const file = async (form: '26Q' | '16A') =>
    (await accounts().call(exportTds, { query: { ...quarter(), form, format: 'csv' } })).bytes.toString();
  const statement = await file('26Q');
  for (const words of ['AAPFU0939F', '40000', '800', '00417', '0510308', one.number])
    expect(statement).toContain(words);
  const certificate = await file('16A');
  for (const words of ['80000', '1600', '0510308']) expect(certificate).toContain(words);
  expect(await offencesIn(app)).toEqual([]);

  const { challanId, version } = recorded;
  const withdrawal = { body: { challanId, version, reason: 'Wrong counterfoil' } };
  await accounts().ok(withdrawChallan, withdrawal);
  const again = { body: { ...withdrawal.body, version: version + 1 } };
  expect((await accounts().refused(withdrawChallan, again)).code).toBe('challan-withdrawn');
  expect((await listed({ open: true })).rows).toHaveLength(2);
  await accounts().ok(recordChallan, { body: { ...challan, challanId: newId() } });
  expect(await offencesIn(app)).toEqual([]);
});

it('is for the accounts', async () => {
  expect(await app.as('Front desk').call(listTds, { query: quarter() })).toMatchObject({ status: 403 });
});
