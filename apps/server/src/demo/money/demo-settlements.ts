import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  decideTransferRequest,
  makeTransferRequest,
  moveLabPayment,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';
import { demoLab } from '../lab/demo-lab.ts';

const HOURS_AGO = 3;

const REQUESTS = [
  { as: 'money 1', amountPaise: 150_000, purpose: 'Cash of the week', approved: true },
  { as: 'money 2', amountPaise: 40_000, purpose: 'Float that is not needed any more', approved: false },
] as const;

/** Money of a centre that goes to the main lab: some was received and approved by finance, some waits for whoever receives it. */
export async function keepDemoSettlements(
  { staff: { frontDesk }, clock }: Pick<DemoLife, 'staff' | 'clock'>,
  { accounts, manager }: { readonly accounts: DemoClient; readonly manager: DemoClient },
): Promise<void> {
  clock.setHoursAgo(HOURS_AGO);
  const { rows } = await frontDesk.call(listLocations, {});
  const placeOf = (index: number): string =>
    rows.find(({ name }) => name === demoLab.locations[index]?.name)?.locationId ?? '';
  for (const { as, amountPaise, purpose, approved } of REQUESTS) {
    const { paymentId, version } = await frontDesk.call(makeTransferRequest, {
      as,
      body: {
        paymentId: newId(),
        fromLocationId: placeOf(1),
        toLocationId: placeOf(0),
        mode: 'Cash',
        isDraft: false,
        purpose,
        amountPaise,
      },
    });
    if (!approved) continue;
    const received = await manager.call(moveLabPayment, {
      as: `${as} received`,
      body: { paymentId, version, action: 'approveByReceiver' },
    });
    await accounts.call(decideTransferRequest, {
      as: `${as} approved`,
      body: { paymentId, version: received.version, action: 'approveFinance' },
    });
  }
}
