import {
  beginInvoiceRun,
  listInvoiceRuns,
} from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { newId } from '@nidan/server/kernel/database/new-id';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';
import { bulkLoad } from '../bulk-load.ts';
import { dayInIndia } from '../day-in-india.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';

const AGENCIES = 1_000;
/** Of three tests each. */
const BILLS = 66_667;
const GOAL_S = 60;
const ASK_EVERY_MS = 250;
/** A run that is not over by then has failed, whatever it would take. */
const GIVE_UP_MS = 10 * GOAL_S * 1_000;

/** Agencies on credit that are invoiced day by day, each with an account. */
const agencies = [
  `insert into agency (l_id, agency_id, code, name, payment_type, account_mode, billing_cycle)
    select 1, ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'BA' || n, 'Bench clinic ' || n, 'credit', 'postpaid', 'daily'
    from generate_series(1, $1::int) n`,
  `insert into agency_account (l_id, agency_id, limit_paise)
    select 1, ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 100000000000 from generate_series(1, $1::int) n`,
  `update bill b set agency_id = g.agency_id, payer_id = g.agency_id from agency g
    where b.l_id = 1 and b.lab_no like 'BB%' and g.l_id = 1 and g.code = 'BA' || 1 + abs(hashtext(b.lab_no)) % $1::int`,
];

/** Every bill is charged to its agency, and every test was checked the day before yesterday. */
const charges = [
  `insert into journal_posting (l_id, posting_id, entry_id, posted_at, posted_on, location_id, kind, debit_account, credit_account,
      amount_paise, bill_id, agency_id, posted_by)
    select j.l_id, uuidv7(), uuidv7(), j.posted_at, j.posted_on, j.location_id, 'agencyCharge', 'agency', 'receivable', j.amount_paise,
      j.bill_id, b.payer_id, j.posted_by
    from journal_posting j join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    where j.l_id = 1 and b.lab_no like 'BB%' and j.kind = 'bill'`,
  `update agency_account a set charges_paise = s.paise
    from (select agency_id, sum(amount_paise) as paise from journal_posting where l_id = 1 and kind = 'agencyCharge' group by agency_id) s
    where a.l_id = 1 and a.agency_id = s.agency_id`,
  `update bill_test t set state = 'checked', checked_at = now() - interval '2 days', checked_by = b.created_by
    from bill b where b.l_id = 1 and b.lab_no like 'BB%' and t.l_id = 1 and t.bill_id = b.bill_id`,
  'vacuum analyze bill',
  'vacuum analyze bill_test',
  'vacuum analyze journal_posting',
  'vacuum analyze agency',
];

async function fill(adminUrl: string): Promise<void> {
  await bulkLoad(adminUrl, BILLS);
  await withClient(adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'; set app.l_id = '1'");
    for (const text of agencies) await client.query(text, [AGENCIES]);
    for (const text of charges) await client.query(text);
  });
}

/** Presses the button of a run for the charges of the day before yesterday, and waits for the worker to be through with it. */
async function untilCut(accountant: ApiClient) {
  const runId = newId();
  const giveUpAt = performance.now() + GIVE_UP_MS;
  await accountant.call(beginInvoiceRun, { body: { runId, cycle: 'daily', day: dayInIndia(-2) } });
  while (performance.now() < giveUpAt) {
    const { rows } = await accountant.call(listInvoiceRuns, { query: { limit: 5 } });
    const done = rows.find((run) => run.runId === runId && run.isDone);
    if (done !== undefined) return done;
    await wait(ASK_EVERY_MS);
  }
  throw new Error(`The invoices were not cut within ${GIVE_UP_MS / 1_000} s`);
}

/** Time in which a run cuts the invoices of 1,000 agencies of 200,000 tests, from the press of the button to its end. */
export async function measureInvoices(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await fill(server.urls.adminUrl);
    const worker = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: 'worker' } });
    const accountant = await signInAs(server.port, 'vrinda.kulkarni');
    try {
      const began = performance.now();
      const done = await untilCut(accountant);
      const seconds = (performance.now() - began) / 1_000;
      printFigure({
        name: 'invoices_of_1000_agencies',
        value: seconds,
        unit: 's',
        target: `<= ${GOAL_S}`,
        ok: seconds <= GOAL_S,
        detail: { invoices: done.made, total_rupees: done.totalPaise / 100, tests: BILLS * 3 },
      });
    } finally {
      accountant.close();
      await worker.stop();
    }
  } finally {
    await server.stop();
  }
}
