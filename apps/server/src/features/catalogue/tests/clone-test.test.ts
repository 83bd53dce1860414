import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { readLocalTerms, setLocalTerms } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import { changeFormat } from '@nidan/contract/catalogue/tests/report-format-endpoints';
import { changeTestStatus, cloneTest, updateTest } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { STANDARD_FORMAT } from '@nidan/domain/reports/report-format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function asked(code: string, other: object = {}) {
  const { testId, version, mrpPaise, isFree } = await testDetails(app, code);
  return {
    testId,
    ofVersion: version,
    code: `${code}_B`,
    name: ' A second one ',
    mrpPaise,
    isFree,
    ...other,
  };
}

it('is for whoever may add masters, of a test of the lab, and names the field that is wrong', async () => {
  const body = await asked('HB');
  expect(await app.asNobody().refused(cloneTest, { body })).toMatchObject({ status: 401 });
  expect(await app.as('Technician').refused(cloneTest, { body })).toMatchObject({ status: 403 });
  expect(await app.asOther('Manager').refused(cloneTest, { body })).toMatchObject({ status: 404 });
  const stray = { ...body, testId: newId() };
  expect(await manager().refused(cloneTest, { body: stray })).toMatchObject({ status: 404 });
  const wrong = [
    ['code', { code: 'low case' }],
    ['name', { name: '  ' }],
    ['mrpPaise', { mrpPaise: 0 }],
    ['mrpPaise', { mrpPaise: 150 }],
  ] as const;
  for (const [field, other] of wrong)
    expect(await manager().refused(cloneTest, { body: { ...body, ...other } })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
});

it('has everything of the version in use, is a draft that nobody can order, and is made once', async () => {
  const { testId, version } = await testDetails(app, 'LFT');
  await manager().ok(changeFormat, {
    body: { testId, version, format: { ...STANDARD_FORMAT, without: [], newPage: true } },
  });
  const { machineCodes, ...former } = await testDetails(app, 'LFT');
  const call = { key: newId(), body: await asked('LFT', { mrpPaise: 90_000 }) };
  const made = await manager().ok(cloneTest, call);
  expect(await manager().ok(cloneTest, call)).toEqual(made);
  expect(made).toMatchObject({
    code: 'LFT_B',
    name: 'A second one',
    statusLabel: 'draft',
    version: 1,
    formerVersions: [],
    mrpPaise: 90_000,
    machineCodes,
  });
  const { departmentId, sampleTypeId, method, tatHours, runCalendar, parameters } = former;
  expect(made).toMatchObject({ departmentId, sampleTypeId, method, tatHours, runCalendar, parameters });
  expect(made.reportFormat).toEqual(former.reportFormat);
  expect(made.reportFormat.newPage).toBe(true);
  expect(await app.as('Front desk').refused(findTestByCode, { query: { code: 'LFT_B' } })).toMatchObject({
    status: 404,
  });
  const [event] = await eventsOf(app, made.testId, 'create');
  expect(event).toMatchObject({
    entity_kind: 'TEST',
    after: { code: 'LFT_B', clonedFrom: `LFT version ${former.version}` },
  });
  expect(event?.after).not.toHaveProperty('rates');
  const enable = { testId: made.testId, version: 1, action: 'enable' } as const;
  expect(await manager().ok(changeTestStatus, { body: enable })).toMatchObject({ statusLabel: 'enabled' });
});

it('has the stages and the reflex rules of a test, and the members of a profile', async () => {
  const staged = await testDetails(app, 'BXS');
  expect(await manager().ok(cloneTest, { body: await asked('BXS') })).toMatchObject({
    stages: staged.stages,
  });
  const { testId, version, parameters } = await testDetails(app, 'TSH');
  const called = await testDetails(app, 'FT4');
  const rule = {
    parameterId: parameters[0]?.parameterId ?? '',
    testId: called.testId,
    flags: ['H' as const],
    low: null,
    high: null,
    words: [],
    mode: 'suggest' as const,
    isFree: false,
  };
  const { reflexRules } = await manager().ok(updateTest, {
    body: { testId, version, reflexRules: [rule] },
  });
  expect(reflexRules).toHaveLength(1);
  expect(await manager().ok(cloneTest, { body: await asked('TSH') })).toMatchObject({ reflexRules });
});

it('has what locations do otherwise', async () => {
  const { testId } = await testDetails(app, 'UREA');
  const { version, locations } = await manager().ok(readLocalTerms, { query: { testId } });
  const locationId = locations[0]?.locationId ?? '';
  const term = { locationId, isOffered: true, tatHours: 30, method: 'By hand', machineId: null };
  await manager().ok(setLocalTerms, { body: { testId, version, terms: [term] } });
  const made = await manager().ok(cloneTest, { body: await asked('UREA') });
  const cloned = await manager().ok(readLocalTerms, { query: { testId: made.testId } });
  expect(cloned.locations.find((one) => one.locationId === locationId)?.terms).toMatchObject({
    tatHours: 30,
    method: 'By hand',
  });
});

it('is refused under a code that is taken, and over a version that is no longer in use', async () => {
  const body = await asked('CREAT', { code: 'HB' });
  expect(await manager().refused(cloneTest, { body })).toMatchObject({ status: 409, code: 'code-taken' });
  const { testId, ofVersion: version } = body;
  await manager().ok(updateTest, { body: { testId, version, tatHours: 7 } });
  const late = { ...body, code: 'CREAT_B' };
  expect(await manager().refused(cloneTest, { body: late })).toMatchObject({ code: 'stale-version' });
});

it('at once by two under one code is made by one of them', async () => {
  const body = await asked('NA', { code: 'NA_TWICE' });
  const answers = await Promise.all([1, 2, 3].map(() => manager().call(cloneTest, { body })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});
