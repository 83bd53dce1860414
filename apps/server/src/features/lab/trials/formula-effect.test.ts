import { NO_LIMITS } from '@nidan/domain/ranges/range-limits';
import {
  activateRanges,
  type ParameterDetails,
  saveRangeDraft,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { type FormulaEffect, readFormulaEffect } from '@nidan/contract/lab/results/formula-effect-endpoint';
import { FORMULA_EFFECT_MOST } from '@nidan/domain/formulas/formula-effect-limits';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { personWith } from '../../../testing/person-with.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { rowCounts } from '../../../testing/row-counts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterDetails, parameterIdOf } from '../../catalogue/versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

type Change = Partial<BodyOf<typeof readFormulaEffect>> & { readonly formula: string };

/** VLDL, which is TG/5 below 400 and flagged above 30 in grown-ups. */
async function bodyOf(change: Change, of: TestApp = app): Promise<BodyOf<typeof readFormulaEffect>> {
  const parameterId = await parameterIdOf(of, 'VLDL');
  return { parameterId, decimals: 0, unit: 'mg/dL', ucum: 'mg/dL', ...change };
}

async function effectOf(change: Change): Promise<FormulaEffect> {
  return app.as('Manager').ok(readFormulaEffect, { body: await bodyOf(change) });
}

/** A lipid profile with these values, of a man of 34 unless told. */
async function lipids(
  values: Readonly<Record<string, string | null>>,
  { of = app, order = {} }: { of?: TestApp; order?: Partial<Parameters<typeof billOnBench>[1]> } = {},
): Promise<string> {
  const billId = await billOnBench(of, { testCodes: ['LIPID'], ...order });
  await enter(of, billId, { LIPID: values });
  return billId;
}

/** Puts one interval for everybody, without critical limits, in the place of those of a parameter. */
async function replaceRanges(parameterId: string, version: number): Promise<ParameterDetails> {
  const limits = {
    ...NO_LIMITS,
    low: 1,
    high: 99,
    text: null,
    bands: [],
  };
  const range = { sex: null, ageFromDays: 0, ageToDays: END_OF_AGE_DAYS, ...limits };
  const { draft } = await app.as('Manager').ok(saveRangeDraft, { body: { parameterId, ranges: [range] } });
  const { client } = await personWith(app, { masters: 15, catalog: 15 });
  const body = { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified' };
  return client.ok(activateRanges, { body });
}

const none = { unchanged: 0, changed: 0, becomesBlank: 0, getsValue: 0, staysBlank: 0 };
const age_sex = { age: 12, sex: 'F', unit: 'Yrs.' } as const;
const girl = { name_title: 'Miss.', name: 'Asha Pandit', phone: '9876543211', age_sex } as const;

describe('what a formula would make of the last results', () => {
  it('is nothing while there are none, and nothing when it is the one in use', async () => {
    expect(await effectOf({ formula: 'TG/6' })).toEqual({
      results: 0,
      outcomes: none,
      otherUnits: 0,
      flagChanges: 0,
      blanks: [],
      sizes: null,
      examples: [],
    });
    for (const TG of ['160', '101', '450']) await lipids({ TG });
    const { outcomes, flagChanges, examples } = await effectOf({ formula: "if(TG'mg/dL'<400, TG/5, blank)" });
    expect(outcomes).toEqual({ ...none, unchanged: 2, staysBlank: 1 });
    expect({ flagChanges, examples }).toEqual({ flagChanges: 0, examples: [] });
  });

  it('is counted with another factor: numbers, flags by the interval that each was held against, and a new value', async () => {
    for (const TG of ['160', '100', '10', '450']) await lipids({ TG });
    const effect = await effectOf({ formula: 'TG/6' });
    expect(effect).toMatchObject({
      results: 4,
      outcomes: { ...none, unchanged: 1, changed: 2, getsValue: 1 },
      flagChanges: 1,
      blanks: [],
      sizes: { largest: 5, median: 4, largestPercent: 15.625, medianPercent: (15.625 + 15) / 2 },
    });
    const { examples } = effect;
    expect(examples).toMatchObject([
      { before: '32', flagBefore: 'H', after: '27', flagAfter: null, inputs: [{ code: 'TG', value: '160' }] },
      {
        before: '20',
        flagBefore: null,
        after: '17',
        flagAfter: null,
        inputs: [{ code: 'TG', value: '100' }],
      },
      { before: null, after: '75', blank: null, inputs: [{ code: 'TG', value: '450' }] },
    ]);
    expect(Object.keys(examples[0] ?? {}).toSorted()).toEqual(
      ['after', 'before', 'blank', 'date', 'flagAfter', 'flagBefore', 'inputs'].toSorted(),
    );
  });

  it('says why values would be lost, and reads sex and age at collection', async () => {
    await lipids({ TG: '100' });
    await lipids({ TG: '100', CHOL: '180' });
    await lipids({ TG: '100', CHOL: '<10' });
    await lipids({ TG: '100', CHOL: '180' }, { order: { newPatient: girl } });
    const read = await effectOf({ formula: 'TG/5+0*CHOL' });
    expect(read.outcomes).toEqual({ ...none, unchanged: 2, becomesBlank: 2 });
    expect(read.blanks).toEqual(
      expect.arrayContaining([
        { why: 'missing', code: 'CHOL', count: 1 },
        { why: 'censored', code: 'CHOL', count: 1 },
      ]),
    );
    expect(read.examples).toContainEqual(
      expect.objectContaining({
        before: '20',
        after: null,
        blank: { why: 'censored', code: 'CHOL' },
        inputs: [
          { code: 'TG', value: '100' },
          { code: 'CHOL', value: '<10' },
        ],
      }),
    );
    for (const formula of ["if(sex='M', TG/5, blank)", 'if(age>=18, TG/5, blank)']) {
      const { outcomes, blanks } = await effectOf({ formula });
      expect(outcomes).toEqual({ ...none, unchanged: 3, becomesBlank: 1 });
      expect(blanks).toEqual([{ why: 'notApplicable', code: null, count: 1 }]);
    }
  });

  it('reads what stood when a result was calculated, and what was first entered after it', async () => {
    const billId = await lipids({ TG: '100' });
    await enter(app, billId, { LIPID: { CHOL: '180' } });
    const parameterId = await parameterIdOf(app, 'TG');
    await asOwner(app, async (db) =>
      sql`insert into result_version (l_id, bill_test_id, parameter_id, version, raw_value, value, numeric_value, unit, entered_by, entered_at)
        select l_id, bill_test_id, parameter_id, version + 1, '300', '300', 300, unit, entered_by, entered_at + interval '1 hour'
        from result_version where l_id = 1 and parameter_id = ${parameterId}`.execute(db),
    );
    const effect = await effectOf({ formula: 'TG/5+CHOL/180' });
    expect(effect.examples).toMatchObject([
      {
        before: '20',
        after: '21',
        inputs: [
          { code: 'TG', value: '100' },
          { code: 'CHOL', value: '180' },
        ],
      },
    ]);
  });

  it('takes a result that was calculated anew once, as it stands', async () => {
    const billId = await lipids({ TG: '160' });
    await enter(app, billId, { LIPID: { TG: '100' } });
    await lipids({ TG: '110' });
    const { results, examples } = await effectOf({ formula: 'TG/6' });
    expect(results).toBe(2);
    expect(examples.map(({ before }) => before)).toEqual(['22', '20']);
  });

  it('looks at the last versions alone', async () => {
    await lipids({ TG: '160' });
    const parameterId = await parameterIdOf(app, 'VLDL');
    await asOwner(app, async (db) =>
      sql`insert into result_version (l_id, bill_test_id, parameter_id, version, unit, formula, source, entered_by, entered_at)
        select l_id, bill_test_id, parameter_id, version + n, unit, formula, source, entered_by, entered_at + n * interval '1 hour'
        from result_version, generate_series(1, ${FORMULA_EFFECT_MOST - 1}::int) n
        where l_id = 1 and parameter_id = ${parameterId}`.execute(db),
    );
    await lipids({ TG: '110' });
    expect(await effectOf({ formula: 'TG/6' })).toMatchObject({
      results: 2,
      outcomes: { ...none, changed: 1, getsValue: 1 },
    });
    await asOwner(app, async (db) =>
      sql`insert into result_version (l_id, bill_test_id, parameter_id, version, unit, formula, source, entered_by, entered_at)
        select l_id, bill_test_id, parameter_id, version + 1, unit, formula, source, entered_by, entered_at + interval '1 hour'
        from result_version where l_id = 1 and parameter_id = ${parameterId} order by entered_at desc limit 1`.execute(
        db,
      ),
    );
    expect(await effectOf({ formula: 'TG/6' })).toMatchObject({ results: 1 });
  });

  it('shows both values with the decimals of the form', async () => {
    await lipids({ TG: '101' });
    const { outcomes, examples } = await effectOf({ formula: 'TG/5.02', decimals: 2 });
    expect(outcomes).toEqual({ ...none, changed: 1 });
    expect(examples).toMatchObject([{ before: '20.20', after: '20.12' }]);
  });

  it('does not compare results in another unit', async () => {
    await lipids({ TG: '160' });
    const SI = { unit: 'mmol/L', ucum: 'mmol/L' };
    expect(await effectOf({ formula: "TG'mg/dL'/6", ...SI })).toMatchObject({
      results: 1,
      outcomes: none,
      otherUnits: 1,
    });
    const { parameterId, version } = await parameterDetails(app, 'TG');
    const other = { unit: 'mg/dL TG', ucum: 'mg/dL{TG}' };
    await app.as('Manager').ok(updateParameter, { body: { parameterId, version, ...other } });
    await lipids({ TG: '20' });
    expect(await effectOf({ formula: 'TG/4' })).toMatchObject({
      results: 2,
      outcomes: { ...none, changed: 1 },
      otherUnits: 1,
    });
  });

  it('holds a value against the critical limits of its own interval after another has taken its place', async () => {
    await enter(app, await billOnBench(app, { testCodes: ['CACORR'] }), { CACORR: { CA: '14', ALB: '4.0' } });
    const { parameterId, version, unit, ucum } = await parameterDetails(app, 'CA_CORR');
    const body = { parameterId, formula: "CA'mg/dL'+0.7*(4-ALB'g/dL')", decimals: 1, unit, ucum };
    const replaced = await replaceRanges(parameterId, version);
    expect(replaced.ranges).toMatchObject([{ criticalHigh: null }]);
    const effect = await app.as('Manager').ok(readFormulaEffect, { body });
    expect(effect).toMatchObject({ outcomes: { ...none, unchanged: 1 }, flagChanges: 0 });
    const higher = { ...body, formula: "CA'mg/dL'-1.5" };
    expect(await app.as('Manager').ok(readFormulaEffect, { body: higher })).toMatchObject({
      flagChanges: 1,
      examples: [{ before: '14.0', flagBefore: 'HH', after: '12.5', flagAfter: 'H' }],
    });
  });

  it('is of this lab alone, and changes nothing', async () => {
    const other: TestApp = { ...app, as: (role) => app.asOther(role) };
    await lipids({ TG: '160' }, { of: other });
    const before = await rowCounts(app.database);
    expect(await effectOf({ formula: 'TG/6' })).toMatchObject({ results: 0 });
    const body = await bodyOf({ formula: 'TG/6' }, other);
    expect(await app.asOther('Manager').ok(readFormulaEffect, { body })).toMatchObject({ results: 1 });
    expect(await rowCounts(app.database)).toEqual(before);
  });
});

describe('it is refused', () => {
  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['who may not change masters', () => app.as('Pathologist'), 403],
    ['another lab', () => app.asOther('Manager'), 404],
  ] as const)('to %s', async (_, client, status) => {
    expect(
      await client().refused(readFormulaEffect, { body: await bodyOf({ formula: 'TG/6' }) }),
    ).toMatchObject({ status });
  });

  it.each([
    ['a syntax fault', { formula: 'TG/' }, 'formula of VLDL at 3'],
    ['an unknown input', { formula: 'TG/NOBODY' }, 'NOBODY is no parameter of this lab'],
    ['an input that its test lacks', { formula: 'HB' }, 'test LIPID calculates VLDL but lacks HB'],
    ['a circle', { formula: 'VLDL+1' }, 'formulas need each other: VLDL'],
    ['another size than its unit has', { formula: 'TG/10' }, 'formula of VLDL is off by 10 times in mg/dL'],
    ['a unit that is none', { formula: 'TG/6', unit: 'cells', ucum: 'cells' }, 'not UCUM'],
  ] as const)('for %s as saving it is', async (_, change, msg) => {
    const body = await bodyOf(change);
    const refusal = await app.as('Manager').refused(readFormulaEffect, { body });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refusal.errors?.map((fault) => fault.msg).join()).toContain(msg);
    const { version } = await parameterDetails(app, 'VLDL');
    const saved = await app.as('Manager').refused(updateParameter, { body: { ...body, version } });
    expect({ ...refusal, requestId: null }).toEqual({ ...saved, requestId: null });
  });

  it.each([
    ['parameterId', { formula: 'TG/6', parameterId: 'x' }],
    ['formula', { formula: '' }],
    ['decimals', { formula: 'TG/6', decimals: 9 }],
  ])('for a %s that cannot be', async (field, change) => {
    const refusal = await app.as('Manager').refused(readFormulaEffect, { body: await bodyOf(change) });
    expect(refusal).toMatchObject({ status: 400, errors: [expect.objectContaining({ field })] });
  });

  it('for a parameter that is absent, and for one that is measured', async () => {
    const absent = await bodyOf({ formula: 'TG/6', parameterId: newId() });
    expect(await app.as('Manager').refused(readFormulaEffect, { body: absent })).toMatchObject({
      status: 404,
    });
    const measured = await bodyOf({ formula: 'TG/6', parameterId: await parameterIdOf(app, 'CHOL') });
    expect(await app.as('Manager').refused(readFormulaEffect, { body: measured })).toMatchObject({
      code: 'invalid-input',
      errors: expect.arrayContaining([expect.objectContaining({ field: 'formula' })]),
    });
  });
});
