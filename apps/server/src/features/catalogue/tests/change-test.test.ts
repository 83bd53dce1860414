import { findTestByCode, listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  changeTestStatus,
  createTest,
  readFormerTest,
  readTestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { BodyOf, Endpoint } from '@nidan/contract/kernel/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { parameterIdOf, testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
let newTest: BodyOf<typeof createTest>;
beforeAll(async () => {
  app = await startTestApp();
  const { departmentId } = await testDetails(app, 'HB');
  const { rows } = await app.as('Manager').ok(listSampleTypes);
  newTest = {
    code: 'PLT_CIT',
    kind: 'test',
    name: 'Platelets in citrate',
    shortCodes: [],
    departmentId,
    sampleTypeId: rows.find(({ code }) => code === 'EDTA')?.sampleTypeId ?? null,
    method: 'Impedance',
    mrpPaise: 25_000,
    isFree: false,
    tatHours: 4,
    runCalendar: [],
    restrictReportTillAllCheck: false,
    reflexRules: [],
    stages: [],
    consentNeeded: false,
    fastingHours: null,
    leastVolumeUl: null,
    alsoFits: [],
    storage: null,
    stabilityHours: null,
    refuseIf: '',
    interpretation: '',
    parameters: [{ parameterId: await parameterIdOf(app, 'HB'), group: null, mandatory: true }],
    memberIds: [],
    status: 1,
  };
});
afterAll(() => app.close());

const manager = () => app.as('Manager');

async function newPackage(members: readonly string[], other: object = {}) {
  const memberIds: string[] = [];
  for (const code of members) memberIds.push(await testIdOf(app, code));
  const parts = { departmentId: null, sampleTypeId: null, parameters: [], memberIds };
  const code = `P${newId().replaceAll('-', '').slice(-12).toUpperCase()}`;
  return { ...newTest, code, kind: 'package' as const, tatHours: 96, fastingHours: 14, ...parts, ...other };
}

describe.each<[string, Endpoint, () => object]>([
  ['createTest', createTest, () => newTest],
  ['updateTest', updateTest, () => ({ testId: newId(), version: 1, tatHours: 3 })],
  ['changeTestStatus', changeTestStatus, () => ({ testId: newId(), version: 1, action: 'disable' })],
])('%s', (_, endpoint, body) => {
  it('needs a session and the right to change masters', async () => {
    expect(await app.asNobody().refused(endpoint, { body: body() })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(endpoint, { body: body() })).toMatchObject({ status: 403 });
  });
});

it('a test that is not there, or of another lab, is not found', async () => {
  const testId = await testIdOf(app, 'HB');
  for (const id of [newId()]) {
    const body = { testId: id, version: 1, tatHours: 3 };
    expect(await manager().refused(updateTest, { body })).toMatchObject({ status: 404 });
  }
  const foreign = app.asOther('Manager');
  expect(await foreign.refused(readTestDetails, { query: { testId } })).toMatchObject({ status: 404 });
});

describe('a new test', () => {
  it('is made once per key, with its event, and can be ordered at once', async () => {
    const call = { key: newId(), body: newTest };
    const made = await manager().ok(createTest, call);
    expect(await manager().ok(createTest, call)).toEqual(made);
    expect(made).toMatchObject({ code: 'PLT_CIT', version: 1, statusLabel: 'enabled', can: ['disable'] });
    const found = await app.as('Front desk').ok(findTestByCode, { query: { code: 'plt_cit' } });
    expect(found).toMatchObject({ testId: made.testId, pricePaise: 25_000 });
    const [event] = await eventsOf(app, made.testId, 'create');
    expect(event).toMatchObject({ entity_kind: 'TEST', after: { code: 'PLT_CIT', parameters: ['HB'] } });
    expect(await manager().refused(createTest, { body: newTest })).toMatchObject({ code: 'code-taken' });
  });

  it.each<[string, object]>([
    ['mrpPaise', { mrpPaise: -100 }],
    ['mrpPaise', { mrpPaise: 0 }],
    ['mrpPaise', { mrpPaise: 12_345 }],
    ['mrpPaise', { isFree: true }],
    ['code', { code: 'low case' }],
    ['name', { name: '  ' }],
    ['tatHours', { tatHours: 0 }],
    ['departmentId', { departmentId: null }],
    ['departmentId', { departmentId: newId() }],
    ['parameters', { parameters: [] }],
    ['parameters.0.parameterId', { parameters: [{ parameterId: newId(), group: null, mandatory: true }] }],
    ['memberIds.0', { memberIds: [newId()] }],
    ['restrictReportTillAllCheck', { restrictReportTillAllCheck: true }],
  ])('is refused at %s for %o', async (field, wrong) => {
    const body = { ...newTest, code: 'WRONG', ...wrong };
    expect(await manager().refused(createTest, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ field })]),
    });
  });

  it('may be incomplete as a draft, is not offered, and is enabled only when complete', async () => {
    const body = { ...newTest, code: 'DRAFTED', parameters: [], status: 0 as const };
    const draft = await manager().ok(createTest, { body });
    expect(draft.can).toEqual(['enable', 'disable']);
    const { testId } = draft;
    const enable = { testId, version: 1, action: 'enable' } as const;
    expect(await manager().refused(changeTestStatus, { body: enable })).toMatchObject({
      errors: [{ field: 'parameters', msg: 'test DRAFTED must have parameters just when it is a test' }],
    });
    const { parameters } = newTest;
    await manager().ok(updateTest, { body: { testId, version: 1, parameters } });
    expect(await manager().ok(changeTestStatus, { body: { ...enable, version: 2 } })).toMatchObject({
      status: 1,
      version: 3,
    });
  });

  it('costs nothing only when it says so', async () => {
    const body = { ...newTest, code: 'CAMP_HB', mrpPaise: 0, isFree: true };
    expect(await manager().ok(createTest, { body })).toMatchObject({ mrpPaise: 0, isFree: true });
  });
});

describe('a change', () => {
  it('is refused when somebody was faster, and changes nothing when nothing differs', async () => {
    const { testId, version, name } = await testDetails(app, 'UREA');
    await manager().ok(updateTest, { body: { testId, version, tatHours: 5, reason: 'Two runs a day' } });
    expect(await manager().refused(updateTest, { body: { testId, version, tatHours: 6 } })).toMatchObject({
      code: 'stale-version',
      changedBy: 'Test Manager',
    });
    const same = { testId, version: version + 1, name };
    expect(await manager().ok(updateTest, { body: same })).toMatchObject({ version: version + 1 });
    const [event] = await eventsOf(app, testId, 'update');
    expect(event).toMatchObject({ after: { tatHours: 5 }, reason: 'Two runs a day' });
  });

  it('at once by two is made by one of them', async () => {
    const { testId, version } = await testDetails(app, 'CA');
    const answers = await Promise.all(
      [1, 1.5, 2, 2.5].map((tatHours) => manager().call(updateTest, { body: { testId, version, tatHours } })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('the stages of a test', () => {
  it('are a part of its version, told in words, and kept with the former one', async () => {
    const { testId, version, stages } = await testDetails(app, 'BXS');
    expect(stages.map(({ name, asks }) => `${name}: ${asks.join(', ')}`)).toContain(
      'Reporting: HP_MICRO, HP_DIAG, HP_NOTE',
    );
    const fewer = stages
      .filter(({ name }) => name !== 'Decalcification')
      .map(({ name, parameterIds }) => ({ name, parameterIds }));
    const body = { testId, version, stages: fewer };
    expect(await manager().ok(updateTest, { body })).toMatchObject({ version: version + 1, stages: fewer });
    const [event] = await eventsOf(app, testId, 'update');
    expect(event).toMatchObject({
      after: { stages: expect.arrayContaining(['Processing', 'Reporting: HP_MICRO, HP_DIAG, HP_NOTE']) },
    });
    const former = await manager().ok(readFormerTest, { query: { testId, version } });
    expect(former.definition.stages).toEqual(stages);
  });

  it('ask for each needed parameter of the test once', async () => {
    const [hb] = newTest.parameters;
    const own = { name: 'Reading', parameterIds: [hb?.parameterId ?? ''] };
    const spin = { name: 'Spin', parameterIds: [] };
    const wrong = [
      ['stages', [spin], 'test STAGED asks for HB in none of its stages'],
      ['stages', [own, { ...own, name: 'Again' }], 'test STAGED asks for HB in two stages'],
      ['stages', [own, spin, spin], 'test STAGED has the stage "spin" twice'],
      ['stages.0.parameterIds.0', [{ ...own, parameterIds: [newId()] }], 'This lab does not have it'],
      ['stages.0.name', [{ ...own, name: 'Reading: HB' }], expect.any(String)],
    ] as const;
    for (const [field, stages, msg] of wrong) {
      const body = {
        ...newTest,
        code: 'STAGED',
        stages: stages.map((stage) => ({ ...stage, parameterIds: [...stage.parameterIds] })),
      };
      expect(await manager().refused(createTest, { body })).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([expect.objectContaining({ field, msg })]),
      });
    }
  });
});

describe('a package', () => {
  it('never contains itself, at whatever depth', async () => {
    const inner = await manager().ok(createTest, { body: await newPackage(['HB']) });
    const outer = await manager().ok(createTest, {
      body: { ...(await newPackage([])), memberIds: [inner.testId] },
    });
    const body = { testId: inner.testId, version: 1, memberIds: [outer.testId] };
    expect(await manager().refused(updateTest, { body })).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'memberIds', msg: `package ${inner.code} contains itself` }),
      ]),
    });
  });

  it('keeps its members enabled, and takes no disabled one', async () => {
    const pack = await manager().ok(createTest, { body: await newPackage(['NA']) });
    const { testId, version } = await testDetails(app, 'NA');
    const body = { testId, version, action: 'disable' } as const;
    expect(await manager().refused(changeTestStatus, { body })).toMatchObject({
      status: 409,
      code: 'test-in-package',
    });
    const lone = await manager().ok(createTest, { body: { ...newTest, code: 'LONE' } });
    await manager().ok(changeTestStatus, { body: { testId: lone.testId, version: 1, action: 'disable' } });
    const change = { testId: pack.testId, version: 1, memberIds: [lone.testId] };
    expect(await manager().refused(updateTest, { body: change })).toMatchObject({
      errors: [{ field: 'memberIds.0', msg: 'Platelets in citrate is not enabled' }],
    });
  });

  it('is not made wrong by a change of a member', async () => {
    const pack = await manager().ok(createTest, { body: await newPackage(['CL'], { tatHours: 96 }) });
    const { testId, version } = await testDetails(app, 'CL');
    expect(await manager().refused(updateTest, { body: { testId, version, tatHours: 120 } })).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({
          field: 'tatHours',
          msg: `package ${pack.code} is promised before its slowest member`,
        }),
      ]),
    });
  });
});
