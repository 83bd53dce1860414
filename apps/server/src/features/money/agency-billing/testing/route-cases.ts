import {
  agencyReceiptPdf,
  certifyAgencyReceipt,
  listAgencyAccounts,
  listAgencyReceipts,
  readAgencyAccount,
  readAgencyLedger,
  receiveFromAgency,
  reverseAgencyReceipt,
  setAgencyLimit,
} from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { agencyOfWorld } from '../../../people/referrers/testing/agency-of-world.ts';

const reason = 'Written for another agency';

/** A receipt of a new agency, with tax that it deducted. */
async function receipt(world: LabWorld) {
  const agencyId = await agencyOfWorld(world);
  const body = {
    receiptId: newId(),
    agencyId,
    mode: 'Cash',
    amountPaise: 90_000,
    tds: { section: '194J', amountPaise: 10_000 },
  } as const;
  const { version } = (await world.app.as('Accountant').ok(receiveFromAgency, { body })).receipt;
  return { receiptId: body.receiptId, agencyId, version };
}

export const agencyBillingCases: readonly RouteCase[] = [
  forRoute(listAgencyAccounts).send(async () => ({ query: { limit: 2 } })),
  forRoute(readAgencyAccount).send(async (world) => ({ query: { agencyId: await agencyOfWorld(world) } })),
  forRoute(readAgencyLedger).send(async (world) => {
    const { agencyId } = await receipt(world);
    return { query: { agencyId, dates: 98 } };
  }),
  forRoute(listAgencyReceipts).send(async (world) => ({
    query: { agencyId: (await receipt(world)).agencyId },
  })),
  forRoute(agencyReceiptPdf).send(async (world) => ({
    query: { receiptId: (await receipt(world)).receiptId },
  })),
  forRoute(receiveFromAgency).send(async (world) => ({
    body: {
      receiptId: newId(),
      agencyId: await agencyOfWorld(world),
      mode: 'Cheque',
      amountPaise: 50_000,
      reference: '004411',
      clearedOn: '2026-01-05',
    },
  })),
  forRoute(reverseAgencyReceipt).send(async (world) => {
    const { receiptId, version } = await receipt(world);
    return { body: { receiptId, reversalId: newId(), version, reason } };
  }),
  forRoute(certifyAgencyReceipt).send(async (world) => {
    const { receiptId, version } = await receipt(world);
    return { body: { receiptId, version, certificate: 'ABCD1234E' } };
  }),
  forRoute(setAgencyLimit).send(async (world) => ({
    body: { agencyId: await agencyOfWorld(world), version: 1, limitPaise: 5_000_000, reason },
  })),
];
