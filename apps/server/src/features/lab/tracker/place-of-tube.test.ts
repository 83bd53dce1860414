import { noteTemperature, receiveTube } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { accessionSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { moveTube, retrieveTube, storeTube } from '@nidan/contract/lab/storage/storage-endpoints';
import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';
import {
  boxOnTheRoad,
  labelledTube,
  type LabelledTube,
  otherPlaceOf,
  workAt,
} from '../boxes/testing/box-at-work.ts';
import { type RackOfLab, rackOfLab } from '../storage/testing/rack-of-lab.ts';

let app: TestApp;
let sender: TestClient;
let receiver: TestClient;
let goal: string;
let rack: RackOfLab;
beforeAll(async () => {
  app = await startTestApp();
  goal = await otherPlaceOf(app);
  sender = app.as('Phlebotomist');
  receiver = app.as('Technician');
  await workAt(app, [app.lab.users.get('Technician')?.userId ?? ''], goal);
  rack = await rackOfLab({ app, lab: app.lab }, { rows: 2, columns: 2 });
});
afterAll(() => app.close());

const find = (barcode: string) => app.as('Manager').ok(readSampleLife, { query: { barcode } });

async function lifeOf(barcode: string): Promise<TubeLife> {
  const { life } = await find(barcode);
  if (life === null) throw new Error(`${barcode} leads to no single tube`);
  return life;
}

const receive = (batchId: string, { barcode }: LabelledTube) =>
  receiver.ok(receiveTube, { body: { batchId, scan: barcode, isLeaked: false } });

it('a tube on the road is in its box, with where it goes, and after that where it was received', async () => {
  const tube = await labelledTube(app);
  const { box } = await boxOnTheRoad(sender, goal, [tube]);
  const away = await lifeOf(tube.barcode);
  expect(away.place).toMatchObject({
    kind: 'road',
    name: box.code,
    road: {
      batchId: box.batchId,
      code: box.code,
      band: 'cool',
      from: box.from.name,
      to: box.to.name,
      rider: null,
    },
    storage: null,
  });
  expect(away.steps.at(-1)).toMatchObject({
    action: 'send',
    stateAfter: 50,
    about: box.code,
    opens: { kind: 'box', id: box.batchId },
  });
  await receiver.ok(noteTemperature, { body: { batchId: box.batchId, version: box.version, celsius: 4.6 } });
  await receive(box.batchId, tube);
  const there = await lifeOf(tube.barcode);
  expect(there.place).toMatchObject({ kind: 'place', name: box.to.name, road: null });
  expect(there.lanes.map(({ kind, name }) => [kind, name])).toEqual([
    ['place', box.from.name],
    ['road', box.code],
    ['place', box.to.name],
  ]);
  expect(there.steps.slice(-4).map(({ action, about }) => [action, about])).toEqual([
    ['pack', box.code],
    ['send', box.code],
    ['temperature', '4.6 °C'],
    ['accession', box.code],
  ]);
  const [stay] = there.lanes[1]?.stays ?? [];
  expect(there.sums.roadMs).toBe(Date.parse(stay?.to ?? '') - Date.parse(stay?.from ?? ''));
});

it('says what the way usually takes once a few boxes went it', async () => {
  for (let boxes = 0; boxes < 3; boxes += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one box after the other
    const before = await labelledTube(app);
    // oxlint-disable-next-line no-await-in-loop
    const { box } = await boxOnTheRoad(sender, goal, [before]);
    // oxlint-disable-next-line no-await-in-loop
    await receive(box.batchId, before);
  }
  const tube = await labelledTube(app);
  await boxOnTheRoad(sender, goal, [tube]);
  expect((await lifeOf(tube.barcode)).sums.usualRoadMs).toBeGreaterThan(0);
});

it('a stored tube is in its position until it is taken out', async () => {
  const tube = await labelledTube(app);
  const manager = app.as('Manager');
  await manager.ok(accessionSamples, { body: { barcodes: [tube.barcode] } });
  await manager.ok(storeTube, {
    body: { scan: tube.barcode, unitId: rack.rackId, position: 'B2', openReason: 'Measured tomorrow' },
  });
  await manager.ok(moveTube, { body: { scan: tube.barcode, unitId: rack.rackId, position: 'A2' } });
  const stored = await lifeOf(tube.barcode);
  const [, device] = /, (Fridge \d+), /u.exec(stored.place?.storage?.path ?? '') ?? [];
  expect(stored.place).toMatchObject({
    kind: 'storage',
    name: `${device}, ${rack.rackCode}`,
    storage: { unitId: rack.rackId, position: `${rack.rackCode}.A2` },
  });
  expect(Date.parse(stored.place?.storage?.keepUntil ?? '')).toBeGreaterThan(Date.parse(stored.now));
  expect(stored.steps.slice(-2).map(({ action, about, how }) => [action, about, how])).toEqual([
    ['archive', `${rack.rackCode}.B2`, 'scan'],
    ['moveInStorage', `${rack.rackCode}.A2`, 'scan'],
  ]);
  await manager.ok(retrieveTube, { body: { scan: tube.barcode, reason: 'repeat', note: 'Look again' } });
  const out = await lifeOf(tube.barcode);
  expect(out.place).toMatchObject({ kind: 'place', storage: null });
  expect(out.steps.at(-1)).toMatchObject({ action: 'retrieve', reason: 'Look again' });
});

it('the code of a box, of a rack and of a position lead to what is in them', async () => {
  const tubes = [await labelledTube(app), await labelledTube(app)];
  const { box } = await boxOnTheRoad(sender, goal, tubes);
  const { choice } = await find(box.code.toLowerCase());
  expect(choice).toMatchObject({ of: 'box', code: box.code });
  expect(choice?.tubes.map(({ barcode }) => barcode)).toEqual(tubes.map(({ barcode }) => barcode).toSorted());
  const { rackId, rackCode } = await rackOfLab({ app, lab: app.lab }, { rows: 2, columns: 2 });
  const stored = [await labelledTube(app), await labelledTube(app)];
  const manager = app.as('Manager');
  await manager.ok(accessionSamples, { body: { barcodes: stored.map(({ barcode }) => barcode) } });
  for (const { barcode } of stored) {
    // oxlint-disable-next-line no-await-in-loop -- one scan after the other
    await manager.ok(storeTube, {
      body: { scan: barcode, unitId: rackId, position: null, openReason: 'Measured tomorrow' },
    });
  }
  expect((await find(rackCode)).choice).toMatchObject({ of: 'rack', code: rackCode });
  expect((await lifeOf(`${rackCode}.a2`)).tube.sampleId).toBe(stored[1]?.sampleId);
  const empty = await app.as('Manager').refused(readSampleLife, { query: { barcode: `${rackCode}.B2` } });
  expect(empty).toMatchObject({ code: 'life-of-empty-holder' });
});
