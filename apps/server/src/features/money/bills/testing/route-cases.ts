import { findThings } from '@nidan/contract/money/bills/find-endpoint';
import {
  addLines,
  askForDiscount,
  billPdf,
  billStatus,
  cancelLines,
  countBills,
  countTestStates,
  createBill,
  discountBill,
  exportBills,
  listBills,
  readBill,
} from '@nidan/contract/money/bills/bill-endpoints';
import {
  listLabIdSkips,
  nextLabId,
  nextNumbers,
  setNextLabId,
} from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import {
  listPayments,
  payDues,
  receivePayments,
  reversePayments,
} from '@nidan/contract/money/payments/payment-endpoints';
import {
  approveRefund,
  listRefunds,
  readRefund,
  rejectRefund,
  requestRefund,
} from '@nidan/contract/money/refunds/refund-endpoints';
import { claimAgain, writeOffDue } from '@nidan/contract/money/payments/write-off-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { billBody, testIdOf } from '../../../../testing/order-bill.ts';

const reason = 'Agreed with the patient';

/** Filters by every id that the bill lists take. */
async function billFilter({ shared, lab }: LabWorld) {
  const { patientId } = await shared('ordered');
  return { locationId: lab.locationId, doctorId: lab.doctorIds[0] ?? '', patientId };
}

/** The lab ID that comes so many after another of the same day: KT2011260042 and 3 are KT2011260045. */
function labIdAhead(labId: string, by: number): string {
  return `${labId.slice(0, -4)}${String(Number(labId.slice(-4)) + by).padStart(4, '0')}`;
}

/** A refund of a fresh bill, asked for at the front desk. */
async function askedRefund(world: LabWorld) {
  const { billId, version, lineIds } = await world.fresh('ordered');
  const body = {
    refundId: newId(),
    billId,
    version,
    lineIds,
    cause: 'customer',
    mode: 'Cash',
    reason,
  } as const;
  return world.app.as('Front desk').ok(requestRefund, { body });
}

export const billingCases: readonly RouteCase[] = [
  forRoute(nextLabId).send(async () => ({})),
  forRoute(nextNumbers).send(async () => ({})),
  forRoute(listLabIdSkips).send(async () => ({})),
  forRoute(setNextLabId).send(async ({ app, shared }) => {
    await shared('ordered');
    const { labId } = await app.as('Manager').ok(nextLabId);
    return { body: { labId: labIdAhead(labId, 500), reason } };
  }),
  forRoute(createBill).send(async (world) => ({
    body: await billBody(world.app, {
      testCodes: ['HB'],
      newPatient: {
        name: 'Baby Pandit',
        age_sex: { age: 3, sex: 'F', unit: 'Days' },
        companion: { primary_id: (await world.shared('ordered')).patientId, relation: 'child' },
        mother_id: await world.woman(),
      },
      doctorId: world.lab.doctorIds[0] ?? null,
      payments: [{ paymentId: newId(), mode: 'Cash', amountPaise: 5_000 }],
    }),
  })),
  forRoute(createBill).send(async (world) => {
    const { patientId } = await world.shared('ordered');
    const { newPatient: _, ...body } = await billBody(world.app, { testCodes: ['HB'], patientId });
    return { body };
  }),
  forRoute(createBill).send(async (world) => ({
    body: await billBody(world.app, { testCodes: ['HB'], agencyId: await agencyOfWorld(world) }),
  })),
  forRoute(findThings).send(async (world) => ({ query: { q: (await world.shared('ordered')).labNo } })),
  forRoute(listBills).send(async (world) => ({ query: await billFilter(world) })),
  forRoute(listBills).send(async (world) => ({ query: { q: (await world.shared('ordered')).labNo } })),
  forRoute(exportBills).send(async (world) => ({ query: { ...(await billFilter(world)), format: 'csv' } })),
  forRoute(countBills).send(async (world) => ({ query: await billFilter(world) })),
  forRoute(listBills).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(exportBills).send(async (world) => ({
    query: { agencyId: await agencyOfWorld(world), format: 'csv' },
  })),
  forRoute(countBills).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(readBill).send(async (world) => ({ query: { billId: (await world.shared('released')).billId } })),
  forRoute(readBill).send(async (world) => ({ query: { labNo: (await world.shared('released')).labNo } })),
  forRoute(discountBill).send(async (world) => {
    const { billId, version } = await world.fresh('ordered');
    return { body: { billId, version, discount: { kind: 'amount', value: 1_000 }, reason } };
  }),
  forRoute(askForDiscount).send(async (world) => {
    const { billId, version } = await world.fresh('ordered');
    return {
      body: { approvalId: newId(), billId, version, discount: { kind: 'amount', value: 1_000 }, reason },
    };
  }),
  forRoute(createBill).send(async (world) => ({
    body: await billBody(world.app, {
      testCodes: ['HB'],
      askDiscount: { approvalId: newId(), discount: { kind: 'amount', value: 1_000 }, reason },
    }),
  })),
  forRoute(cancelLines).send(async (world) => {
    const { billId, version, lineIds } = await world.fresh('ordered');
    return { body: { billId, version, lineIds, reason } };
  }),
  forRoute(addLines).send(async (world) => {
    const { billId, version } = await world.fresh('ordered');
    return { body: { billId, version, lines: [{ testId: await testIdOf(world.app, 'K') }] } };
  }),
  forRoute(billStatus).send(async (world) => {
    const { billId } = await world.shared('released');
    const { statusUrl } = await world.app.as('Manager').ok(readBill, { query: { billId } });
    return { params: { token: statusUrl?.split('/').at(-1) ?? '' } };
  }),
  forRoute(countTestStates).send(async (world) => ({
    query: {
      departmentId: (await world.shared('ordered')).test.departmentId,
      locationId: world.lab.locationId,
    },
  })),
  forRoute(listPayments).send(async (world) => ({
    query: { billId: (await world.shared('ordered')).billId, locationId: world.lab.locationId },
  })),
  forRoute(receivePayments).send(async (world) => {
    const { billId } = await world.fresh('ordered');
    return { body: { billId, payments: [{ paymentId: newId(), mode: 'Cash', amountPaise: 1_000 }] } };
  }),
  forRoute(payDues).send(async (world) => {
    const { billId, patientId } = await world.fresh('ordered');
    return { body: { patientId, billIds: [billId], mode: 'Cash', amountPaise: 1_000 } };
  }),
  forRoute(payDues).send(async (world) => {
    const agencyId = await agencyOfWorld(world);
    const body = await billBody(world.app, { testCodes: ['HB'], agencyId });
    await world.app.as('Front desk').ok(createBill, { body });
    return { body: { agencyId, mode: 'Cash', amountPaise: 1_000 } };
  }),
  forRoute(reversePayments).send(async (world) => ({
    body: { paymentIds: (await world.fresh('ordered')).paymentIds, reason },
  })),
  forRoute(requestRefund).send(async (world) => {
    const { billId, version, lineIds } = await world.fresh('ordered');
    return { body: { refundId: newId(), billId, version, lineIds, cause: 'labFault', mode: 'Cash', reason } };
  }),
  forRoute(listRefunds).send(async (world) => ({
    query: { billId: (await askedRefund(world)).billId, locationId: world.lab.locationId },
  })),
  forRoute(readRefund).send(async (world) => ({ query: { refundId: (await askedRefund(world)).refundId } })),
  forRoute(approveRefund).send(async (world) => {
    const { refundId, version } = await askedRefund(world);
    return { body: { refundId, version } };
  }),
  forRoute(rejectRefund).send(async (world) => {
    const { refundId, version } = await askedRefund(world);
    return { body: { refundId, version, reason } };
  }),
  forRoute(writeOffDue).send(async (world) => {
    const { billId, version } = await world.fresh('ordered');
    return { body: { billId, version, amountPaise: 1_000, reason } };
  }),
  forRoute(claimAgain).send(async (world) => {
    const { billId, version } = await world.fresh('ordered');
    const body = { billId, version, amountPaise: 1_000, reason };
    const { version: next } = await world.app.as('Manager').ok(writeOffDue, { body });
    return { body: { billId, version: next, reason } };
  }),
  forRoute(billPdf).send(async (world) => ({ query: { billId: (await world.shared('ordered')).billId } })),
];
