import { exportMaster } from '@nidan/contract/imports/import-endpoints';
import { IMPORT_MASTERS, type ImportMaster } from '@nidan/domain/imports/import-masters';
import { MASTER_NAMES } from '@nidan/domain/masters/masters';
import { masterEndpoints } from '@nidan/contract/masters/master-endpoints';
import { createAgency, setExpectedVolumes } from '@nidan/contract/referrers/agency-endpoints';
import { createDoctor } from '@nidan/contract/referrers/doctor-endpoints';
import { createRateList, setPrices } from '@nidan/contract/rates/rate-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/new-id.ts';
import { testIdOf } from '../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMaster } from '../masters/testing/master-body.ts';
import { triedImport, writtenImport } from './testing/import-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const name of MASTER_NAMES)
    await addMaster(app, name, { name: 'Quoted "name", with comma; and अक्षर' });
  const [territory] = (await app.as('Manager').ok(masterEndpoints('territories').list)).rows;
  const contact = { phone: '9876501234', email: 'desk@clinic.in', address: 'Lane 1;\n"Plot" 2, पुणे' };
  const where = { ...contact, territory: territory?.code ?? null };
  const agency = { agencyId: newId(), code: 'ROUND-1', name: 'Round Clinic', ...where };
  const { version } = await app.as('Manager').ok(createAgency, { body: agency });
  const volumes = ['HB', 'CBC'].map((test) => ({ test, perMonth: 40 }));
  const { agencyId, code } = agency;
  await app.as('Manager').ok(setExpectedVolumes, { body: { agencyId, version, volumes } });
  const doctor = { name: 'Dr. Round', qualification: 'MD', ...where, agencies: [code] };
  await app.as('Front desk').ok(createDoctor, { body: doctor });
  const list = { rateListId: newId(), kind: 'agency' as const, name: 'Round; "list", पुणे' };
  await app.as('Manager').ok(createRateList, { body: list });
  const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: 10_100 }];
  const columns = [{ rateListId: list.rateListId, version: 1, prices }];
  const from = calendarDateIn('Asia/Kolkata', new Date());
  await app.as('Manager').ok(setPrices, { body: { from, until: null, columns } });
}, 120_000);
afterAll(() => app.close());

async function exported(master: ImportMaster, format: 'csv' | 'excel' = 'csv'): Promise<Buffer> {
  const { bytes } = await app.as('Manager').call(exportMaster, { query: { master, format } });
  return Buffer.from(bytes);
}

/** Rows below the head. */
function rowsIn(csv: Buffer): number {
  return (
    csv
      .toString()
      .trimEnd()
      .split(/\r\n(?=")/).length - 1
  );
}

/** A file with another name in its first row; rates have none and get another price. */
function touched(master: ImportMaster, csv: string): string {
  return master === 'rates'
    ? csv.replace(',101,', ',102,')
    : csv.replace(/\r\n("(?:[^"]|"")*","(?:[^"]|"")*)"/, '\r\n$1 and more"');
}

describe.each(IMPORT_MASTERS)('%s', (master) => {
  it('read back as CSV or as a workbook, a file changes nothing', async () => {
    const csv = await exported(master);
    expect(rowsIn(csv)).toBeGreaterThan(0);
    const files = [csv, { name: `${master}.xlsx`, bytes: await exported(master, 'excel') }];
    for (const file of files)
      expect((await triedImport(app, master, file)).counts).toMatchObject({ new: 0, changed: 0, bad: 0 });
  });

  it('a name that a file changed and another changed back is exported to the same bytes', async () => {
    const before = await exported(master);
    const renamed = touched(master, before.toString());
    expect(renamed).not.toBe(before.toString());
    expect(await writtenImport(app, await triedImport(app, master, renamed))).toMatchObject({
      state: 'success',
      counts: { changed: 1 },
    });
    expect((await exported(master)).toString()).toBe(renamed);
    await writtenImport(app, await triedImport(app, master, before));
    expect((await exported(master)).equals(before)).toBe(true);
  });
});
