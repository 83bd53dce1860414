import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createBox, markBoxInTransit, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { countBox, noteTemperature, receiveTube } from '@nidan/contract/lab/boxes/receipt-endpoints';
import {
  assignRider,
  listRiders,
  riderAccepts,
  riderCollects,
  riderHandsOver,
  riderLeaves,
} from '@nidan/contract/lab/boxes/rider-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import type { StorageBand } from '@nidan/domain/catalogue/specimen-of-test';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import { demoLab } from './lab/demo-lab.ts';
import type { DemoStaff } from './demo-staff.ts';
import { registerVisit, visitSteps } from './demo-steps.ts';
import type { DemoClock } from './demo-visit.ts';
import { once } from './once.ts';

/** Who works at a centre, and where that is. */
interface Centre {
  readonly name: string;
  readonly staff: DemoStaff;
}

export interface DemoRoad {
  readonly clock: DemoClock;
  readonly baner: Centre;
  readonly nashik: Centre;
  /** At the main lab. */
  readonly receiver: DemoClient;
  /** The rider, who is signed in as themselves. */
  readonly rider: DemoClient;
}

interface Person {
  readonly name: string;
  readonly age: number;
  readonly sex: 'M' | 'F';
  readonly tests: readonly string[];
}

const AT_BANER: readonly Person[] = [
  { name: 'Gauri Vaze', age: 41, sex: 'F', tests: ['CBC', 'TSH'] },
  { name: 'Nitin Bhave', age: 57, sex: 'M', tests: ['HBA1C'] },
  { name: 'Sanika Oak', age: 29, sex: 'F', tests: ['LFT'] },
];
const AT_NASHIK: readonly Person[] = [
  { name: 'Dilip Gore', age: 63, sex: 'M', tests: ['CBC'] },
  { name: 'Meena Tambe', age: 50, sex: 'F', tests: ['CBC'] },
];
const NOT_GONE_YET: readonly Person[] = [{ name: 'Prasad Lele', age: 36, sex: 'M', tests: ['CBC'] }];

/** How many people the centres bill, each once. */
export const PEOPLE_AT_CENTRES = AT_BANER.length + AT_NASHIK.length + NOT_GONE_YET.length;

/** Bills and collects people at a centre and labels their tubes; answers the barcodes. */
async function drawAt({ name, staff }: Centre, people: readonly Person[]): Promise<string[]> {
  const barcodes: string[] = [];
  for (const [index, person] of people.entries()) {
    const as = `${name} ${person.name}`;
    const visit = { patient: index, tests: person.tests, paid: 'nothing' } as const;
    const newPatient = {
      name_title: person.sex === 'M' ? 'Mr.' : 'Mrs.',
      name: person.name,
      age_sex: { age: person.age, sex: person.sex, unit: 'Yrs.' },
    } as const;
    const { billId } = await registerVisit(staff, visit, { as, newPatient });
    await visitSteps.collected(staff, billId);
    // A start after this one finds the tube too that takes the place of the leaked one.
    const { rows: all } = await staff.phlebotomist.call(listSamples, { query: { billId } });
    const rows = all.filter(({ parentBarcode }) => parentBarcode === null);
    const sampleIds = rows.map(({ sampleId }) => sampleId);
    await staff.phlebotomist.call(printLabels, { as: `labels ${as}`, body: { sampleIds } });
    barcodes.push(...rows.map(({ barcode }) => barcode));
  }
  return barcodes;
}

interface NewBox {
  readonly as: string;
  readonly band: StorageBand;
  readonly barcodes: readonly string[];
  readonly toLocationId: string;
}

/** Packs a box at a centre; answers its id. */
async function packAt({ staff }: Centre, box: NewBox): Promise<string> {
  const { as, band, toLocationId } = box;
  const packer = staff.phlebotomist;
  const { batchId } = await packer.call(createBox, {
    as: `box ${as}`,
    body: { batchId: newId(), toLocationId, band, courierTrackingNo: null, note: '' },
  });
  for (const scan of box.barcodes)
    await packer.call(packTube, { as: `pack ${scan}`, body: { batchId, scan } });
  return batchId;
}

async function asSeen(client: DemoClient, batchId: string) {
  const { version } = (await client.call(readBox, { query: { batchId } })).box;
  return { batchId, version };
}

async function askRider({ baner }: DemoRoad, batchId: string): Promise<void> {
  const { phlebotomist } = baner.staff;
  const { riders } = await phlebotomist.call(listRiders, {});
  const [carrier] = riders;
  if (carrier === undefined) throw new Error('The demo lab has no rider');
  await once(phlebotomist, `assign ${batchId}`, {
    endpoint: assignRider,
    body: async () => ({ ...(await asSeen(phlebotomist, batchId)), riderId: carrier.userId }),
  });
}

/** The rider carries a box from its centre to the lab. */
async function ride(road: DemoRoad, batchId: string): Promise<void> {
  const { rider, clock } = road;
  await askRider(road, batchId);
  const steps = [riderAccepts, riderCollects, riderLeaves, riderHandsOver];
  for (const [index, endpoint] of steps.entries()) {
    clock.setHoursAgo(5 - index / 2);
    await once(rider, `ride ${index} ${batchId}`, { endpoint, body: () => asSeen(rider, batchId) });
  }
}

/** The lab receives a box: one tube leaked, and it was warmer than it should have been. */
async function receive(
  { receiver, clock }: DemoRoad,
  batchId: string,
  barcodes: readonly string[],
): Promise<void> {
  clock.setHoursAgo(3);
  await once(receiver, `warm ${batchId}`, {
    endpoint: noteTemperature,
    body: async () => ({ ...(await asSeen(receiver, batchId)), celsius: 9.5 }),
  });
  for (const [index, scan] of barcodes.entries())
    await receiver.call(receiveTube, {
      as: `receive ${scan}`,
      body: { batchId, scan, isLeaked: index === barcodes.length - 1 },
    });
  await once(receiver, `count ${batchId}`, {
    endpoint: countBox,
    body: () => asSeen(receiver, batchId),
  });
}

/** Two centres send boxes: one came with a leaked tube and too warm, one is late, one waits for its rider. */
export async function keepDemoBoxes(road: DemoRoad): Promise<void> {
  const { clock, baner, nashik, receiver } = road;
  const { rows } = await receiver.call(listLocations, { query: {} });
  const toLocationId = rows.find(({ name }) => name === demoLab.name)?.locationId ?? '';
  clock.setHoursAgo(60);
  const late = await drawAt(nashik, AT_NASHIK);
  clock.setHoursAgo(58);
  const lateBox = await packAt(nashik, { as: 'late', band: 'cool', barcodes: late, toLocationId });
  await once(nashik.staff.phlebotomist, `send ${lateBox}`, {
    endpoint: markBoxInTransit,
    body: () => asSeen(nashik.staff.phlebotomist, lateBox),
  });
  clock.setHoursAgo(8);
  const sent = await drawAt(baner, AT_BANER);
  clock.setHoursAgo(6);
  const batchId = await packAt(baner, { as: 'sent', band: 'cool', barcodes: sent, toLocationId });
  await ride(road, batchId);
  await receive(road, batchId, sent);
  clock.setHoursAgo(1);
  const packed = await drawAt(baner, NOT_GONE_YET);
  await askRider(road, await packAt(baner, { as: 'asked', band: 'ambient', barcodes: packed, toLocationId }));
}
