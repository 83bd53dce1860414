import {
  exportAntibiogram,
  exportWhonet,
  readAntibiogram,
  readOrganismTrend,
} from '@nidan/contract/lab/culture/antibiogram-endpoints';
import {
  addDeliveredBreakpoints,
  chooseBreakpoints,
  importBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import { noteFindings, saveIsolate, saveSusceptibility } from '@nidan/contract/lab/culture/culture-endpoints';
import { breakpointFault } from '@nidan/domain/susceptibility/breakpoint';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { setLabSwitch } from '../../../testing/lab-settings.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readMicrobes } from '../../catalogue/masters/microbe-file.ts';
import { deliveredTables } from './breakpoint-content.ts';
import {
  breakpointsOf,
  cultureWithIsolate,
  finalCulture,
  isolateBody,
  isolateOf,
  lineOf,
  masterId,
  micsBody,
  readCultureOnce,
  testedCulture,
} from './testing/culture-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const bench = () => app.as('Technician');
const manager = () => app.as('Manager');

test('every delivered breakpoint says its document, is of a medicine of the masters and does not contradict itself', () => {
  const codes = new Set(readMicrobes().antimicrobials.map(({ code }) => code));
  const rows = deliveredTables().flatMap((table) => table.rows);
  expect(rows.length).toBeGreaterThan(300);
  expect(
    rows.filter((row) => row.source === '' || !codes.has(row.medicine) || breakpointFault(row) !== null),
  ).toEqual([]);
});

test('the block says how its organism was identified and how it was tested, once the lab has said the first', async () => {
  await setLabSwitch(app, 'identificationMethod', 'Conventional biochemical tests');
  const { block } = await testedCulture(app, { AMP: '≥32' });
  const facts = new Map(block.facts.map(({ label, text }) => [label, text]));
  expect(facts.get('Identification')).toBe('Conventional biochemical tests');
  expect(facts.get('Susceptibility')).toContain('MIC in mg/L');
  const { block: none } = await readCultureOnce(app, { hasGrowth: false });
  expect(none.facts.map(({ label }) => label)).not.toContain('Identification');
});

describe('a value', () => {
  it('is kept as it was typed, with the row that it was held against', async () => {
    const culture = await testedCulture(app, { AMP: '≥32', NIT: '<=16', CIP: '0.25' });
    expect(lineOf(culture, 'AMP')).toMatchObject({
      raw: '≥32',
      category: 'R',
      breakpoint: { guideline: 'EUCAST', year: 2022, susceptible: 8, organism: 'Enterobacterales' },
    });
    expect(lineOf(culture, 'NIT')).toMatchObject({ category: 'S', breakpoint: { site: 'urinary tract' } });
    expect(culture.block.groups.flatMap(({ rows }) => rows.map(({ medicine }) => medicine))).toContain(
      'Ampicillin',
    );
    expect(culture.block.guidelines).toEqual(['EUCAST Clinical Breakpoint Tables v. 12.0']);
  });

  it.each([
    ['mic', '5', 'culture-mic-off-grid'],
    ['mic', 'R', 'culture-not-a-mic'],
    ['disk', '300', 'culture-zone-impossible'],
    ['disk', '3', 'culture-zone-impossible'],
  ] as const)('of %s %s is refused as %s', async (method, raw, code) => {
    const culture = await cultureWithIsolate(app);
    const body = await micsBody(app, culture, { CIP: raw, with: { method } });
    expect(await bench().refused(saveSusceptibility, { body })).toMatchObject({ status: 400, code });
  });

  it('of a disk goes by the load of the table', async () => {
    const culture = await cultureWithIsolate(app);
    const body = await micsBody(app, culture, { CIP: '21', with: { method: 'disk' } });
    const saved = await bench().ok(saveSusceptibility, { body });
    expect(lineOf(saved, 'CIP')).toMatchObject({ potency: '5µg', category: 'R' });
  });

  it('without a breakpoint has no verdict, and is printed only when somebody says one with a reason', async () => {
    const culture = await cultureWithIsolate(app);
    const saved = await bench().ok(saveSusceptibility, { body: await micsBody(app, culture, { AZM: '4' }) });
    expect(lineOf(saved, 'AZM')).toMatchObject({ category: null, why: 'no-breakpoint', prints: false });
    const print = await micsBody(app, saved, { AZM: '4', with: { isPrinted: true } });
    expect(await bench().refused(saveSusceptibility, { body: print })).toMatchObject({
      code: 'culture-print-unjudged',
    });
    const overrule = { category: 'S' as const, reason: 'Advice of the reference laboratory' };
    const said = await bench().ok(saveSusceptibility, {
      body: await micsBody(app, saved, { AZM: '4', with: { overrule } }),
    });
    expect(lineOf(said, 'AZM')).toMatchObject({
      category: 'S',
      overruled: 'S',
      overruleReason: overrule.reason,
    });
  });

  it('that may lie on either side of a breakpoint is not clear', async () => {
    const culture = await testedCulture(app, { MEM: '>4' });
    expect(lineOf(culture, 'MEM')).toMatchObject({
      category: null,
      why: 'beyond-what-was-tried',
      prints: false,
    });
  });

  it('is overruled only where there is one, and named once', async () => {
    const culture = await cultureWithIsolate(app);
    const overrule = { category: 'R' as const, reason: 'Seen on the plate' };
    const none = await micsBody(app, culture, { CIP: null, with: { overrule } });
    expect(await bench().refused(saveSusceptibility, { body: none })).toMatchObject({
      code: 'culture-value-missing',
    });
    const one = await micsBody(app, culture, { CIP: '1' });
    const twice = { ...one, values: [...one.values, ...one.values] };
    expect(await bench().refused(saveSusceptibility, { body: twice })).toMatchObject({
      code: 'culture-value-twice',
    });
  });

  it('is taken away, and stays written', async () => {
    const culture = await testedCulture(app, { CIP: '1' });
    const without = await bench().ok(saveSusceptibility, {
      body: await micsBody(app, culture, { CIP: null }),
    });
    expect(isolateOf(without).lines.filter(({ raw }) => raw !== null)).toEqual([]);
  });
});

describe('rules and cascades', () => {
  it('follow what is found of the isolate, with their reason', async () => {
    const culture = await testedCulture(app, { CRO: '1', ETP: '0.25', MEM: '0.12' });
    expect(['CRO', 'ETP', 'MEM'].map((code) => lineOf(culture, code).prints)).toEqual([true, false, false]);
    const { isolateId } = isolateOf(culture);
    const body = await isolateBody(app, culture, { isolateId, findings: ['ESBL'] });
    const esbl = await bench().ok(saveIsolate, { body });
    expect(lineOf(esbl, 'CRO')).toMatchObject({
      measured: 'S',
      category: 'R',
      rule: { code: 'esbl' },
      versions: 2,
    });
    expect(['ETP', 'MEM'].map((code) => lineOf(esbl, code).heldBack?.code ?? null)).toEqual([
      null,
      'enterobacterales',
    ]);
    expect(esbl.block.comment).toContain('ESBL producer');
    const print = await micsBody(app, esbl, { MEM: '0.12', with: { isPrinted: true } });
    expect(lineOf(await bench().ok(saveSusceptibility, { body: print }), 'MEM')).toMatchObject({
      prints: true,
    });
  });

  it('go by the site that is said', async () => {
    const culture = await testedCulture(app, { GEN: '1' });
    expect(lineOf(culture, 'GEN').category).toBe('S');
    const body = {
      caseId: culture.caseId,
      version: culture.version,
      gram: '',
      direct: '',
      comment: '',
      site: '' as const,
      isSymptomatic: false,
      isScreening: false,
    };
    const elsewhere = await bench().ok(noteFindings, { body });
    expect(lineOf(elsewhere, 'GEN')).toMatchObject({ category: null, why: 'no-breakpoint', versions: 2 });
  });
});

const importBody = (content: string) => ({
  setId: newId(),
  name: 'Breakpoints.txt',
  content,
  guideline: 'CLSI',
  year: 2024,
});

describe('tables of breakpoints', () => {
  const HEAD =
    'GUIDELINES\tYEAR\tTEST_METHOD\tPOTENCY\tORGANISM_CODE\tORGANISM_CODE_TYPE\tBREAKPOINT_TYPE\tHOST\tSITE_OF_INFECTION\tREFERENCE_TABLE\tWHONET_ABX_CODE\tR\tI\tS\tSDD';
  const ROW = 'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t0.5\t0.25\t';
  const UNKNOWN = 'CLSI\t2024\tMIC\t\tqqq\tWHONET_ORG_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t0.5\t0.25\t';
  const fileOf = (...lines: readonly string[]) =>
    Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64');

  it('are added once from what is delivered', async () => {
    const { sets } = await breakpointsOf(app);
    expect(sets).toMatchObject([{ guideline: 'EUCAST', isDelivered: true, isInUse: true }]);
    const again = { setId: newId(), document: sets[0]?.document ?? '' };
    expect(await manager().refused(addDeliveredBreakpoints, { body: again })).toMatchObject({
      code: 'breakpoints-added',
    });
    const unknown = { setId: newId(), document: 'A table of nobody' };
    expect(await manager().refused(addDeliveredBreakpoints, { body: unknown })).toMatchObject({
      code: 'breakpoints-unknown',
    });
    expect(await bench().refused(addDeliveredBreakpoints, { body: unknown })).toMatchObject({ status: 403 });
  });

  it("are imported from the lab's own copy of the WHONET file, and one is in use", async () => {
    await breakpointsOf(app);
    const done = await manager().ok(importBreakpoints, { body: importBody(fileOf(ROW, UNKNOWN)) });
    expect(done).toMatchObject({
      named: 2,
      taken: 1,
      without: 0,
      leftOut: [{ why: 'organism qqq is not known here', rows: 1 }],
    });
    const before = await testedCulture(app, { CIP: '0.5' });
    expect(lineOf(before, 'CIP').breakpoint?.guideline).toBe('EUCAST');
    const clsi = done.sets.find(({ guideline }) => guideline === 'CLSI');
    const use = { setId: clsi?.setId ?? '', version: clsi?.version ?? 1 };
    await manager().ok(chooseBreakpoints, { body: use });
    expect(await manager().refused(chooseBreakpoints, { body: use })).toMatchObject({
      code: 'stale-version',
    });
    const after = await testedCulture(app, { CIP: '1' });
    expect(lineOf(after, 'CIP')).toMatchObject({
      category: 'R',
      breakpoint: { guideline: 'CLSI', convention: 'clsi' },
    });
    const { sets } = await manager().ok(listBreakpointSets, {});
    const eucast = sets.find(({ guideline }) => guideline === 'EUCAST');
    await manager().ok(chooseBreakpoints, {
      body: { setId: eucast?.setId ?? '', version: eucast?.version ?? 1 },
    });
    const again = importBody(fileOf(ROW));
    expect(await manager().refused(importBreakpoints, { body: again })).toMatchObject({
      code: 'breakpoints-added',
    });
  });

  it('are read by the list of organisms that comes along', async () => {
    const list = Buffer.from('WHONET_ORG_CODE\tORGANISM\tGENUS_CODE\r\nqqq\tWeissella confusa\tWEI').toString(
      'base64',
    );
    const body = { ...importBody(fileOf(UNKNOWN.replace('2024', '2023'))), year: 2023, organisms: list };
    const done = await manager().ok(importBreakpoints, { body });
    expect(done).toMatchObject({ named: 1, taken: 1, leftOut: [] });
    const bad = { ...body, setId: newId(), organisms: Buffer.from('a\tb').toString('base64') };
    const refused = await manager().refused(importBreakpoints, { body: bad });
    expect(refused.msg).toContain('the list of organisms lacks');
  });

  it.each([
    ['another head', Buffer.from('a\tb\r\n1\t2').toString('base64'), 'its first line lacks'],
    ['no row of that year', fileOf(), 'no row for humans'],
    ['nothing that is known here', fileOf(UNKNOWN), 'none of its rows'],
    ['letters that are not UTF-8', Buffer.from([0xff, 0xfe, 0x41, 0x00]).toString('base64'), 'UTF-8'],
  ])('are not read from a file with %s', async (_, content, fault) => {
    const refused = await manager().refused(importBreakpoints, { body: importBody(content) });
    expect(refused).toMatchObject({ status: 400, code: 'breakpoints-file' });
    expect(refused.msg).toContain(fault);
  });
});

describe('what cultures come to', () => {
  it('counts final isolates by organism and medicine, and is a file too', async () => {
    await finalCulture(app, { AMP: '2', NIT: '≤16' });
    await testedCulture(app, { AMP: '2' });
    const view = await bench().ok(readAntibiogram, { query: { dates: 98 } });
    expect(view.least).toBe(30);
    const coli = view.organisms.find(({ code }) => code === 'ESCCOL');
    const at = view.medicines.findIndex(({ code }) => code === 'AMP');
    expect(coli).toMatchObject({ isolates: 1 });
    expect(coli?.cells[at]).toEqual({ tested: 1, susceptible: 1, percent: null });
    const csv = await bench().call(exportAntibiogram, { query: { dates: 98, format: 'csv' } });
    expect(Buffer.from(csv.bytes).toString()).toContain('Escherichia coli');
    const whonet = await bench().call(exportWhonet, { query: { dates: 98, format: 'csv' } });
    expect(Buffer.from(whonet.bytes).toString()).toContain('AMP_NM');
    expect(Buffer.from(whonet.bytes).toString()).toContain('eco');
    expect(Buffer.from(whonet.bytes).toString()).not.toContain('Pandit');
    const organismId = await masterId(app, 'organism', 'ESCCOL');
    const trend = await bench().ok(readOrganismTrend, { query: { dates: 98, organismId } });
    expect(trend.months).toMatchObject([{ isolates: 1, patients: 1 }]);
  });
});
