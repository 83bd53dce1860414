import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import {
  accessionSamples,
  collectSamples,
  listSamples,
  rejectSample,
  undoSampleStep,
} from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { compactBarcodeOf } from '@nidan/domain/billing/barcode';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import { otherPlaceOf } from '../boxes/testing/box-at-work.ts';

let app: TestApp;
let technician: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  technician = app.as('Technician');
});
afterAll(() => app.close());

const patient = (name: string, phone: string) => ({
  name_title: 'Mr.' as const,
  name,
  age_sex: { age: 34, sex: 'M' as const, unit: 'Yrs.' as const },
  phone,
});

async function tubesOf(testCodes: readonly string[], phone = '9876543210'): Promise<readonly SampleView[]> {
  const { billId } = await orderBill(app, { testCodes, newPatient: patient('Ravi Kumar Pandit', phone) });
  return (await technician.ok(listSamples, { query: { billId } })).rows;
}

async function tubeOf(testCodes: readonly string[]): Promise<SampleView> {
  const [tube] = await tubesOf(testCodes);
  if (tube === undefined) throw new Error('The bill has no tube');
  return tube;
}

async function lifeOf(barcode: string, client = technician): Promise<TubeLife> {
  const { life } = await client.ok(readSampleLife, { query: { barcode } });
  if (life === null) throw new Error(`${barcode} leads to no single tube`);
  return life;
}

const collect = ({ billId, sampleId }: SampleView) => ({ body: { billId, sampleIds: [sampleId] } });
const told = ({ steps }: TubeLife) => steps.map(({ action, isUndone }) => [action, isUndone]);

it('tells the steps of a tube in their order, with states, people, places and how they are known', async () => {
  const tube = await tubeOf(['CBC']);
  await technician.ok(printLabels, { body: { sampleIds: [tube.sampleId] } });
  await technician.ok(collectSamples, collect(tube));
  await technician.ok(accessionSamples, { body: { barcodes: [tube.barcode] } });
  const life = await lifeOf(tube.barcode);
  expect(
    life.steps.map(({ action, stateBefore, stateAfter, how }) => [action, stateBefore, stateAfter, how]),
  ).toEqual([
    ['create', null, 0, 'hand'],
    ['printLabel', null, null, 'print'],
    ['collect', 0, 10, 'hand'],
    ['accession', 10, 20, 'scan'],
  ]);
  const [, , collected, received] = life.steps;
  expect(collected).toMatchObject({
    who: { role: 'Technician' },
    lane: 0,
    opens: { kind: 'bill', id: tube.billId },
  });
  expect(received?.waitedMs).toBe(Date.parse(received?.at ?? '') - Date.parse(collected?.at ?? ''));
  expect(life.lanes).toEqual([
    { kind: 'place', name: collected?.where?.name, stays: [{ from: collected?.at, to: null }] },
  ]);
  expect(life.place).toMatchObject({ kind: 'place', name: life.lanes[0]?.name, since: collected?.at });
  expect(life.sums).toMatchObject({ people: 2, places: 1, roadMs: null });
  expect(life.sums.sinceDrawnMs).toBe(Date.parse(life.now) - Date.parse(collected?.at ?? ''));
  expect(life.tube).toMatchObject({ sampleId: tube.sampleId, status: 20 });
});

it('finds the tube by every form of its barcode', async () => {
  const tube = await tubeOf(['CBC']);
  const compact = compactBarcodeOf({ labNo: tube.labNo, tube: 1 });
  for (const typed of [tube.barcode.toLowerCase(), compact, ` ${tube.barcode} `]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other says which form fails
    expect((await lifeOf(typed)).tube.sampleId).toBe(tube.sampleId);
  }
});

it('shows a step that was taken back, and no moment of a draw then', async () => {
  const tube = await tubeOf(['CBC']);
  const { samples } = await technician.ok(collectSamples, collect(tube));
  const tubes = samples.map(({ sampleId, version }) => ({ sampleId, version }));
  await technician.ok(undoSampleStep, { body: { step: 'collect', tubes } });
  const life = await lifeOf(tube.barcode);
  expect(told(life)).toEqual([
    ['create', false],
    ['collect', true],
    ['undoCollect', false],
  ]);
  expect(life).toMatchObject({ lanes: [], place: null, sums: { sinceDrawnMs: null } });
});

it('knows steps that no event tells from the row alone, and N/A where that is silent too', async () => {
  const tube = await tubeOf(['CBC']);
  await asOwner(app, (db) =>
    db.updateTable('sample').set({ status: 20 }).where('sample_id', '=', tube.sampleId).execute(),
  );
  const life = await lifeOf(tube.barcode);
  expect(
    life.steps.map(({ action, at, how, who, waitedMs }) => ({ action, at, how, who, waitedMs })),
  ).toMatchObject([
    { action: 'create' },
    { action: 'collect', at: null, how: 'record', who: null, waitedMs: null },
    { action: 'accession', at: null, how: 'record', who: null, waitedMs: null },
  ]);
  expect(life.sums.sinceDrawnMs).toBeNull();
});

it('a rejected tube and the one in its place tell of each other', async () => {
  const tube = await tubeOf(['CBC']);
  const { samples } = await technician.ok(collectSamples, collect(tube));
  const { replacement } = await technician.ok(rejectSample, {
    body: { sampleId: tube.sampleId, version: samples[0]?.version ?? 0, reason: 'Clotted' },
  });
  const rejected = await lifeOf(tube.barcode);
  expect(rejected.steps.at(-1)).toMatchObject({
    action: 'reject',
    stateAfter: 60,
    about: replacement.barcode,
    reason: 'Clotted',
  });
  expect(rejected).toMatchObject({ place: null, lanes: [{ stays: [{ to: rejected.steps.at(-1)?.at }] }] });
  const child = await lifeOf(replacement.barcode);
  expect(child.steps).toMatchObject([{ action: 'replace', stateAfter: 0, about: tube.barcode }]);
  expect(child.family.map(({ barcode, parentBarcode }) => [barcode, parentBarcode])).toEqual([
    [tube.barcode, null],
    [replacement.barcode, tube.barcode],
  ]);
});

it('a lab ID, a phone number and a name lead to the tubes to choose from', async () => {
  const tubes = await tubesOf(['CBC', 'PT'], '9123456780');
  expect(tubes.length).toBeGreaterThan(1);
  const ids = tubes.map(({ sampleId }) => sampleId).toSorted();
  const [{ labNo, patient: of }] = [tubes[0] ?? { labNo: '', patient: { patientCode: '' } }];
  const desk = app.as('Manager');
  for (const [barcode, kind] of [
    [labNo, 'bill'],
    ['9123456780', 'person'],
    [of.patientCode, 'person'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other says which search fails
    const { life, choice } = await desk.ok(readSampleLife, { query: { barcode } });
    expect(life).toBeNull();
    expect(choice).toMatchObject({ of: kind, hasMore: false });
    expect(choice?.tubes.map(({ sampleId }) => sampleId).toSorted()).toEqual(ids);
  }
});

it('answers at most 20 tubes to choose from, and says that there are more', async () => {
  for (let bills = 0; bills < 11; bills += 1) {
    // oxlint-disable-next-line no-await-in-loop -- lab IDs are given one after the other
    await tubesOf(['CBC', 'PT'], '9012345678');
  }
  const { choice } = await app.as('Manager').ok(readSampleLife, { query: { barcode: '9012345678' } });
  expect(choice).toMatchObject({ hasMore: true });
  expect(choice?.tubes).toHaveLength(20);
});

it.each([
  { what: 'nothing', barcode: '', code: 'life-of-nothing', says: 'Scan a tube' },
  { what: 'blanks', barcode: '   ', code: 'life-of-nothing', says: 'Scan a tube' },
  {
    what: '10,000 characters',
    barcode: '7'.repeat(10_000),
    code: 'life-search-too-long',
    says: '10000 characters',
  },
  {
    what: 'the phone number of nobody',
    barcode: '9000000001',
    code: 'life-of-unknown-phone',
    says: '9000000001 is',
  },
  { what: 'an unknown barcode', barcode: 'KT2011250112-1', code: 'life-unknown', says: 'KT2011250112-1' },
  { what: 'an unknown box', barcode: 'BOX-999999', code: 'life-unknown', says: 'Check the code' },
])('refuses $what and says what to do', async ({ barcode, code, says }) => {
  const refusal = await app.as('Manager').refused(readSampleLife, { query: { barcode } });
  expect(refusal).toMatchObject({ code, msg: expect.stringContaining(says) });
});

it('a demo user sees the name masked, and a tube of another lab is not found', async () => {
  const tube = await tubeOf(['CBC']);
  await technician.ok(collectSamples, collect(tube));
  const masked = await lifeOf(tube.barcode, app.asUser(app.lab.demoUser));
  expect(masked.tube.patient.fullName).not.toContain('Pandit');
  expect(masked.family[0]?.patient.fullName).not.toContain('Pandit');
  const other = await app.asOther('Manager').refused(readSampleLife, { query: { barcode: tube.barcode } });
  expect(other).toMatchObject({ code: 'life-unknown' });
});

it('who works at another place alone finds the tube by no search', async () => {
  const tube = await tubeOf(['CBC']);
  const locationId = await otherPlaceOf(app);
  const { client } = await personWith(app, { samples: 15, patients: 15 }, { locationIds: [locationId] });
  for (const barcode of [tube.barcode, tube.labNo, tube.patient.patientCode]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other says which search finds it
    const refusal = await client.refused(readSampleLife, { query: { barcode } });
    expect(refusal).toMatchObject({ code: 'life-unknown' });
  }
});
