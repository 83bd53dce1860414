import { listApprovals } from '@nidan/contract/people/approvals/approval-endpoints';
import { exportMaster, listFindings } from '@nidan/contract/links/imports/import-endpoints';
import { listVendors, vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { bankOf } from '../payables/testing/invoice-of-lab.ts';
import { activeVendor, buyerOf } from './testing/vendor-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const HEAD =
  'code,name,type,size,gstin,state,payment_days,lead_days,address_name,address,city,pincode,account_name,account_no,ifsc,bank';
const fileOf = (...rows: readonly string[]): string => [HEAD, ...rows].join('\n');
const NEW =
  'FILE-1,Torna Reagents,business_none,Small,,27,30,5,Works,Plot 4,Pune,411026,Torna,50200012340001,HDFC0000123,HDFC Bank';

async function detailsOf(name: string) {
  const buyer = await buyerOf(app);
  const { rows } = await buyer.ok(listVendors, { query: { q: name } });
  return buyer.ok(vendorFullDetails, { query: { vendorId: rows[0]?.vendorId ?? '' } });
}

describe('the file of the vendors', () => {
  it('brings drafts with address and account, and changes nothing when it is brought again', async () => {
    const tried = await triedImport(app, 'vendors', fileOf(NEW));
    expect(tried.counts).toMatchObject({ new: 1, bad: 0 });
    expect((await writtenImport(app, tried)).state).toBe('success');
    const { vendor, addresses, banks } = await detailsOf('Torna Reagents');
    expect(vendor).toMatchObject({ code: 'FILE-1', state: 'draft', paymentDays: 30, stateCode: '27' });
    expect(addresses).toMatchObject([{ name: 'Works', pincode: '411026', isMain: true }]);
    expect(banks).toMatchObject([{ accountNo: '50200012340001', state: 'pending' }]);
    expect((await triedImport(app, 'vendors', fileOf(NEW))).counts).toMatchObject({
      new: 0,
      changed: 0,
      same: 1,
      bad: 0,
    });
  });

  it('says the same of a vendor again whose PAN stands in its GST number alone', async () => {
    const withPan = [
      `${HEAD},pan`,
      'FILE-2,Rajgad Reagents,business_gst,Small,27AAPFU0939F1ZV,27,30,5,,,,,,,,,',
    ].join('\n');
    expect((await writtenImport(app, await triedImport(app, 'vendors', withPan))).state).toBe('success');
    expect((await detailsOf('Rajgad Reagents')).vendor).toMatchObject({ pan: 'AAPFU0939F' });
    const again = { new: 0, changed: 0, same: 1, bad: 0 };
    expect((await triedImport(app, 'vendors', withPan)).counts).toMatchObject(again);
    const panAlone = 'code,name,pan\nFILE-2,Rajgad Reagents,';
    expect((await triedImport(app, 'vendors', panAlone)).counts).toMatchObject(again);
    const other = 'code,name,pan\nFILE-2,Rajgad Reagents,AAAPL1234C';
    expect((await triedImport(app, 'vendors', other)).counts).toMatchObject({ bad: 1 });
  });

  it('says by row and column what is wrong', async () => {
    const rows = [
      'BAD-1,Bad One,business_gst,Small,,27,30,5,,,,,,,,',
      'BAD-2,Bad Two,business_none,Small,,,30,5,,,,,,,,',
      'BAD-3,Bad Three,business_none,Huge,,27,30,5,,,,,,,,',
      'BAD-4,Bad Four,business_none,Small,,27,900,5,Works,Plot 4,Pune,4110,,,,',
      'BAD-5,Bad Five,business_none,Small,,27,30,5,,,,,Five,12,HDFC0000123,HDFC Bank',
      'BAD-6,bad five,business_none,Small,,27,30,5,,,,,,,,',
    ];
    const { importId, counts } = await triedImport(app, 'vendors', fileOf(...rows));
    expect(counts).toMatchObject({ bad: 6 });
    const found = await app
      .as('Manager')
      .ok(listFindings, { params: { importId }, query: { verdict: 'bad' } });
    const places = found.rows.flatMap(({ rowNo, faults }) =>
      faults.map(({ column }) => `${rowNo} ${column}`),
    );
    expect(places).toEqual(
      expect.arrayContaining([
        '2 gstin',
        '3 state',
        '4 size',
        '5 payment_days',
        '5 pincode',
        '6 account_no',
        '6 name',
        '7 name',
      ]),
    );
  });

  it('lets another account of a vendor in use wait for approval, as its page does', async () => {
    const { vendorId, code, name } = await activeVendor(app);
    await bankOf(app, vendorId);
    const text = await (async () => {
      const { bytes } = await app
        .as('Manager')
        .call(exportMaster, { query: { master: 'vendors', format: 'csv' } });
      return Buffer.from(bytes).toString();
    })();
    const changed = text.replaceAll('50200012345678', '50200012349999');
    expect(changed).not.toBe(text);
    const written = await writtenImport(app, await triedImport(app, 'vendors', changed));
    expect(written).toMatchObject({ state: 'success', counts: { changed: 1 } });
    expect((await detailsOf(name)).banks.map(({ accountNo, state }) => [accountNo, state])).toEqual([
      ['50200012349999', 'pending'],
      ['50200012345678', 'active'],
    ]);
    const { rows } = await app.as('Manager').ok(listApprovals, { query: { type: 'vendor' } });
    // Whoever had the file written does not approve what came by it.
    expect(rows[0]).toMatchObject({
      what: expect.stringContaining(name),
      can: expect.not.arrayContaining(['approve']),
    });
    const third = changed.replaceAll('50200012349999', '50200012340000');
    const { importId, counts } = await triedImport(app, 'vendors', third);
    expect(counts).toMatchObject({ bad: 1 });
    const found = await app
      .as('Manager')
      .ok(listFindings, { params: { importId }, query: { verdict: 'bad' } });
    expect(found.rows[0]).toMatchObject({ record: code, faults: [{ column: 'account_no' }] });
  });

  it('masks accounts for a demo user, and is not for who may not see purchases', async () => {
    const query = { query: { master: 'vendors', format: 'csv' } } as const;
    const demo = (await personWith(app, { masters: 4, purchases: 4 }, { isDemoUser: true })).client;
    const { bytes } = await demo.call(exportMaster, query);
    expect(Buffer.from(bytes).toString()).not.toContain('5020001234');
    const other = (await personWith(app, { masters: 15 })).client;
    expect((await other.refused(exportMaster, query)).status).toBe(403);
  });

  it('breaks no invariant', async () => expect(await offencesIn(app)).toEqual([]));
});
