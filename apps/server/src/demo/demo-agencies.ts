import { receiveFromAgency } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';
import { agreeLimit } from './money/agree-limit.ts';

/** What the first agencies of the demo lab may owe and have paid, and how many of their bills that are due they take over. */
const ACCOUNTS = [
  { limitPaise: 5_000_000, paidPaise: 900_000, tdsPaise: 100_000, bills: 6 },
  { limitPaise: 5_000_000, paidPaise: 0, tdsPaise: 0, bills: 1 },
] as const;

interface DemoAccounts {
  readonly manager: DemoClient;
  readonly accounts: DemoClient;
  readonly frontDesk: DemoClient;
}

async function passBills(desk: DemoClient, agencyId: string, most: number): Promise<void> {
  const { rows } = await desk.call(listBills, { query: { agencyId, dueOnly: true, dates: 98, limit: most } });
  for (const { billId, duePaise } of rows) {
    await desk.call(receivePayments, {
      as: `agency pays ${billId}`,
      body: { billId, payments: [{ mode: 'agency', amountPaise: duePaise }] },
    });
  }
}

/** Gives the first agencies of the demo lab a limit, takes money of one, and lets them pay some of their bills. */
export async function keepDemoAgencies({ manager, accounts, frontDesk }: DemoAccounts): Promise<void> {
  const { rows } = await manager.call(listAgencies, { query: { limit: ACCOUNTS.length } });
  for (const [index, { agencyId, code }] of rows.entries()) {
    const account = ACCOUNTS[index];
    if (account === undefined) continue;
    const { limitPaise, paidPaise, tdsPaise, bills } = account;
    const reason = 'As agreed for the year';
    await agreeLimit(manager, `limit ${code}`, { agencyId, limitPaise, reason });
    if (paidPaise > 0) {
      await accounts.call(receiveFromAgency, {
        as: `deposit ${code}`,
        body: {
          receiptId: newId(),
          agencyId,
          mode: 'Online',
          amountPaise: paidPaise,
          reference: 'NEFT 5581207',
          tds: { section: '194J', amountPaise: tdsPaise },
        },
      });
    }
    await passBills(frontDesk, agencyId, bills);
  }
}
