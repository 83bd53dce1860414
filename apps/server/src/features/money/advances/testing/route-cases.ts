import {
  advancePdf,
  approveAdvance,
  cancelAdvance,
  listAdvances,
  listAdvanceUses,
  readAdvance,
  refundAdvance,
  rejectAdvance,
  settleAdvance,
  submitAdvance,
  takeAdvance,
} from '@nidan/contract/money/advances/advance-endpoints';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

const reason = 'Does not come back';

/** Money that the person of a fresh bill paid ahead at the front desk, and that bill. */
async function paidAhead({ app, fresh }: LabWorld, mode: PaymentMode = 'Cash') {
  const { billId, patientId } = await fresh('ordered');
  const body = { advanceId: newId(), patientId, mode, amountPaise: 20_000, reference: 'Slip of the payer' };
  const { advanceId, version } = await app.as('Front desk').ok(takeAdvance, { body });
  return { billId, patientId, seen: { advanceId, version } };
}

/** What was paid ahead, after a part of it paid a bill and the rest went back. */
async function usedUp(world: LabWorld) {
  const { app } = world;
  const { billId, seen } = await paidAhead(world);
  const settle = { advanceId: seen.advanceId, billId, paymentId: newId(), amountPaise: 1_000 };
  const { advance } = await app.as('Front desk').ok(settleAdvance, { body: settle });
  const { advanceId, version } = advance;
  const body = { advanceId, version, returnId: newId(), mode: 'Cash', reason } as const;
  await app.as('Accountant').ok(refundAdvance, { body });
  return { query: { advanceId } };
}

export const advanceCases: readonly RouteCase[] = [
  forRoute(takeAdvance).send(async ({ shared }) => {
    const { patientId } = await shared('ordered');
    return { body: { advanceId: newId(), patientId, mode: 'Cash', amountPaise: 20_000 } };
  }),
  forRoute(listAdvances).send(async (world) => ({
    query: { patientId: (await paidAhead(world)).patientId, locationId: world.lab.locationId },
  })),
  forRoute(readAdvance).send(async (world) => ({
    query: { advanceId: (await paidAhead(world)).seen.advanceId },
  })),
  forRoute(settleAdvance).send(async (world) => {
    const { billId, seen } = await paidAhead(world);
    return { body: { advanceId: seen.advanceId, billId, paymentId: newId(), amountPaise: 1_000 } };
  }),
  forRoute(listAdvanceUses).send(usedUp),
  forRoute(submitAdvance).send(async (world) => {
    const { patientId } = await world.fresh('ordered');
    const body = { advanceId: newId(), patientId, mode: 'Cash', amountPaise: 20_000, asDraft: true } as const;
    const { advanceId, version } = await world.app.as('Front desk').ok(takeAdvance, { body });
    return { body: { advanceId, version } };
  }),
  forRoute(approveAdvance).send(async (world) => ({ body: (await paidAhead(world, 'Cheque')).seen })),
  forRoute(rejectAdvance).send(async (world) => ({
    body: { ...(await paidAhead(world, 'Cheque')).seen, reason },
  })),
  forRoute(cancelAdvance).send(async (world) => ({ body: { ...(await paidAhead(world)).seen, reason } })),
  forRoute(refundAdvance).send(async (world) => ({
    body: { ...(await paidAhead(world)).seen, returnId: newId(), mode: 'Cash', reason },
  })),
  forRoute(advancePdf).send(usedUp),
];
