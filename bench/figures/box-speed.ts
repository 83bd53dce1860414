import { currentSession, pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { createBox, markBoxInTransit, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { acceptBox } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { newId } from '@nidan/server/kernel/database/new-id';
import type { ApiClient } from '../api-client.ts';
import { percentile, printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const CLIENTS = 8;
/** Tubes of the box that is accepted whole, and of those that are packed beside it. */
const TUBES = 500;
const TUBES_BESIDE = 60;
const CODES = ['CBC', 'LFT', 'FBS', 'PT'];

/** Bills somebody with several tubes and labels these; answers their barcodes. */
async function draw(client: ApiClient, testIds: readonly string[]): Promise<string[]> {
  const { samples } = await client.call(createBill, {
    body: {
      billId: newId(),
      newPatient: {
        name_title: 'Mr.',
        name: `Bench ${newId().slice(-12).replaceAll(/\d/gu, 'x')}`,
        age_sex: { age: 40, sex: 'M', unit: 'Yrs.' },
      },
      consentGiven: true,
      lines: testIds.map((testId) => ({ testId })),
      collect: true,
    },
  });
  const sampleIds = samples.map(({ sampleId }) => sampleId);
  await client.call(printLabels, { body: { sampleIds } });
  return samples.map(({ barcode }) => barcode);
}

async function drawMany(clients: readonly ApiClient[], testIds: readonly string[]): Promise<string[]> {
  const barcodes: string[] = [];
  const wanted = TUBES + (CLIENTS - 1) * TUBES_BESIDE;
  await Promise.all(
    clients.map(async (client) => {
      while (barcodes.length < wanted) barcodes.push(...(await draw(client, testIds)));
    }),
  );
  return barcodes;
}

async function pack(client: ApiClient, toLocationId: string, barcodes: readonly string[]) {
  const batchId = newId();
  const times: number[] = [];
  const box = { batchId, toLocationId, band: 'cool', courierTrackingNo: null, note: '' } as const;
  await client.call(createBox, { body: box });
  for (const scan of barcodes) {
    const began = performance.now();
    await client.call(packTube, { body: { batchId, scan } });
    times.push(performance.now() - began);
  }
  return { batchId, times };
}

async function asSeen(client: ApiClient, batchId: string) {
  const { version } = (await client.call(readBox, { query: { batchId } })).box;
  return { batchId, version };
}

/** Eight people scan tubes into boxes of their own; then the greatest of these boxes leaves and is accepted whole. */
export async function measureBoxes(server: ServerUnderTest): Promise<void> {
  const manager = await signInAs(server.port, 'manager');
  const clients = Array.from({ length: CLIENTS }, () => manager.twin());
  const { labs } = await manager.call(currentSession);
  const [here, there] = labs.find(({ lId }) => lId === 1)?.locations ?? [];
  if (here === undefined || there === undefined) throw new Error('The demo lab has two places');
  const testIds: string[] = [];
  for (const code of CODES) testIds.push((await manager.call(findTestByCode, { query: { code } })).testId);
  const barcodes = await drawMany(clients, testIds);
  const packed = await Promise.all(
    clients.map((client, at) => {
      const from = at === 0 ? 0 : TUBES + (at - 1) * TUBES_BESIDE;
      const count = at === 0 ? TUBES : TUBES_BESIDE;
      return pack(client, there.locationId, barcodes.slice(from, from + count));
    }),
  );
  // While all eight scan.
  const times = packed.flatMap((one) => one.times.slice(0, TUBES_BESIDE));
  const p95 = percentile(times, 95);
  printFigure({
    name: 'box_scan_8_clients',
    value: p95,
    unit: 'ms at the 95th percentile',
    target: '<= 150',
    ok: p95 <= 150,
    detail: { p50_ms: Math.round(percentile(times, 50)), scans: times.length },
  });
  const batchId = packed[0]?.batchId ?? '';
  const leaving = performance.now();
  await manager.call(markBoxInTransit, { body: await asSeen(manager, batchId) });
  const leftMs = performance.now() - leaving;
  await manager.call(pickLab, { body: { lId: 1, locationId: there.locationId } });
  const body = await asSeen(manager, batchId);
  const began = performance.now();
  const { box } = await manager.call(acceptBox, { body });
  const seconds = (performance.now() - began) / 1_000;
  if (box.counts.arrived !== TUBES) throw new Error(`Of ${TUBES} tubes ${box.counts.arrived} arrived`);
  printFigure({
    name: 'box_of_500_accepted',
    value: seconds,
    unit: 's',
    target: '<= 2',
    ok: seconds <= 2,
    detail: { sent_ms: Math.round(leftMs) },
  });
  for (const client of [manager, ...clients]) client.close();
}
