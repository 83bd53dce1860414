import {
  announceOrdersFile,
  announceSamplesFile,
} from '@nidan/contract/lab/incoming/announced-file-endpoints';
import {
  acceptIncoming,
  acceptOrder,
  accessionIncoming,
  announceOrder,
  announceSamples,
  cancelOrder,
  listIncoming,
  listIncomingOrders,
  matchIncoming,
  matchOrder,
  registerIncoming,
  registerOrder,
  rejectIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import {
  announceOwnOrder,
  announceOwnOrdersFile,
  announceOwnSamples,
  announceOwnSamplesFile,
  listOwnIncoming,
  listOwnOrders,
} from '@nidan/contract/lab/incoming/own-announced-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { announcedCsv, orderToAnnounce, sampleToAnnounce } from './announced.ts';

async function announced({ app }: LabWorld) {
  const body = { samples: [sampleToAnnounce()] };
  const { samples } = await app.as('Manager').ok(announceSamples, { body });
  const [sample] = samples;
  if (sample === undefined) throw new Error('Nothing was announced');
  return sample;
}

async function accepted(world: LabWorld) {
  const { incomingId, version } = await announced(world);
  return world.app.as('Manager').ok(acceptIncoming, { body: { incomingId, version } });
}

async function ordered({ app }: LabWorld, isAccepted: boolean) {
  const manager = app.as('Manager');
  const { orderId, version } = await manager.ok(announceOrder, { body: orderToAnnounce() });
  const seen = { orderId, version };
  return isAccepted ? manager.ok(acceptOrder, { body: seen }) : seen;
}

async function patientOf(world: LabWorld): Promise<string> {
  return (await world.shared('ordered')).patientId;
}

export const incomingCases: readonly RouteCase[] = [
  forRoute(listIncoming).send(async () => ({ query: { status: 0 } })),
  forRoute(announceSamples).send(async () => ({ body: { samples: [sampleToAnnounce()] } })),
  forRoute(announceSamplesFile).send(async () => ({
    body: announcedCsv({ barcode: sampleToAnnounce().barcode }),
  })),
  forRoute(announceOrdersFile).send(async () => ({
    body: announcedCsv({ request_no: orderToAnnounce().requestNo }),
  })),
  forRoute(listOwnIncoming).send(async () => ({ query: { status: 0 } })),
  forRoute(listOwnOrders).send(async () => ({ query: { status: 0 } })),
  forRoute(announceOwnSamples).send(async () => ({ body: { samples: [sampleToAnnounce()] } })),
  forRoute(announceOwnOrder).send(async () => ({ body: orderToAnnounce() })),
  forRoute(announceOwnSamplesFile).send(async () => ({
    body: announcedCsv({ barcode: sampleToAnnounce().barcode }),
  })),
  forRoute(announceOwnOrdersFile).send(async () => ({
    body: announcedCsv({ request_no: orderToAnnounce().requestNo }),
  })),
  forRoute(acceptIncoming).send(async (world) => {
    const { incomingId, version } = await announced(world);
    return { body: { incomingId, version } };
  }),
  forRoute(accessionIncoming).send(async (world) => ({ body: { scan: (await announced(world)).barcode } })),
  forRoute(matchIncoming).send(async (world) => ({
    query: { incomingId: (await announced(world)).incomingId },
  })),
  forRoute(registerIncoming).send(async (world) => {
    const { incomingId, version } = await accepted(world);
    return {
      body: { incomingId, version, billId: newId(), consentGiven: false, patientId: await patientOf(world) },
    };
  }),
  forRoute(rejectIncoming).send(async (world) => {
    const { incomingId, version } = await announced(world);
    return { body: { incomingId, version, reason: 'Not for this lab' } };
  }),
  forRoute(listIncomingOrders).send(async () => ({ query: { status: 0 } })),
  forRoute(announceOrder).send(async () => ({ body: orderToAnnounce() })),
  forRoute(acceptOrder).send(async (world) => {
    const { orderId, version } = await ordered(world, false);
    return { body: { orderId, version } };
  }),
  forRoute(matchOrder).send(async (world) => {
    const { orderId } = await ordered(world, false);
    return { query: { orderId } };
  }),
  forRoute(registerOrder).send(async (world) => {
    const { orderId, version } = await ordered(world, true);
    return {
      body: { orderId, version, billId: newId(), consentGiven: false, patientId: await patientOf(world) },
    };
  }),
  forRoute(cancelOrder).send(async (world) => {
    const { orderId, version } = await ordered(world, false);
    return { body: { orderId, version, reason: 'Patient did not come' } };
  }),
];
