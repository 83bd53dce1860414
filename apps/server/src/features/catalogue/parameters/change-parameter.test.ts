import { listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  activateRanges,
  changeHelpList,
  changeParameterStatus,
  createParameter,
  type RangeInput,
  discardRangeDraft,
  readFormerParameter,
  saveRangeDraft,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { BodyOf, Endpoint } from '@nidan/contract/kernel/endpoint';
import { NUMBER_DELTA_MODES } from '@nidan/domain/enumerations/results';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import type { RangeCondition } from '@nidan/domain/ranges/range-condition';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { triedImport, writtenImport } from '../../links/imports/testing/import-of-lab.ts';
import { parameterDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const newParameter: BodyOf<typeof createParameter> = {
  code: 'CYSC_NEW',
  kind: 'numeric',
  name: 'Cystatin C',
  unit: 'mg/L',
  ucum: 'mg/L',
  loinc: '33863-2',
  decimals: 2,
  method: 'Nephelometry',
  formula: null,
  choices: [],
  plausibleLow: 0.1,
  plausibleHigh: 20,
  delta: null,
};

const fiveInMonth = { mode: 'absolute', limit: 5, lookBackDays: 30 } as const;
const inWords = { unit: '', ucum: null, loinc: null, plausibleLow: null, plausibleHigh: null };

describe.each<[string, Endpoint, object]>([
  ['createParameter', createParameter, newParameter],
  ['updateParameter', updateParameter, { parameterId: newId(), version: 1, decimals: 1 }],
  ['changeHelpList', changeHelpList, { parameterId: newId(), version: 1, choices: [] }],
  ['changeParameterStatus', changeParameterStatus, { parameterId: newId(), version: 1, action: 'disable' }],
  ['discardRangeDraft', discardRangeDraft, { parameterId: newId(), draftVersion: 1 }],
  ['saveRangeDraft', saveRangeDraft, { parameterId: newId(), ranges: [] }],
  [
    'activateRanges',
    activateRanges,
    { parameterId: newId(), version: 1, draftVersion: 1, reason: 'Verified' },
  ],
])('%s', (name, endpoint, body) => {
  it('needs a session, the right to change masters, and a parameter of the lab', async () => {
    expect(await app.asNobody().refused(endpoint, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Pathologist').refused(endpoint, { body })).toMatchObject({ status: 403 });
    if (name === 'createParameter') return;
    expect(await manager().refused(endpoint, { body })).toMatchObject({ status: 404 });
  });
});

describe('a parameter', () => {
  it('is made once per code, with its event', async () => {
    const made = await manager().ok(createParameter, { body: newParameter });
    expect(made).toMatchObject({
      code: 'CYSC_NEW',
      version: 1,
      usedIn: [],
      sampleTypeIds: [],
      ranges: [],
      can: ['disable'],
    });
    expect(await eventsOf(app, made.parameterId, 'create')).toMatchObject([{ after: { code: 'CYSC_NEW' } }]);
    expect(await manager().refused(createParameter, { body: newParameter })).toMatchObject({
      code: 'code-taken',
    });
  });

  it.each<[string, object]>([
    ['ucum', { ucum: null }],
    ['ucum', { ucum: 'gm/dL', unit: 'gm/dL' }],
    ['ucum', { ucum: 'cells', unit: 'cells' }],
    ['loinc', { loinc: '33863-3' }],
    ['plausibleLow', { plausibleLow: null, plausibleHigh: null }],
    ['plausibleLow', { plausibleLow: 10, plausibleHigh: 1 }],
    ['plausibleLow', { kind: 'calculated', formula: "HB'g/dL'*3", plausibleHigh: null }],
    ['plausibleLow', { kind: 'text', ucum: null, unit: '', loinc: null, plausibleHigh: null }],
    ['formula', { formula: 'HB*3' }],
    ['formula', { kind: 'calculated', formula: 'HB*' }],
    ['formula', { kind: 'calculated', formula: 'HB*NOBODY' }],
    ['choices', { kind: 'choice', ucum: null, loinc: null }],
    ['choices', { choices: [{ value: 'High', abnormal: true }] }],
    ['decimals', { decimals: 9 }],
    ['delta.limit', { delta: { ...fiveInMonth, limit: 0 } }],
    ['delta.limit', { delta: { ...fiveInMonth, limit: -5 } }],
    ['delta.limit', { delta: { ...fiveInMonth, limit: 1_000_001 } }],
    ['delta.lookBackDays', { delta: { ...fiveInMonth, lookBackDays: 0 } }],
    ['delta.lookBackDays', { delta: { ...fiveInMonth, lookBackDays: 3_651 } }],
    ['delta.lookBackDays', { delta: { ...fiveInMonth, lookBackDays: 1.5 } }],
    ['delta.lookBackDays', { delta: { mode: 'percent', limit: 5 } }],
    ['delta.mode', { delta: { ...fiveInMonth, mode: 'relative' } }],
    ['delta', { kind: 'text', ...inWords, delta: fiveInMonth }],
    ['delta', { delta: { mode: 'otherWord', limit: null, lookBackDays: 30 } }],
    ['delta', { delta: { ...fiveInMonth, limit: null } }],
  ])('is refused at %s for %o', async (field, wrong) => {
    const body = { ...newParameter, code: 'WRONG', ...wrong };
    expect(await manager().refused(createParameter, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('in words may have a help list of words that are only offered', async () => {
    const words = {
      kind: 'text' as const,
      unit: '',
      ucum: null,
      loinc: null,
      plausibleLow: null,
      plausibleHigh: null,
    };
    const body = { ...newParameter, ...words, code: 'STONE_WORDS' };
    const { parameterId, version } = await manager().ok(createParameter, { body });
    const choices = [{ value: 'Smooth', abnormal: false }];
    expect(await manager().ok(changeHelpList, { body: { parameterId, version, choices } })).toMatchObject({
      choices,
      version: 2,
    });
  });

  it.each(NUMBER_DELTA_MODES)('keeps its rule of %s, and the former version the one before', async (mode) => {
    const before = await parameterDetails(app, 'URIC');
    const { parameterId, version } = before;
    const delta = { mode, limit: 0.5, lookBackDays: 30 };
    const changed = await manager().ok(updateParameter, { body: { parameterId, version, delta } });
    expect(changed).toMatchObject({ delta, version: version + 1 });
    const former = { query: { parameterId, version } };
    expect((await manager().ok(readFormerParameter, former)).delta).toEqual(before.delta);
  });

  it('in words keeps a rule without a limit', async () => {
    const { parameterId, version } = await parameterDetails(app, 'RPR');
    const delta = { mode: 'otherWord', limit: null, lookBackDays: 180 } as const;
    const changed = await manager().ok(updateParameter, { body: { parameterId, version, delta } });
    expect(changed).toMatchObject({ delta, version: version + 1 });
  });

  it('whose version was kept with a percentage had that against the last 90 days', async () => {
    const { parameterId, version, delta } = await parameterDetails(app, 'GGT');
    await manager().ok(updateParameter, { body: { parameterId, version, method: 'Another' } });
    const former = { query: { parameterId, version } };
    expect((await manager().ok(readFormerParameter, former)).delta).toEqual(delta);
    await asOwner(app, async (db) => {
      await sql`alter table parameter_version disable trigger parameter_version_append_only`.execute(db);
      await sql`update parameter_version set definition = definition - 'delta' || '{"deltaPercent": 35}'
        where parameter_id = ${parameterId}`.execute(db);
      await sql`alter table parameter_version enable trigger parameter_version_append_only`.execute(db);
    });
    expect((await manager().ok(readFormerParameter, former)).delta).toEqual({
      mode: 'percent',
      limit: 35,
      lookBackDays: 90,
    });
  });

  it('has one rule beside a release that knows the percentage alone', async () => {
    const { parameterId } = await parameterDetails(app, 'ALP');
    const percentage = () =>
      asOwner(app, (db) =>
        sql<{ delta_percent: number | null }>`
          select delta_percent from parameter where parameter_id = ${parameterId}`.execute(db),
      );
    await asOwner(app, (db) =>
      sql`with told as (update parameter set delta_percent = 35 where parameter_id = ${parameterId})
        update lab set catalogue_version = catalogue_version + 1`.execute(db),
    );
    const told = await parameterDetails(app, 'ALP');
    expect(told.delta).toEqual({ mode: 'percent', limit: 35, lookBackDays: 90 });
    const { version } = told;
    const delta = { mode: 'percent' as const, limit: 40, lookBackDays: 30 };
    await manager().ok(updateParameter, { body: { parameterId, version, delta } });
    expect((await percentage()).rows).toEqual([{ delta_percent: 40 }]);
    const absolute = { ...delta, mode: 'absolute' as const };
    await manager().ok(updateParameter, { body: { parameterId, version: version + 1, delta: absolute } });
    expect((await percentage()).rows).toEqual([{ delta_percent: null }]);
    expect((await parameterDetails(app, 'ALP')).delta).toEqual(absolute);
  });

  it('is never calculated from itself', async () => {
    const { parameterId, version } = await parameterDetails(app, 'LDL');
    const body = { parameterId, version, formula: 'NON_HDL-VLDL' };
    const nonHdl = await parameterDetails(app, 'NON_HDL');
    await manager().ok(updateParameter, { body });
    const circle = { parameterId: nonHdl.parameterId, version: nonHdl.version, formula: 'LDL+VLDL' };
    expect(await manager().refused(updateParameter, { body: circle })).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({
          field: 'formula',
          msg: expect.stringContaining('formulas need each other'),
        }),
      ]),
    });
  });

  it('is calculated in its own unit from those of what it reads', async () => {
    const { parameterId, version } = await parameterDetails(app, 'GLOB');
    const wrong = { parameterId, version, formula: 'TP-10*ALB' };
    expect(await manager().refused(updateParameter, { body: wrong })).toMatchObject({
      errors: [
        { field: 'formula', msg: expect.stringMatching(/^formula of GLOB sets TP .* off by 10 times/u) },
      ],
    });
    const named = { parameterId, version, formula: "TP'g/L'-ALB'g/L'" };
    expect(await manager().refused(updateParameter, { body: named })).toMatchObject({
      errors: [{ field: 'formula', msg: 'formula of GLOB names g/L for TP, which is in g/dL' }],
    });
  });

  it('keeps its unit while a formula counts on it, unless a file changes both', async () => {
    const { parameterId, version } = await parameterDetails(app, 'IRON');
    const body = { parameterId, version, unit: 'µmol/L', ucum: 'umol/L' };
    const { errors = [] } = await manager().refused(updateParameter, { body });
    expect(errors.map(({ field }) => field)).toEqual(['ucum', 'ucum']);
    for (const code of ['UIBC', 'TSAT'])
      expect(errors.map(({ msg }) => msg)).toContainEqual(
        expect.stringMatching(
          new RegExp(`^formula of ${code} .* Change both with one file of parameters$`, 'u'),
        ),
      );
    const lines = [
      'code,unit,ucum,formula',
      'IRON,µmol/L,umol/L,',
      "UIBC,µg/dL,ug/dL,TIBC'ug/dL'-IRON'umol/L'*5.585",
      "TSAT,%,%,IRON'umol/L'*558.5/TIBC'ug/dL'",
    ];
    await writtenImport(app, await triedImport(app, 'parameters', `${lines.join('\n')}\n`));
    expect(await parameterDetails(app, 'IRON')).toMatchObject({ ucum: 'umol/L', version: version + 1 });
  });

  it('is not calculated from what its tests lack', async () => {
    const { parameterId, version } = await parameterDetails(app, 'VLDL');
    const body = { parameterId, version, formula: 'TG/5+HB-HB' };
    expect(await manager().refused(updateParameter, { body })).toMatchObject({
      errors: [{ field: 'formula', msg: 'test LIPID calculates VLDL but lacks HB' }],
    });
  });

  it('stays enabled while an enabled test has it', async () => {
    const { parameterId, version } = await parameterDetails(app, 'HB');
    const body = { parameterId, version, action: 'disable' } as const;
    expect(await manager().refused(changeParameterStatus, { body })).toMatchObject({
      code: 'parameter-in-test',
    });
  });

  it('has the words of its help list', async () => {
    const { parameterId, version, choices } = await parameterDetails(app, 'HBSAG');
    const more = [...choices, { value: 'Grey zone', abnormal: true }];
    const body = { parameterId, version, choices: more };
    expect(await manager().ok(changeHelpList, { body })).toMatchObject({ choices: more });
    expect(await manager().refused(changeHelpList, { body })).toMatchObject({ code: 'stale-version' });
    const empty = { parameterId, version: version + 1, choices: [] };
    expect(await manager().refused(changeHelpList, { body: empty })).toMatchObject({ status: 400 });
  });
});

function range(ageFromDays: number, ageToDays: number, low = 1) {
  return {
    sex: null,
    ageFromDays,
    ageToDays,
    low,
    high: 5,
    text: null,
    actionLow: null,
    actionHigh: null,
    criticalLow: null,
    criticalHigh: null,
    bands: [],
  };
}

function other() {
  return personWith(app, { masters: 15, catalog: 15 });
}

async function drafted(code: string, ranges: readonly RangeInput[]) {
  const { parameterId, draft } = await parameterDetails(app, code);
  const version = draft === null ? {} : { version: draft.version };
  return manager().ok(saveRangeDraft, { body: { parameterId, ...version, ranges: [...ranges] } });
}

describe('drafted ranges', () => {
  it('that were kept before there were limits for action have none', async () => {
    const { parameterId } = await drafted('AMYLASE', [range(0, END_OF_AGE_DAYS)]);
    await asOwner(app, (db) =>
      sql`update range_draft set ranges = ranges #- '{0,actionLow}' #- '{0,actionHigh}'
        where parameter_id = ${parameterId}`.execute(db),
    );
    expect((await parameterDetails(app, 'AMYLASE')).draft?.ranges).toMatchObject([
      { low: 1, actionLow: null, actionHigh: null },
    ]);
  });

  const whole = [range(0, 30), range(30, END_OF_AGE_DAYS)];

  it.each([
    ['a gap', [range(0, 30), range(31, END_OF_AGE_DAYS)], 'has no range for M from day 30 to 31'],
    ['an overlap', [range(0, 31), range(30, END_OF_AGE_DAYS)], 'has two ranges for M from day 30 to 31'],
    ['an early end', [range(0, 365)], 'has no range for M from day 365'],
    ['limits upside down', [range(0, END_OF_AGE_DAYS, 9)], 'has a low above its high'],
  ])('are saved but not activated with %s', async (_, ranges, fault) => {
    const { parameterId, version, draft } = await drafted('K', ranges);
    expect(draft?.ranges).toEqual(ranges);
    const { client } = await other();
    const body = { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified' };
    expect(await client.refused(activateRanges, { body })).toMatchObject({
      status: 409,
      code: 'ranges-unproven',
      msg: expect.stringContaining(fault),
    });
    expect((await parameterDetails(app, 'K')).ranges.length).toBeGreaterThan(1);
  });

  it('are for a place of the lab', async () => {
    const { parameterId } = await parameterDetails(app, 'ALB');
    const ranges = whole.map((one) => ({ ...one, locationId: app.otherLab.locationId }));
    expect(await manager().refused(saveRangeDraft, { body: { parameterId, ranges } })).toMatchObject({
      status: 404,
    });
  });

  it('are for a specimen of the lab, and told by its code where they contradict', async () => {
    const { rows } = await manager().ok(listSampleTypes, { query: { limit: 200 } });
    const [fluid, serum] = ['CSF', 'SST'].map((code) => rows.find((one) => one.code === code)?.sampleTypeId);
    const { parameterId, sampleTypeIds } = await parameterDetails(app, 'IGG');
    expect(new Set(sampleTypeIds)).toEqual(new Set([fluid, serum]));
    for (const sampleTypeId of [newId(), app.lab.locationId]) {
      const ranges = whole.map((one) => ({ ...one, sampleTypeId }));
      expect(await manager().refused(saveRangeDraft, { body: { parameterId, ranges } })).toMatchObject({
        status: 404,
      });
    }
    const ranges = whole.map((one) => ({ ...one, sampleTypeId: 'CSF' }));
    expect(await manager().refused(saveRangeDraft, { body: { parameterId, ranges } })).toMatchObject({
      status: 400,
      errors: [{ field: 'ranges.0.sampleTypeId' }],
    });
    const inFluid = { ...range(4_000, 20_000), sampleTypeId: fluid ?? '' };
    const { version, draft } = await drafted('IGG', [...whole, inFluid, { ...inFluid, ageFromDays: 9_000 }]);
    const { client } = await other();
    const body = { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified' };
    expect(await client.refused(activateRanges, { body })).toMatchObject({
      code: 'ranges-unproven',
      msg: expect.stringContaining('has two ranges for M from day 9000 to 20000 when in CSF'),
    });
  });

  const under = (condition: Partial<RangeCondition>, low = 2) => ({
    ...range(4_000, 20_000, low),
    sex: 'F' as const,
    ...condition,
  });
  const trimesters = (['trimester1', 'trimester2', 'trimester3'] as const).map((pregnancy) =>
    under({ pregnancy }),
  );

  it.each([
    [
      'a trimester left out',
      trimesters.slice(1),
      'has no range for F from day 4000 to 20000 when pregnant, 1st trimester',
    ],
    [
      'two conditions of equal right',
      [under({ pregnancy: 'pregnant' }), under({ fasting: 'fasting' })],
      'has two ranges of equal right for F from day 4000 to 20000, one when pregnant and one when fasting',
    ],
    [
      'men who are pregnant',
      [{ ...under({ pregnancy: 'pregnant' }), sex: null }],
      'has a range that is not for women alone when pregnant',
    ],
  ])('are not activated with %s', async (_, more, fault) => {
    const { parameterId, version, draft } = await drafted('ALB', [...whole, ...more]);
    const { client } = await other();
    const body = { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified' };
    expect(await client.refused(activateRanges, { body })).toMatchObject({
      code: 'ranges-unproven',
      msg: expect.stringContaining(fault),
    });
  });

  it('keep their conditions when they are activated', async () => {
    const method = { method: 'ISE, indirect', fasting: 'fasting', locationId: app.lab.locationId } as const;
    const { parameterId, version, draft } = await drafted('ALB', [...whole, ...trimesters, under(method)]);
    const body = { parameterId, version, draftVersion: draft?.version ?? 0, reason: 'Verified' };
    // Pregnant and fasting by that method there: nobody has said what counts.
    const { client } = await other();
    expect(await client.refused(activateRanges, { body })).toMatchObject({ code: 'ranges-unproven' });
    const again = await drafted('ALB', [
      ...whole,
      ...trimesters,
      under({ ...method, pregnancy: null }),
      ...trimesters.map((one) => ({ ...one, ...method })),
    ]);
    const activated = await client.ok(activateRanges, {
      body: { ...body, draftVersion: again.draft?.version ?? 0 },
    });
    expect(activated.ranges).toHaveLength(whole.length + 7);
    expect(activated.ranges).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ pregnancy: 'trimester2', fasting: null, method: null, locationId: null }),
        expect.objectContaining({ pregnancy: 'trimester3', ...method }),
      ]),
    );
  });

  it('are activated by another person than their writer, once', async () => {
    const { parameterId, version, draft } = await drafted('K', whole);
    const body = {
      parameterId,
      version,
      draftVersion: draft?.version ?? 0,
      reason: 'Verified on 120 donors',
    };
    expect(draft?.mayActivate).toBe(false);
    expect(await manager().refused(activateRanges, { body })).toMatchObject({
      status: 403,
      code: 'activated-by-writer',
    });
    const { client } = await other();
    expect(await client.ok(activateRanges, { body })).toMatchObject({
      draft: null,
      ranges: [{ low: 1 }, {}],
    });
    expect(await eventsOf(app, parameterId, 'activateRanges')).toMatchObject([
      { reason: 'Verified on 120 donors' },
    ]);
    expect(await client.refused(activateRanges, { body })).toMatchObject({ code: 'stale-version' });
    const again = { body: { ...body, version: version + 1 } };
    expect(await client.refused(activateRanges, again)).toMatchObject({ code: 'range-draft-missing' });
  });

  it('are not overwritten by who has not seen the last draft', async () => {
    const { parameterId, version, draft } = await drafted('PHOS', whole);
    const body = { parameterId, ranges: whole };
    expect(await manager().refused(saveRangeDraft, { body })).toMatchObject({ code: 'stale-version' });
    const stale = { parameterId, version, draftVersion: (draft?.version ?? 0) + 1, reason: 'Verified' };
    const { client } = await other();
    expect(await client.refused(activateRanges, { body: stale })).toMatchObject({ code: 'stale-version' });
  });

  it('that were begun after an activation are not taken for those of before', async () => {
    const { parameterId, version, draft } = await drafted('PHOS', whole);
    const seen = draft?.version ?? 0;
    const { client } = await other();
    const body = { parameterId, version, draftVersion: seen, reason: 'Verified' };
    await client.ok(activateRanges, { body });
    const late = { parameterId, version: seen, ranges: [range(0, END_OF_AGE_DAYS, 3)] };
    expect(await manager().refused(saveRangeDraft, { body: late })).toMatchObject({ code: 'stale-version' });
    const next = await client.ok(saveRangeDraft, { body: { parameterId, ranges: whole } });
    expect(next.draft?.version).toBeGreaterThan(seen);
    expect(await manager().refused(saveRangeDraft, { body: late })).toMatchObject({ code: 'stale-version' });
    expect((await parameterDetails(app, 'PHOS')).draft?.ranges).toEqual(whole);
  });
});
