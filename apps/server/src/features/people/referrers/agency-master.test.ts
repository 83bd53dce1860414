import { billPdf, createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listFindings } from '@nidan/contract/links/imports/import-endpoints';
import {
  createAgency,
  listAgencies,
  listExpectedVolumes,
  setExpectedVolumes,
  updateAgency,
} from '@nidan/contract/people/referrers/agency-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { billBody } from '../../../testing/order-bill.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { addMaster } from '../../catalogue/masters/testing/master-body.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

let serial = 0;
function add(parts: { printMode?: 'mrp_slip' | 'b2b_slip' | 'both' | 'none'; contactPerson?: string } = {}) {
  serial += 1;
  return manager().ok(createAgency, { body: { agencyId: newId(), name: `Clinic ${serial}`, ...parts } });
}

describe('an agency', () => {
  it('begins with what is usual, and keeps how it is billed', async () => {
    const { agencyId, version, ...rest } = await add();
    expect(rest).toMatchObject({
      type: 'other',
      printMode: 'both',
      paymentType: 'credit',
      billingCycle: 'monthly',
      accountMode: 'postpaid',
    });
    const terms = {
      type: 'hospital',
      printMode: 'b2b_slip',
      paymentType: 'rollingAdvance',
      billingCycle: '7days',
      accountMode: 'prepaid',
      gstin: '27AAPFU0939F1ZV',
      contactPerson: 'Asha Rao',
      email: 'accounts@clinic.in',
    } as const;
    const changed = await manager().ok(updateAgency, { params: { agencyId }, body: { version, ...terms } });
    expect(changed).toMatchObject({ ...terms, version: 2 });
    const [event] = await eventsOf(app, agencyId, 'update');
    expect(event).toMatchObject({ before: { billingCycle: 'monthly' }, after: { billingCycle: '7days' } });
    const credit = { version: 2, paymentType: 'credit' as const };
    expect(await manager().refused(updateAgency, { params: { agencyId }, body: credit })).toMatchObject({
      errors: [{ field: 'accountMode', msg: 'Credit is postpaid' }],
    });
  });

  it('is listed by its terms and its territory', async () => {
    const zone = await addMaster(app, 'territories', { type: 'Zone' });
    const terms = {
      type: 'insurer',
      printMode: 'none',
      paymentType: 'cash',
      billingCycle: 'quarterly',
      accountMode: 'prepaid',
    } as const;
    const body = { agencyId: newId(), name: 'Narrow Insurance', ...terms, territory: zone.code };
    const { agencyId } = await manager().ok(createAgency, { body });
    await manager().ok(createAgency, { body: { agencyId: newId(), name: 'Narrow Clinic' } });
    const asked = Object.entries({ ...terms, territory: zone.code.toLowerCase() });
    for (const [term, value] of asked) {
      const { rows } = await manager().ok(listAgencies, { query: { q: 'narrow', [term]: value } });
      expect(rows.map((row) => row.agencyId)).toEqual([agencyId]);
    }
  });

  it('has expected volumes, each test once, all of them replaced at a time', async () => {
    const { agencyId } = await add();
    const set = (version: number, ...tests: string[]) => ({
      body: { agencyId, version, volumes: tests.map((test) => ({ test, perMonth: 40 })) },
    });
    expect(await manager().ok(setExpectedVolumes, set(1, 'hb', 'CBC'))).toMatchObject({ version: 2 });
    await manager().ok(setExpectedVolumes, set(2, 'HB'));
    const { rows } = await manager().ok(listExpectedVolumes, { query: { agencyId } });
    expect(rows).toMatchObject([{ test: 'HB', perMonth: 40 }]);
    expect(await manager().refused(setExpectedVolumes, set(2, 'CBC'))).toMatchObject({
      code: 'stale-version',
    });
    expect(await manager().refused(setExpectedVolumes, set(3, 'HB', 'hb'))).toMatchObject({
      errors: [{ field: 'volumes', msg: 'HB stands here twice' }],
    });
    expect(await manager().refused(setExpectedVolumes, set(3, 'NOTHING'))).toMatchObject({ status: 400 });
    expect(await app.as('Technician').refused(setExpectedVolumes, set(3))).toMatchObject({ status: 403 });
  });

  it('shows a demo user masked contacts', async () => {
    const { agencyId } = await add({ contactPerson: 'Asha Rao' });
    const { rows } = await app.asUser(app.lab.demoUser).ok(listAgencies, { query: { id: agencyId } });
    expect(rows[0]?.contactPerson).toBe('A**a R*o');
  });
});

/** Whether the usual copy of a bill of such an agency is printed, the patient's and the agency's: their statuses. */
async function printed(printMode: 'mrp_slip' | 'b2b_slip' | 'both' | 'none') {
  const { name } = await add({ printMode });
  const body = await billBody(app, { testCodes: ['HB'], client: name });
  const { billId } = await app.as('Front desk').ok(createBill, { body });
  const status = async (copy?: 'patient' | 'agency') => {
    const query = { billId, ...(copy === undefined ? {} : { copy }) };
    return (await app.as('Front desk').call(billPdf, { query })).status;
  };
  return [await status(), await status('patient'), await status('agency')];
}

describe('the print mode of an agency', () => {
  it.each([
    ['mrp_slip', [200, 200, 409]],
    ['b2b_slip', [200, 409, 200]],
    ['both', [200, 200, 200]],
    ['none', [409, 409, 409]],
  ] as const)('%s decides which copies of a bill are printed', async (mode, statuses) => {
    expect(await printed(mode)).toEqual(statuses);
  });
});

describe('the file of the agencies', () => {
  it('sets terms and volumes, and tells what contradicts itself', async () => {
    const file = [
      'code,name,payment_type,account_mode,expected_volume',
      'F1,File One,rollingadvance,Prepaid,hb 30; CBC 12',
      'F2,File Two,rollingAdvance,,HB 2',
      'F3,file one,,,NOTHING 2',
      'F4,File Four,,,HB',
    ];
    const tried = await triedImport(app, 'agencies', file.join('\n'));
    const { rows } = await manager().ok(listFindings, {
      params: { importId: tried.importId },
      query: { verdict: 'bad' },
    });
    expect(rows.map(({ rowNo, faults }) => [rowNo, faults.map(({ column }) => column)])).toEqual([
      [2, ['name']],
      [3, ['account_mode']],
      [4, ['expected_volume', 'name']],
      [5, ['expected_volume']],
    ]);
    const written = await writtenImport(app, await triedImport(app, 'agencies', file.slice(0, 2).join('\n')));
    expect(written).toMatchObject({ state: 'success', counts: { new: 1 } });
    const [agency] = (await manager().ok(listAgencies, { query: { q: 'file one' } })).rows;
    expect(agency).toMatchObject({ paymentType: 'rollingAdvance', accountMode: 'prepaid', code: 'F1' });
    const query = { agencyId: agency?.agencyId ?? '' };
    expect((await manager().ok(listExpectedVolumes, { query })).rows).toHaveLength(2);
  });
});
