import { listAdvances, takeAdvance } from '@nidan/contract/money/advances/advance-endpoints';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { listNotes } from '@nidan/contract/money/notes/note-endpoints';
import { listRefunds } from '@nidan/contract/money/refunds/refund-endpoints';
import { listParameters, listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { Endpoint, QueryOf } from '@nidan/contract/kernel/endpoint';
import { listPaymentOrders } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { listDispatches } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { listStoredTubes } from '@nidan/contract/lab/storage/storage-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { LIST_SEARCH, type SearchedList } from '@nidan/domain/search/list-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { UsualRole } from '../../base/roles/usual-roles.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof orderBill>>;
let advance: { readonly advanceId: string; readonly number: string };
let known: { readonly code: string; readonly desk: string; readonly agency: string };
const desk = () => app.as('Front desk');

beforeAll(async () => {
  app = await startTestApp();
  mine = await orderBill(app, {
    testCodes: ['TFT'],
    client: 'walk-in',
    doctorId: app.lab.doctorIds[1] ?? null,
    newPatient: {
      name_title: 'Mrs.',
      name: 'Zubeida Wagholikar',
      age_sex: { age: 61, sex: 'F', unit: 'Yrs.' },
      phone: '9012345678',
      address: 'Plot 9 Mayur Colony',
      city: 'Satara',
      state: 'Maharashtra',
      pincode: '415001',
      abha_id: '91204577183308',
      patient_details: { area: 'Godoli' },
    },
  });
  await orderBill(app, { testCodes: ['CBC'] });
  known = await asOwner(app, async (db) => {
    await sql`update bill set agency_id = (select agency_id from agency where l_id = bill.l_id order by name limit 1)
      where bill_id = ${mine.billId}`.execute(db);
    const { rows } = await sql<typeof known>`
      select p.patient_code as code, u.name as desk, a.name as agency from bill b
      join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
      join login_user u on u.user_id = b.created_by
      join agency a on a.l_id = b.l_id and a.agency_id = b.agency_id where b.bill_id = ${mine.billId}`.execute(
      db,
    );
    return rows[0] ?? { code: '', desk: '', agency: '' };
  });
  const body = { advanceId: newId(), patientId: mine.patientId, amountPaise: 5_000, reference: 'UTR77' };
  advance = await desk().ok(takeAdvance, { body: { ...body, mode: 'Online' } });
});
afterAll(() => app.close());

const bills = async (query: QueryOf<typeof listBills>, client = desk()): Promise<string[]> =>
  (await client.ok(listBills, { query })).rows.map(({ labNo }) => labNo);

describe('bills', () => {
  const cases: Record<(typeof LIST_SEARCH.bills)[number], () => [hit: string, miss: string]> = {
    lab_id: () => [mine.labNo, `${mine.labNo}9`],
    barcode: () => [mine.samples[0]?.barcode ?? '', 'ZZZ999'],
    patient_name: () => ['waghol', 'nobody'],
    patient_phone: () => ['90123', '90124'],
    patient_code: () => [known.code.toLowerCase(), 'ZZ1'],
    abha_id: () => ['91-2045-7718', '92'],
    age: () => ['61', '62'],
    sex: () => ['female', 'other'],
    city: () => ['satara', 'pune camp'],
    area: () => ['GODOLI', 'kothrud east'],
    address: () => ['plot 9', 'mayur'],
    pincode: () => ['4150', '4160'],
    state: () => ['maharashtra', 'goa'],
    test_name: () => ['thyroid', 'zinc'],
    test_code: () => ['tf', 'ZN'],
    agency_name: () => [known.agency, 'no such client'],
    ref_name: () => ['bhonsle', 'nobody'],
    added_by: () => [known.desk, 'nobody'],
  };

  test.each(Object.keys(cases) as (keyof typeof cases)[])('by %s', async (by) => {
    // as: the keys of the record
    const [hit, miss] = cases[by]();
    expect(await bills({ by, q: hit })).toContain(mine.labNo);
    expect(await bills({ by, q: miss })).not.toContain(mine.labNo);
  });

  it('by one field look nowhere else', async () => {
    expect(await bills({ by: 'city', q: 'Zubeida' })).toEqual([]);
    expect(await bills({ by: 'patient_name', q: 'Satara' })).toEqual([]);
    expect(await bills({ by: 'age', q: 'sixty' })).toEqual([]);
  });

  it('tell demo users no more than their masks', async () => {
    const demo = app.asUser(app.lab.demoUser);
    expect(await bills({ by: 'city', q: 'satara' }, demo)).toEqual([]);
    expect(await bills({ by: 'abha_id', q: '9120' }, demo)).toEqual([]);
    expect(await bills({ by: 'patient_name', q: 'Zx' }, demo)).toContain(mine.labNo);
    expect(await bills({ by: 'age', q: '61' }, demo)).toContain(mine.labNo);
  });

  it('refuse a field that they do not have', async () => {
    const refusal = await desk().refused(listBills, { query: { by: 'refund_no' as 'city', q: '1' } }); // as: another list's
    expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'by' }] });
  });
});

const tubes = async (query: QueryOf<typeof listSamples>) =>
  (await app.as('Phlebotomist').ok(listSamples, { query })).rows.map(({ barcode }) => barcode);

it('tubes, by their own barcode and by who they are of', async () => {
  const [tube] = mine.samples;
  expect(await tubes({ by: 'barcode', q: tube?.barcode ?? '' })).toEqual([tube?.barcode]);
  expect(await tubes({ by: 'patient_name', q: 'zubeida' })).toEqual([tube?.barcode]);
  expect(await tubes({ by: 'test_code', q: 'tft' })).toContain(tube?.barcode);
  expect(await tubes({ by: 'lab_id', q: 'ZZ' })).toEqual([]);
});

const advances = async (query: QueryOf<typeof listAdvances>) =>
  (await desk().ok(listAdvances, { query })).rows.map(({ number }) => number);

it('advances, by their number unless told', async () => {
  expect(await advances({ q: advance.number })).toEqual([advance.number]);
  expect(await advances({ by: 'payment_mode', q: 'onl' })).toEqual([advance.number]);
  expect(await advances({ by: 'payment_mode', q: 'cash' })).toEqual([]);
  expect(await advances({ by: 'reference_number', q: 'utr' })).toEqual([advance.number]);
  expect(await advances({ by: 'patient_phone', q: '90123' })).toEqual([advance.number]);
});

it('the catalogue, in names or in codes alone', async () => {
  const tests = async (query: QueryOf<typeof listTests>) =>
    (await desk().ok(listTests, { query: { ...query, limit: 200 } })).rows;
  const byCode = await tests({ by: 'test_code', q: 'tf' });
  expect(byCode.map(({ code }) => code)).toContain('TFT');
  const named = await tests({ by: 'test_name', q: 'thyroid' });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !/thyroid/iu.test(name))).toEqual([]);
  const { rows } = await desk().ok(listParameters, { query: { by: 'parameter_code', q: 'tsh' } });
  expect(rows.filter(({ code }) => !code.startsWith('TSH'))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);
});

const RELATED: readonly [SearchedList, Endpoint, UsualRole][] = [
  ['dispatches', listDispatches, 'Manager'],
  ['refunds', listRefunds, 'Accountant'],
  ['notes', listNotes, 'Accountant'],
  ['paymentOrders', listPaymentOrders, 'Accountant'],
  ['advances', listAdvances, 'Accountant'],
  ['samples', listSamples, 'Phlebotomist'],
  ['storedTubes', listStoredTubes, 'Technician'],
];

it.each(RELATED)('%s answer for each of their fields', async (list, endpoint, role) => {
  for (const by of LIST_SEARCH[list]) {
    const answer = await app.as(role).call(endpoint, { query: { by, q: 'x1' } });
    expect([by, answer.status]).toEqual([by, 200]);
  }
});
