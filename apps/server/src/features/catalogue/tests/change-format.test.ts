import {
  changeFormat,
  listFormats,
  readFormat,
} from '@nidan/contract/catalogue/tests/report-format-endpoints';
import {
  createTest,
  readFormerTest,
  readTestDetails,
  updateTest,
} from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { testIdOf } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testDetails } from '../versions/testing/catalogue-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const plain = { newPage: false, without: [], method: 'rows', interpretation: 'end' } as const;

async function formatOf(code: string) {
  return manager().ok(readFormat, { query: { testId: await testIdOf(app, code) } });
}

it('needs a session, the right to change masters, a test of the lab and one with a heading', async () => {
  const { testId, version } = await formatOf('LFT');
  const body = { testId, version, format: { ...plain, without: [] } };
  expect(await app.asNobody().refused(changeFormat, { body })).toMatchObject({ status: 401 });
  expect(await app.as('Technician').refused(changeFormat, { body })).toMatchObject({ status: 403 });
  expect(await app.asOther('Manager').refused(changeFormat, { body })).toMatchObject({ status: 404 });
  expect(await app.asOther('Manager').refused(readFormat, { query: { testId } })).toMatchObject({
    status: 404,
  });
  const absent = { ...body, testId: newId() };
  expect(await manager().refused(changeFormat, { body: absent })).toMatchObject({ status: 404 });
  const { code: _, testId: __, ...hb } = await testDetails(app, 'HB');
  const pack = await manager().ok(createTest, {
    body: {
      code: 'PACK_TF',
      kind: 'package',
      name: 'Two of blood',
      departmentId: null,
      sampleTypeId: null,
      method: '',
      mrpPaise: hb.mrpPaise,
      isFree: false,
      tatHours: 96,
      runCalendar: [],
      restrictReportTillAllCheck: false,
      consentNeeded: false,
      fastingHours: null,
      leastVolumeUl: null,
      shortCodes: [],
      alsoFits: [],
      storage: null,
      stabilityHours: null,
      refuseIf: '',
      interpretation: '',
      parameters: [],
      memberIds: [await testIdOf(app, 'HB')],
      reflexRules: [],
      stages: [],
      status: 1,
    },
  });
  expect(await manager().refused(readFormat, { query: { testId: pack.testId } })).toMatchObject({
    status: 404,
  });
});

it('a format is the next version of its test, once per key, with its event; the former one is kept', async () => {
  const before = await formatOf('LFT');
  expect(before).toMatchObject({ format: plain, formatText: '' });
  const { testId, version } = before;
  const format = {
    newPage: true,
    without: ['previous' as const],
    method: 'heading' as const,
    interpretation: 'below' as const,
  };
  const call = { key: newId(), body: { testId, version, format, reason: 'One page for the liver' } };
  const after = await manager().ok(changeFormat, call);
  expect(await manager().ok(changeFormat, call)).toEqual(after);
  const text = 'new page, without previous, method in heading, interpretation below';
  expect(after).toMatchObject({ version: version + 1, format, formatText: text, places: before.places });
  const [event] = await eventsOf(app, testId, 'update');
  expect(event).toMatchObject({
    before: { reportFormat: '' },
    after: { reportFormat: text },
    reason: 'One page for the liver',
  });
  const former = await manager().ok(readFormerTest, { query: { testId, version } });
  expect(former.definition.reportFormat).toEqual(plain);
  expect(await manager().ok(readTestDetails, { query: { testId } })).toMatchObject({ reportFormat: format });
  // A change of something else leaves it as it is.
  const other = await manager().ok(updateTest, { body: { testId, version: version + 1, tatHours: 7 } });
  expect(other.reportFormat).toEqual(format);
  const stale = { testId, version, format: { ...plain, without: [] } };
  expect(await manager().refused(changeFormat, { body: stale })).toMatchObject({ code: 'stale-version' });
  const same = { testId, version: version + 2, format };
  expect(await manager().ok(changeFormat, { body: same })).toMatchObject({ version: version + 2 });
});

it('orders parameters below headings, each of them once', async () => {
  const { testId, version, places } = await formatOf('LIPID');
  const turned = places
    .toReversed()
    .map(({ parameterId }, index) => ({ parameterId, group: index === 0 ? ' Fats ' : null }));
  const { mandatory } = (await testDetails(app, 'LIPID')).parameters[0] ?? {};
  const after = await manager().ok(changeFormat, { body: { testId, version, places: turned } });
  expect(after.places.map(({ parameterId }) => parameterId)).toEqual(
    turned.map(({ parameterId }) => parameterId),
  );
  expect(after.places[0]).toMatchObject({ group: 'Fats' });
  expect((await testDetails(app, 'LIPID')).parameters.at(-1)).toMatchObject({ mandatory });
  const [first] = turned;
  for (const wrong of [
    turned.slice(1),
    [...turned, first],
    [...turned.slice(1), { parameterId: newId(), group: null }],
  ])
    expect(
      await manager().refused(changeFormat, {
        body: { testId, version: version + 1, places: wrong },
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ field: 'places', msg: 'Name each parameter of the test once' }],
    });
});

it.each<[string, object]>([
  ['format.without.0', { without: ['unit'] }],
  ['format.method', { method: 'foot' }],
  ['format.interpretation', { interpretation: 'aside' }],
  ['format.newPage', { newPage: 'yes' }],
])('is refused at %s for %o', async (field, wrong) => {
  const { testId, version } = await formatOf('UREA');
  const body = { testId, version, format: { ...plain, ...wrong } };
  expect(await manager().refused(changeFormat, { body: body })).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([expect.objectContaining({ field })]),
  });
});

it('lists tests and profiles by search, those with a format of their own alone, and page by page', async () => {
  const { testId, version } = await formatOf('CRP');
  await manager().ok(changeFormat, {
    body: { testId, version, format: { ...plain, without: [], newPage: true } },
  });
  const own = await manager().ok(listFormats, { query: { own: true, q: 'CRP' } });
  expect(own.rows.map(({ code, formatText }) => [code, formatText])).toEqual([['CRP', 'new page']]);
  const all = await manager().ok(listFormats, { query: { limit: 200 } });
  expect(all.rows.some(({ kind }) => kind === 'package')).toBe(false);
  expect(all.rows.some(({ kind }) => kind === 'profile')).toBe(true);
  const page = await manager().ok(listFormats, { query: { limit: 1 } });
  const next = await manager().ok(listFormats, { query: { limit: 1, cursor: page.next ?? '' } });
  expect(next.rows[0]).toEqual(all.rows[1]);
});
