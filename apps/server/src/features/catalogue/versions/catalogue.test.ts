import {
  findTestByCode,
  listParameters,
  listSampleTypes,
  listTests,
} from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import {
  listDepartments,
  listLabs,
  listLocations,
} from '@nidan/contract/base/organisation/organisation-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function asOwner(...statements: string[]): Promise<void> {
  await withClient(app.database.ownerUrl, async (client) => {
    await client.query(`set app.l_id = '${app.lab.lId}'`);
    for (const statement of statements) await client.query(statement);
  });
}

const newVersion = 'update lab set catalogue_version = catalogue_version + 1 where l_id = 1';

async function codes(query: QueryOf<typeof listTests>): Promise<string[]> {
  const { rows } = await app.as('Front desk').ok(listTests, { query });
  return rows.map(({ code }) => code);
}

describe('the search of tests', () => {
  it.each<{ query: QueryOf<typeof listTests>; first: string[] }>([
    { query: { q: 'cbc' }, first: ['CBC'] },
    { query: { q: 'TS' }, first: ['TSH'] },
    { query: { q: 'thyroid' }, first: ['TFT', 'TSH', 'ATPO'] },
    { query: { q: 'ritin' }, first: ['FERR'] },
    { query: { q: ' complete  blood ' }, first: ['CBC'] },
    { query: { q: 'OGTT' }, first: ['GTT100', 'GTT75'] },
    { query: { q: 'glucose tolerance test' }, first: ['GTT100', 'GTT75'] },
    { query: { q: 'Mantoux' }, first: ['MANTOUX'] },
    { query: { q: 'tuberculin' }, first: ['MANTOUX'] },
    { query: { q: 'cross-match' }, first: ['XMATCH'] },
    { query: { q: 'crossmatch' }, first: ['XMATCH'] },
    { query: { q: 'cryoglobulin' }, first: ['CRYO'] },
    { query: { q: 'TMT' }, first: ['TMT'] },
    { query: { q: 'stress test' }, first: ['TMT'] },
    { query: { q: 'oedema' }, first: ['C1INH'] },
    { query: { q: 'hereditary angioedema' }, first: ['C1INH'] },
    { query: { q: 'Schirmer' }, first: ['SCHIRMER'] },
    { query: { q: 'Rh antibody titre' }, first: ['ICT'] },
    { query: { q: 'Kleihauer' }, first: ['KB'] },
    { query: { q: 'HAMS' }, first: ['PNH'] },
    { query: { q: 'Ham test' }, first: ['PNH'] },
    { query: { q: 'sucrose lysis' }, first: ['PNH'] },
    { query: { q: 'NBT' }, first: ['NBT'] },
    { query: { q: 'Barr body' }, first: ['BUCCAL'] },
    { query: { q: 'skin prick' }, first: ['SPT'] },
    { query: { q: 'porphyrin' }, first: ['PBG'] },
    { query: { q: 'fasting blood sugar' }, first: ['FBS'] },
    { query: { q: 'hemoglobin' }, first: ['HB', 'HBH', 'HBHPLC'] },
  ])('puts the best match first for $query', async ({ query, first }) => {
    expect((await codes(query)).slice(0, first.length)).toEqual(first);
  });

  it('looks into names from three letters on', async () => {
    expect(await codes({ q: 'ri' })).toEqual(await codes({ q: 'RI' }));
    expect(await codes({ q: 'tin' })).toContain('FERR');
    expect(await codes({ q: 'ti' })).not.toContain('FERR');
    expect(await codes({ q: "'; drop table test; --" })).toEqual([]);
  });

  it('narrows to a kind', async () => {
    expect(await codes({ kind: 'profile', limit: 200 })).toEqual(
      expect.arrayContaining(['TFT', 'ELEC', 'VIRAL', 'COAG']),
    );
    expect(await codes({ kind: 'package', limit: 200 })).not.toContain('TFT');
  });

  it('shows price, tubes in order of draw, turn-around and what is run', async () => {
    const { rows } = await app.as('Front desk').ok(listTests, { query: { q: 'preop' } });
    const [preop] = rows;
    expect(preop).toMatchObject({ kind: 'package', department: null, priceSource: 'package', status: 1 });
    expect(preop?.containers.map(({ capColour }) => capColour)).toEqual([
      'Citrate',
      'SST',
      'EDTA',
      'Fluoride',
    ]);
    expect(preop?.members.map(({ code }) => code)).toEqual([
      'CBC',
      'BG',
      'COAG',
      'RBS',
      'CREAT',
      'ELEC',
      'VIRAL',
    ]);
    // COAG, ELEC and VIRAL are opened: 4 + 2 + 3 + 3 tests.
    expect(preop?.runs).toHaveLength(12);
    expect(new Set(preop?.measures)).toContain('HB');
    const [elec, kft] = await Promise.all(
      ['elec', 'kft'].map((code) => app.as('Front desk').ok(findTestByCode, { query: { code } })),
    );
    // Calculated ones, such as the filtration rate, are of no tube.
    expect(kft?.measures).toEqual(expect.arrayContaining([...(elec?.measures ?? ['none']), 'CREAT']));
    expect(kft?.measures).not.toContain('EGFR');
    expect(preop?.pricePaise).toBe(preop?.mrpPaise);
    const cbc = (await app.as('Front desk').ok(listTests, { query: { q: 'cbc' } })).rows[0];
    expect(cbc).toMatchObject({
      tatHours: 4,
      department: { code: 'HAEM' },
      runs: [cbc?.testId],
      members: [],
    });
  });

  it('pages without losing or repeating one', async () => {
    const all = await codes({ limit: 200 });
    expect(all).toHaveLength(200);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: { code: string }[]; next: string | null } = await app
        .as('Front desk')
        .ok(listTests, { query: { limit: 50, cursor } });
      seen.push(...page.rows.map(({ code }) => code));
      cursor = page.next;
    }
    expect(seen.slice(0, 200)).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(400);
  });

  it('sees a new price from its date on, and a disabled test no more', async () => {
    await asOwner(
      `insert into lab_rate select 1, test_id, current_date - 2, 12300 from test where code = 'ESR' and l_id = 1`,
      `insert into lab_rate select 1, test_id, current_date + 2, 99900 from test where code = 'ESR' and l_id = 1`,
      `update test set status = -1 where code = 'HCY' and l_id = 1`,
    );
    expect(await codes({ q: 'hcy' })).toEqual(['HCY']);
    await asOwner(newVersion);
    const { rows } = await app.as('Front desk').ok(listTests, { query: { q: 'esr' } });
    expect(rows[0]).toMatchObject({ code: 'ESR', pricePaise: 12_300, priceSource: 'lab_rate' });
    expect(await codes({ q: 'hcy' })).toEqual([]);
    expect(await codes({ q: 'hcy', enabled: 'disabled_tests' })).toEqual(['HCY']);
    expect(await codes({ q: 'hcy', enabled: 'all' })).toEqual(['HCY']);
    expect(await app.as('Front desk').refused(findTestByCode, { query: { code: 'HCY' } })).toMatchObject({
      status: 404,
      msg: 'No test has the short code HCY',
    });
    const other = await app.asOther('Front desk').ok(findTestByCode, { query: { code: 'hcy' } });
    expect(other.code).toBe('HCY');
  });
});

it('a short code finds its test in either case', async () => {
  const test = await app.as('Front desk').ok(findTestByCode, { query: { code: ' cbc ' } });
  expect(test).toMatchObject({ code: 'CBC', name: 'Complete blood count' });
});

it('parameters carry formula, choices and ranges, and those of a test come in its order', async () => {
  const { testId } = await app.as('Technician').ok(findTestByCode, { query: { code: 'LIPID' } });
  const { rows } = await app.as('Technician').ok(listParameters, { query: { testId } });
  expect(rows.map(({ code }) => code)).toEqual([
    'CHOL',
    'TG',
    'HDL',
    'LDL',
    'VLDL',
    'NON_HDL',
    'CHOL_HDL',
    'LDL_HDL',
  ]);
  expect(rows[3]).toMatchObject({
    kind: 'calculated',
    formula: expect.stringContaining("if(round(TG'mg/dL')<400, if(CHOL-HDL-TG/5>=0, CHOL-HDL-TG/5, blank"),
  });
  expect(rows[3]?.ranges.at(-1)).toMatchObject({
    high: 129,
    bands: expect.arrayContaining([{ label: 'Very high', low: 190, high: null }]),
  });
  const { rows: found } = await app.as('Technician').ok(listParameters, { query: { q: 'hbsag' } });
  expect(found[0]?.choices).toContainEqual({ value: 'Reactive', abnormal: true });
  const calculated = await app.as('Technician').ok(listParameters, { query: { testId, kind: 'calculated' } });
  expect(calculated.rows.map(({ code }) => code)).toEqual(['LDL', 'VLDL', 'NON_HDL', 'CHOL_HDL', 'LDL_HDL']);
});

it('tubes come in order of draw', async () => {
  const { rows } = await app.as('Phlebotomist').ok(listSampleTypes);
  expect(rows.map(({ drawOrder }) => drawOrder)).toEqual(
    rows.map(({ drawOrder }) => drawOrder).toSorted((a, b) => a - b),
  );
  expect(rows.find(({ code }) => code === 'EDTA')).toMatchObject({
    capColour: 'EDTA',
    specimen: expect.any(String),
  });
});

it('departments come in the order of the reports, with who accessions for itself', async () => {
  const { rows } = await app.as('Phlebotomist').ok(listDepartments);
  expect(rows[0]).toMatchObject({ code: 'HAEM', name: 'Haematology', enforceDeptAccession: false });
  expect(rows.some(({ enforceDeptAccession }) => enforceDeptAccession)).toBe(true);
});

it('labs are those of the person, locations those of the lab', async () => {
  expect((await app.as('Technician').ok(listLabs)).rows).toMatchObject([
    { lId: 1, name: 'Test lab 1', prefix: 'KT', timeZone: 'Asia/Kolkata', status: 10 },
  ]);
  expect((await app.asOther('Technician').ok(listLocations)).rows.map(({ name }) => name)).toEqual([
    'Baner centre',
    'Main lab',
  ]);
});

it.each([listTests, listParameters, listSampleTypes, listDepartments, listLabs, listLocations])(
  'nobody reads $path without signing in',
  async (endpoint) => {
    expect(await app.asNobody().refused(endpoint)).toMatchObject({ status: 401 });
  },
);
