import {
  createParameter,
  saveRangeDraft,
  updateParameter,
} from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { readTestDetails, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { END_OF_AGE_DAYS } from '@nidan/domain/ranges/range-coverage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

const graph: BodyOf<typeof createParameter> = {
  code: 'CE_GRAPH',
  kind: 'attachment',
  name: 'Tracing',
  unit: '',
  ucum: null,
  loinc: null,
  decimals: 0,
  method: 'Capillary electrophoresis',
  formula: null,
  choices: [],
  plausibleLow: null,
  plausibleHigh: null,
  delta: null,
};

it('a parameter may be an attachment, which never becomes another kind', async () => {
  const made = await manager().ok(createParameter, { body: graph });
  expect(made).toMatchObject({ kind: 'attachment', version: 1, ranges: [] });
});

it.each([
  [{ unit: 'g/dL', ucum: 'g/dL' }, 'unit'],
  [{ decimals: 2 }, 'decimals'],
  [{ choices: [{ value: 'Normal', abnormal: false }] }, 'choices'],
  [{ plausibleLow: 1, plausibleHigh: 9 }, 'plausibleLow'],
  [{ delta: { mode: 'percent', limit: 20, lookBackDays: 90 } }, 'delta'],
  [{ formula: 'HB*3' }, 'formula'],
])('an attachment with %o is refused', async (more, field) => {
  const refusal = await manager().refused(createParameter, { body: { ...graph, code: 'CE_TWO', ...more } });
  expect(refusal.code).toBe('invalid-input');
  expect(refusal.errors?.map((error) => error.field)).toContain(field);
});

it('an attachment takes none of these later either, nor intervals', async () => {
  const { parameterId, version } = await parameterDetails(app, 'HPLC_GRAPH');
  const body = { parameterId, version, delta: { mode: 'absolute', limit: 10, lookBackDays: 90 } as const };
  expect(await manager().refused(updateParameter, { body })).toMatchObject({
    errors: [{ field: 'delta' }],
  });
  const range = {
    sex: null,
    ageFromDays: 0,
    ageToDays: END_OF_AGE_DAYS,
    low: null,
    high: null,
    text: 'None',
  };
  const ranges = [
    { ...range, actionLow: null, actionHigh: null, criticalLow: null, criticalHigh: null, bands: [] },
  ];
  expect(await manager().refused(saveRangeDraft, { body: { parameterId, ranges } })).toMatchObject({
    errors: [{ field: 'ranges', msg: 'An attachment has no reference intervals' }],
  });
});

it('no formula reads an attachment', async () => {
  const { parameterId, version } = await parameterDetails(app, 'MCV');
  const body = { parameterId, version, formula: 'HPLC_GRAPH*10' };
  const refusal = await manager().refused(updateParameter, { body });
  expect(refusal.errors?.map(({ msg }) => msg)).toContain('formula of MCV reads HPLC_GRAPH, which is a file');
});

it('no reflex rule of a test goes by an attachment', async () => {
  const query = { testId: await testIdOf(app, 'HBHPLC') };
  const { testId, version } = await manager().ok(readTestDetails, { query });
  const { parameterId } = await parameterDetails(app, 'HPLC_GRAPH');
  const calls = await testIdOf(app, 'HB');
  const rule = { parameterId, testId: calls, flags: [], low: null, high: null, words: ['attached'] };
  const reflexRules = [{ ...rule, mode: 'suggest' as const, isFree: false }];
  const refusal = await manager().refused(updateTest, { body: { testId, version, reflexRules } });
  expect(refusal.errors?.map(({ msg }) => msg)).toContain(
    'test HBHPLC has a reflex rule for HPLC_GRAPH, which is an attachment',
  );
});
