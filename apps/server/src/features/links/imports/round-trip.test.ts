import { exportMaster } from '@nidan/contract/links/imports/import-endpoints';
import { IMPORT_MASTERS, type ImportMaster } from '@nidan/domain/imports/import-masters';
import { MASTER_NAMES } from '@nidan/domain/masters/masters';
import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createParameter } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { createAgency, setExpectedVolumes } from '@nidan/contract/people/referrers/agency-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { createRateList, setPrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addMaster } from '../../catalogue/masters/testing/master-body.ts';
import { draftVendor } from '../../supply/vendors/testing/vendor-of-lab.ts';
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
  await draftVendor(app);
  const list = { rateListId: newId(), kind: 'agency' as const, name: 'Round; "list", पुणे' };
  await app.as('Manager').ok(createRateList, { body: list });
  const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: 10_100 }];
  const columns = [{ rateListId: list.rateListId, version: 1, prices }];
  const from = calendarDateIn('Asia/Kolkata', new Date());
  await app.as('Manager').ok(setPrices, { body: { from, until: null, columns } });
  await setLabSwitch(app, 'allowSelfRangeActivation', true);
  await writtenImport(app, await triedImport(app, 'ranges', await rangesOfEveryKind()));
}, 120_000);
afterAll(() => app.close());

/** A parameter, and its rules with every condition and kind of cell, in an order that no export has. */
async function rangesOfEveryKind(): Promise<string> {
  const words = { code: 'ROUND_R', name: 'Base excess of a file', unit: 'mmol/L', ucum: 'mmol/L' };
  const limits = { decimals: 2, plausibleLow: -30, plausibleHigh: 30, delta: null };
  const rest = { kind: 'numeric' as const, loinc: null, method: '', formula: null, choices: [] };
  await app.as('Manager').ok(createParameter, { body: { ...words, ...limits, ...rest } });
  const [place] = (await app.as('Manager').ok(listLocations, { query: {} })).rows;
  return [
    'parameter,sex,age_from,age_to,pregnancy,pregnancy_weeks,birth_weeks,fasting,specimen,method,place,low,high,action_low,action_high,critical_low,critical_high,text,bands',
    `ROUND_R,,6 h,no end,,,24-37,fasting,sst,"Quoted ""name""; अक्षर",${place?.name},-2.5,0.25,-4.5,5.0,-5,1e1,"said, पूर्ण","[Low\\; ""x""] <=-1; [Rest] >= -0.99"`,
    'ROUND_R,F,12,no end,,,,,,,,1,2,,,,,,',
    'ROUND_R,m,12 Y,No End,,,,,,,,1,3,,,,,,',
    'ROUND_R,,Birth,12y,,,,,,,,-1,,,,,,,',
  ].join('\n');
}

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

/** A file with another name in its first row; rates have none and get another price, ranges another limit. */
function touched(master: ImportMaster, csv: string): string {
  if (master === 'ranges')
    return csv.replace(
      '"ROUND_R","F","12 y","no end",,,,,,,,1,2,',
      '"ROUND_R","F","12 y","no end",,,,,,,,1,2.01,',
    );
  if (master === 'local-names') return csv.replace('"हीमोग्लोबिन"', '"हीमोग्लोबिन, रक्त"');
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
