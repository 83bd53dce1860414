import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  matchBankLines,
  proposeBankMatches,
  readBankStatement,
  saveBankAccount,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import {
  gatherSettlementBatch,
  moveSettlementBatch,
  settleBatch,
  settlementBatchesAgainst,
  type SettlementBatchView,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { listVendorPayments } from '@nidan/contract/supply/payables/payable-endpoints';
import type { VendorPaymentView } from '@nidan/contract/supply/payables/payable-view';
import { rupeesOfPaise } from '@nidan/domain/money/rupees';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import { demoLab } from '../lab/demo-lab.ts';
import { once } from '../once.ts';

interface People {
  readonly accounts: DemoClient;
  readonly manager: DemoClient;
}

/** How far each batch of the demo lab came. */
const BATCHES = ['settled', 'sent', 'open'] as const;
/** Of a hundred rupees the bank keeps so many. */
const FEE_PERCENT = 2;

/** A batch of what waits longest at a place, as far as it came; null where nothing waits. */
async function keepBatch(
  { accounts, manager }: People,
  locationId: string,
  far: (typeof BATCHES)[number],
): Promise<SettlementBatchView | null> {
  const as = `batch ${far}`;
  const open = await once(accounts, as, {
    endpoint: gatherSettlementBatch,
    body: async () => {
      const { rows } = await accounts.call(settlementBatchesAgainst, { query: { locationId, limit: 200 } });
      const row = rows.at(-1);
      return row === undefined ? null : { batchId: newId(), locationId, mode: row.mode, day: row.day };
    },
  });
  if (open === null) return null;
  if (far === 'open') return open;
  const { batchId } = open;
  const requested = await accounts.call(moveSettlementBatch, {
    as: `${as} requested`,
    body: { batchId, version: open.version, action: 'request' },
  });
  const sent = await accounts.call(moveSettlementBatch, {
    as: `${as} to the bank`,
    body: {
      batchId,
      version: requested.version,
      action: 'submitToBank',
      reference: `ACQ00${far.length}4471`,
    },
  });
  if (far === 'sent') return sent;
  const feePaise = Math.round((sent.amountPaise * FEE_PERCENT) / 100);
  return manager.call(settleBatch, {
    as: `${as} by the manager`,
    body: { batchId, version: sent.version, paidPaise: sent.amountPaise - feePaise, feePaise },
  });
}

/** What the bank tells of the day, as it writes it. */
function statementOf(settled: SettlementBatchView | null, payment: VendorPaymentView | null): string {
  const [year, month, day] = calendarDateIn(DEFAULT_ZONE, new Date()).split('-');
  const date = `${day}/${month}/${year}`;
  const lines = [
    'Statement of account 50200012345678',
    'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.',
    `${date},NEFT CR DEPOSIT OF AN AGENCY,NEFT 5581207,,9000.00`,
    `${date},RTGS CR SUNRISE HOSPITAL,UTR8841290077,,12500.00`,
    `${date},SMS AND CASH HANDLING CHARGES,,118.00,`,
    ...(settled === null
      ? []
      : [
          `${date},CARD SETTLEMENT,${settled.bankReference},,${rupeesOfPaise(settled.paidPaise ?? 0).toFixed(2)}`,
        ]),
    ...(payment === null
      ? []
      : [`${date},NEFT DR VENDOR,${payment.number},${rupeesOfPaise(payment.netPaise).toFixed(2)},`]),
  ];
  return Buffer.from(lines.join('\n')).toString('base64');
}

/** Money that came by way of the bank: some was settled, some waits; the statement of the day is read and in part confirmed. */
export async function keepDemoBank(people: People): Promise<void> {
  const { accounts } = people;
  const { rows: places } = await accounts.call(listLocations, {});
  const main = places.find(({ name }) => name === demoLab.locations[0].name)?.locationId ?? '';
  const made: (SettlementBatchView | null)[] = [];
  for (const far of BATCHES) made.push(await keepBatch(people, main, far));
  const account = await accounts.call(saveBankAccount, {
    as: 'bank account',
    body: {
      accountId: newId(),
      version: 0,
      name: 'HDFC current account',
      accountNo: '50200012345678',
      ifsc: 'HDFC0000123',
      columns: { date: '', amount: '', withdrawal: '', deposit: '', reference: '', narration: '' },
    },
  });
  const { accountId } = account;
  const { rows: payments } = await accounts.call(listVendorPayments, { query: { limit: 1 } });
  await accounts.call(readBankStatement, {
    as: 'bank statement',
    body: {
      statementId: newId(),
      accountId,
      name: 'statement.csv',
      content: statementOf(made[0] ?? null, payments[0] ?? null),
    },
  });
  await once(accounts, 'bank match', {
    endpoint: matchBankLines,
    body: async () => {
      const { proposals } = await accounts.call(proposeBankMatches, { query: { accountId } });
      const matches = proposals
        .filter(({ by, expected: { meaning } }) => by === 'reference' && meaning === 'settlement')
        .map(({ lineId, expected: { meaning, documentId } }) => ({
          matchId: newId(),
          lineId,
          meaning,
          documentId,
          note: '',
        }));
      return matches.length === 0 ? null : { matches };
    },
  });
}
