import { accessionSamples, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { listResultVersions, readWorksheet, saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import type { SavedTest } from '@nidan/contract/lab/results/worksheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import {
  billOnBench,
  enter,
  entryOf,
  parameterOn,
  testOn,
  worksheetOf,
} from '../../../testing/bill-on-bench.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const redCells = { HB: '13.5', RBC: '4.5', HCT: '40.5' };
const whiteCells = { WBC: '7.2', NEUT: '60', LYMPH: '30', MONO: '6', EOS: '3', BASO: '1' };
const cbc = { ...redCells, ...whiteCells, PLT: '250' };

/** Displayed values of a saved test by parameter code. */
async function shown(saved: SavedTest | undefined, billId: string) {
  const sheet = await worksheetOf(app, billId);
  const names = new Map(
    sheet.tests.flatMap(({ parameters }) => parameters.map(({ parameterId, code }) => [parameterId, code])),
  );
  return Object.fromEntries(
    (saved?.values ?? []).map(({ parameterId, result }) => [names.get(parameterId), result.value]),
  );
}

describe('saving values', () => {
  it('keeps what was typed apart from what is shown, flags it, and calculates on the unrounded values', async () => {
    const billId = await billOnBench(app, { testCodes: ['CBC'] });
    const { tests } = await enter(app, billId, { CBC: { ...cbc, HB: ' 13.449 ' } });
    expect(tests).toHaveLength(1);
    expect(tests[0]).toMatchObject({
      state: 'completed',
      stateLabel: 'completed',
      worstFlag: null,
      version: 3,
    });
    const hb = parameterOn(testOn(await worksheetOf(app, billId), 'CBC'), 'HB');
    expect(hb.result).toMatchObject({
      version: 1,
      raw: '13.449',
      value: '13.4',
      numeric: 13.449,
      unit: 'g/dL',
      flag: null,
      source: 'manual',
      enteredBy: 'Test Technician',
    });
    expect(hb.range).toMatchObject({ low: 13, high: 17, display: '13.0 to 17.0' });
    // 13.449 * 100 / 40.5 is 33.207; from the displayed 13.4 it would be 33.086.
    expect(await shown(tests[0], billId)).toMatchObject({
      MCV: '90.0',
      MCH: '29.9',
      MCHC: '33.2',
      ANC: '4.32',
    });
  });

  it('is partial until every mandatory parameter has a value, and calculates what it can', async () => {
    const billId = await billOnBench(app, { testCodes: ['CBC'] });
    const first = await enter(app, billId, { CBC: { HB: '6.9', HCT: '21' } });
    expect(first.tests[0]).toMatchObject({
      state: 'partial',
      worstFlag: 'LL',
      can: expect.arrayContaining(['clearValues']),
    });
    expect(await shown(first.tests[0], billId)).toEqual({ HB: '6.9', HCT: '21.0', MCHC: '32.9' });
    const second = await enter(app, billId, { CBC: { RBC: '2.5', ...whiteCells, PLT: '250' } });
    expect(second.tests[0]).toMatchObject({ state: 'completed', worstFlag: 'LL' });
    expect(await shown(second.tests[0], billId)).toMatchObject({ MCV: '84.0', MCHC: '32.9' });
    const test = testOn(await worksheetOf(app, billId), 'CBC');
    expect(test).toMatchObject({ completedBy: 'Test Technician', worstFlag: 'LL' });
    expect(parameterOn(test, 'HB')).toMatchObject({ callDue: true, result: { flag: 'LL', critical: true } });
  });

  it('takes 20 values of five tests in one request, with one event each that says before and after', async () => {
    const billId = await billOnBench(app, { testCodes: ['CBC', 'LIPID', 'CREAT', 'TSH', 'K'] });
    const saved = await enter(app, billId, {
      CBC: cbc,
      LIPID: { CHOL: '212', TG: '160', HDL: '45' },
      CREAT: { CREAT: '1.1' },
      TSH: { TSH: '2.31' },
      K: { K: '4.2' },
    });
    expect(saved.tests.map(({ state }) => state)).toEqual(Array(5).fill('completed'));
    await enter(app, billId, { CBC: { HB: '12.9' } });
    const test = testOn(await worksheetOf(app, billId), 'CBC');
    const events = await eventsOf(app, test.billTestId, 'enterResults');
    expect(events).toHaveLength(2);
    expect(events[1]).toMatchObject({
      entity_kind: 'BILL_TEST',
      bill_id: billId,
      role_name: 'Technician',
      before: { state: 'completed', values: { HB: '13.5', MCH: '30.0', MCHC: '33.3' } },
      after: { state: 'completed', values: { HB: '12.9', MCH: '28.7', MCHC: '31.9' } },
    });
  });

  it('makes a version of changed values alone, and no event when nothing changed', async () => {
    const billId = await billOnBench(app, { testCodes: ['LIPID'] });
    await enter(app, billId, { LIPID: { CHOL: '212', TG: '160', HDL: '45' } });
    const again = await enter(app, billId, { LIPID: { CHOL: '212', TG: '160', HDL: '46' } });
    const versions = again.tests[0]?.values.map(({ result }) => result.version);
    // CHOL and TG stay; HDL, LDL, non-HDL and the two ratios follow; VLDL stays.
    expect(versions).toEqual([1, 1, 2, 2, 1, 2, 2, 2]);
    const version = again.tests[0]?.version;
    const same = await enter(app, billId, { LIPID: { CHOL: '212', HDL: '46' } });
    expect(same.tests[0]?.version).toBe(version);
    expect(await eventsOf(app, same.tests[0]?.billTestId ?? '', 'enterResults')).toHaveLength(2);
  });

  it('clears a value by null and keeps its versions', async () => {
    const billId = await billOnBench(app, { testCodes: ['LIPID'] });
    await enter(app, billId, { LIPID: { CHOL: '212', TG: '160', HDL: '45' } });
    const { tests } = await enter(app, billId, { LIPID: { TG: null } });
    expect(tests[0]).toMatchObject({ state: 'partial' });
    expect(await shown(tests[0], billId)).toMatchObject({ CHOL: '212', TG: null, LDL: null, NON_HDL: '167' });
    const test = testOn(await worksheetOf(app, billId), 'LIPID');
    expect(parameterOn(test, 'LDL').result).toMatchObject({
      value: null,
      blankReason: 'waits for Triglycerides',
    });
    expect(test.completedBy).toBeNull();
    const { parameterId } = parameterOn(test, 'TG');
    const { rows } = await app
      .as('Technician')
      .ok(listResultVersions, { query: { billTestId: test.billTestId, parameterId } });
    expect(rows.map(({ version, raw }) => [version, raw])).toEqual([
      [2, null],
      [1, '160'],
    ]);
  });

  it('takes words of a list, narratives and a note, in any script, as they are', async () => {
    const billId = await billOnBench(app, { testCodes: ['HBSAG', 'PSMEAR'] });
    const text = "<b>Target cells</b> seen; O'Brien ज़ोया";
    const body = await entryOf(app, billId, { HBSAG: { HBSAG: 'reactive' }, PSMEAR: { PS_RBC: text } });
    const [first, ...others] = body.tests;
    if (first === undefined) throw new Error('There are two tests');
    const saved = await app
      .as('Technician')
      .ok(saveResults, { body: { billId, tests: [{ ...first, note: ' Repeat by ELISA ' }, ...others] } });
    expect(saved.tests.map(({ worstFlag }) => worstFlag)).toEqual(expect.arrayContaining(['A', null]));
    const sheet = await worksheetOf(app, billId);
    expect(testOn(sheet, 'HBSAG')).toMatchObject({ note: 'Repeat by ELISA', state: 'completed' });
    expect(parameterOn(testOn(sheet, 'HBSAG'), 'HBSAG').result).toMatchObject({
      value: 'Reactive',
      flag: 'A',
    });
    expect(parameterOn(testOn(sheet, 'PSMEAR'), 'PS_RBC').result?.value).toBe(text);
  });

  it('saves a note alone without moving the test', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const { tests } = await entryOf(app, billId, { TSH: {} });
    const body = { billId, tests: tests.map((test) => ({ ...test, note: 'Slightly haemolysed' })) };
    const saved = await app.as('Technician').ok(saveResults, { body });
    expect(saved.tests[0]).toMatchObject({ state: 'pending', note: 'Slightly haemolysed', version: 3 });
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ code: 'stale-version', changedBy: 'Test Technician' });
  });

  it('answers a repeated request with the first answer and writes nothing again', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '2.31' } });
    const key = newId();
    const first = await app.as('Technician').call(saveResults, { body, key });
    const second = await app.as('Technician').call(saveResults, { body, key });
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await eventsOf(app, body.tests[0]?.billTestId ?? '', 'enterResults')).toHaveLength(1);
  });
});

const person = (age: number, sex: 'M' | 'F' | 'O') => ({
  newPatient: {
    name_title: '' as const,
    name: 'Kiran Shah',
    age_sex: { age, sex, unit: 'Yrs.' as const },
    phone: '9876543210',
  },
});

describe('calculated parameters', () => {
  it('give eGFR by three equations for an adult, MDRD above 60 only as >60', async () => {
    const billId = await billOnBench(app, { testCodes: ['EGFRF'], ...person(42, 'F') });
    const { tests } = await enter(app, billId, { EGFRF: { CREAT: '1.1' } });
    // By hand from the coefficients: 142·(1.1/0.7)^-1.2·0.9938^42·1.012 and its two elder sisters.
    expect(await shown(tests[0], billId)).toMatchObject({
      EGFR: '64',
      EGFR_2009: '62',
      EGFR_MDRD: '54',
    });
    const better = await enter(app, billId, { EGFRF: { CREAT: '0.7' } });
    expect(await shown(better.tests[0], billId)).toMatchObject({ EGFR: '111', EGFR_MDRD: '>60' });
  });

  it.each([
    { age: 17, sex: 'F' as const, reason: 'does not apply to these values or this person' },
    { age: 30, sex: 'O' as const, reason: 'needs the sex M or F' },
  ])('leave eGFR blank with its reason at $age years and sex $sex', async ({ age, sex, reason }) => {
    const billId = await billOnBench(app, { testCodes: ['EGFRF'], ...person(age, sex) });
    const { tests } = await enter(app, billId, { EGFRF: { CREAT: '1.1' } });
    expect(tests[0]?.state).toBe('completed');
    expect(await shown(tests[0], billId)).toMatchObject({ EGFR: null, EGFR_2009: null, EGFR_MDRD: null });
    const egfr = parameterOn(testOn(await worksheetOf(app, billId), 'EGFRF'), 'EGFR');
    expect(egfr.result?.blankReason).toBe(reason);
    expect(egfr.calculatedFrom).toEqual(['Creatinine']);
  });

  it.each([
    { TG: '399', LDL: '87', reason: null },
    { TG: '400', LDL: null, reason: 'triglycerides are 400 mg/dL or more' },
    { TG: '>400', LDL: null, reason: 'Triglycerides is outside its measuring range' },
  ])('give an LDL of $LDL at triglycerides of $TG', async ({ TG, LDL, reason }) => {
    const billId = await billOnBench(app, { testCodes: ['LIPID'] });
    const { tests } = await enter(app, billId, { LIPID: { CHOL: '212', TG, HDL: '45' } });
    expect(await shown(tests[0], billId)).toMatchObject({ LDL });
    const ldl = parameterOn(testOn(await worksheetOf(app, billId), 'LIPID'), 'LDL');
    expect(ldl.result?.blankReason).toBe(reason);
  });
});

describe('a save is refused', () => {
  it('for nobody, and for a role that does not enter results', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '2.31' } });
    expect(await app.asNobody().refused(saveResults, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Front desk').refused(saveResults, { body })).toMatchObject({
      status: 403,
      msg: 'Your role lacks the right "results, update"',
    });
    expect(await app.as('Phlebotomist').refused(readWorksheet, { query: { billId } })).toMatchObject({
      status: 403,
    });
  });

  it('at each value that cannot be taken, and then nothing is saved', async () => {
    const billId = await billOnBench(app, { testCodes: ['CBC', 'HBSAG'] });
    const body = await entryOf(app, billId, {
      CBC: { HB: '13.5', RBC: 'many', HCT: '405', MCV: '90' },
      HBSAG: { HBSAG: 'perhaps' },
    });
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.errors).toMatchObject([
      { field: 'tests.0.values.1.value', msg: 'Enter a number, such as 7.9 or <0.5' },
      { field: 'tests.0.values.2.value', msg: 'Not plausible above 85; enter >85 if it was measured' },
      { field: 'tests.0.values.3.value', msg: 'Calculated from other values; enter those' },
      { field: 'tests.1.values.0.value', msg: 'Choose one of the listed values' },
    ]);
    const sheet = await worksheetOf(app, billId);
    expect(testOn(sheet, 'CBC')).toMatchObject({ state: 'pending', version: 2 });
    expect(parameterOn(testOn(sheet, 'CBC'), 'HB').result).toBeNull();
  });

  it('for a parameter of another test, and for one that is named twice', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH', 'K'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '2' }, K: { K: '4' } });
    const [tsh, k] = body.tests;
    if (tsh === undefined || k === undefined) throw new Error('There are two tests');
    const crossed = { billId, tests: [{ ...tsh, values: k.values }] };
    expect((await app.as('Technician').refused(saveResults, { body: crossed })).errors).toMatchObject([
      { field: 'tests.0.values.0.value', msg: 'This parameter does not belong to the test' },
    ]);
    const twice = { billId, tests: [{ ...k, values: [...k.values, ...k.values] }] };
    expect((await app.as('Technician').refused(saveResults, { body: twice })).errors).toMatchObject([
      { field: 'tests.0.values.1.parameterId', msg: 'This parameter is named twice' },
    ]);
    const same = { billId, tests: [k, k] };
    expect((await app.as('Technician').refused(saveResults, { body: same })).errors).toMatchObject([
      { field: 'tests.1.billTestId', msg: 'This test is named twice' },
    ]);
  });

  it.each([
    { field: 'billId', change: { billId: 'KT1' }, msg: 'This is not an id' },
    { field: 'tests', change: { tests: [] }, msg: 'At least 1 needed' },
    { field: 'colour', change: { colour: 'red' }, msg: 'This field is not known' },
  ])('for a wrong $field', async ({ field, change, msg }) => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const body = { ...(await entryOf(app, billId, { TSH: { TSH: '2' } })), ...change };
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field, msg }] });
  });

  it('for a test of another bill, and for a bill of another lab as for one that is not', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const other = await billOnBench(app, { testCodes: ['TSH'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '2' } });
    expect(
      await app.as('Technician').refused(saveResults, { body: { ...body, billId: other } }),
    ).toMatchObject({
      status: 404,
      code: 'test-of-other-bill',
    });
    expect(await app.asOther('Technician').refused(saveResults, { body })).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    expect(await app.asOther('Technician').refused(readWorksheet, { query: { billId } })).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });

  it('for a test whose tube has not arrived, with what can be done', async () => {
    const { billId } = await orderBill(app, { testCodes: ['TSH'], collect: true });
    const body = await entryOf(app, billId, { TSH: { TSH: '2' } });
    const refusal = await app.as('Technician').refused(saveResults, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'transition-refused', state: 'naccessioned' });
    expect(refusal.msg).toBe(
      'Thyroid stimulating hormone is accession pending; enterResults is not possible now',
    );
    expect(refusal.can).toContain('accession');
    const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
    await app
      .as('Technician')
      .ok(accessionSamples, { body: { barcodes: rows.map(({ barcode }) => barcode) } });
    expect((await enter(app, billId, { TSH: { TSH: '2' } })).tests[0]?.state).toBe('completed');
  });

  it('for all but one of two technicians who save the same test at once, and says who was first', async () => {
    const billId = await billOnBench(app, { testCodes: ['TSH'] });
    const body = await entryOf(app, billId, { TSH: { TSH: '2.31' } });
    const clients = [app.as('Technician'), app.asUser(app.lab.secondTechnician)];
    const eight = [...clients, ...clients, ...clients, ...clients];
    const answers = await Promise.all(eight.map((client) => client.call(saveResults, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'stale-version', changedBy: 'Test Technician' });
    const test = testOn(await worksheetOf(app, billId), 'TSH');
    expect(parameterOn(test, 'TSH').result?.version).toBe(1);
  });
});
