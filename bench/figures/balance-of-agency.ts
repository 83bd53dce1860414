import { readAgencyAccount } from '@nidan/contract/money/agency-billing/agency-account-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { signInAs } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { measure } from './reads-at-scale.ts';

const POSTINGS = 1_000_000;
const MOST_MS = 5;
const AGENCY = '00000000-0000-7000-a000-000000000001';

/** An agency that was charged a million times over two years, and what its account says of it. */
const FILL = [
  `insert into agency (l_id, agency_id, code, name, payment_type, account_mode, billing_cycle)
    values (1, '${AGENCY}', 'BENCH', 'Bench clinic', 'credit', 'postpaid', 'monthly')`,
  `insert into agency_account (l_id, agency_id, limit_paise, charges_paise)
    values (1, '${AGENCY}', 100000000000, ${POSTINGS} * 35000::bigint)`,
  `insert into journal_posting (l_id, posting_id, entry_id, posted_at, posted_on, location_id, kind, debit_account, credit_account,
      amount_paise, bill_id, agency_id, posted_by)
    select 1, uuidv7(), uuidv7(), now() - n * interval '63 seconds', (now() - n * interval '63 seconds')::date, b.location_id,
      'agencyCharge', 'agency', 'receivable', 35000, b.bill_id, '${AGENCY}', b.created_by
    from generate_series(1, ${POSTINGS}) n, (select * from bill where l_id = 1 order by bill_id limit 1) b`,
  'vacuum analyze agency, agency_account, journal_posting',
];

/** How long the account of an agency with a million charges takes, as the counter asks it beside each registration. */
export async function measureBalance(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await withClient(server.urls.adminUrl, async (client) => {
      await client.query("set session_replication_role = 'replica'; set app.l_id = '1'");
      for (const text of FILL) await client.query(text);
    });
    const desk = await signInAs(server.port, 'asmita.deo');
    const call = () => desk.call(readAgencyAccount, { query: { agencyId: AGENCY } });
    await measure({ name: 'balance_beside_1000000_lines', most: MOST_MS, call });
    desk.close();
  } finally {
    await server.stop();
  }
}
