import { exportBills } from '@nidan/contract/money/bills/bill-endpoints';
import { statement } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { bulkLoad } from '../bulk-load.ts';
import { dayInIndia } from '../day-in-india.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { residentMb } from '../process-cpu.ts';
import { measure } from './reads-at-scale.ts';
import { type ServerUnderTest, startServerUnderTest } from '../server-under-test.ts';

const LINES = 100_000;
const MOST_OF_STATEMENT = 300;
/** One file holds 20,000 bills at most; bills are a second apart. */
const FILES = 6;
const SECONDS_OF_FILE = 17_000;

/** All loaded bills are of one agency from now on, which it owes. */
async function giveToOneAgency(server: ServerUnderTest): Promise<string> {
  return withClient(server.urls.adminUrl, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    const { rows } = await client.query<{ agency_id: string }>(`
      with chosen as (select agency_id from membership where l_id = 1 and agency_id is not null limit 1)
      update bill b set agency_id = chosen.agency_id, doctor_id = null from chosen
      where b.l_id = 1 and b.lab_no like 'BB%' returning b.agency_id`);
    await client.query('vacuum analyze bill');
    return rows[0]?.agency_id ?? '';
  });
}

/** The statement of a party with 100,000 lines: its first page with opening and sums, and the page after the middle. */
async function measureStatement(server: ServerUnderTest, agencyId: string): Promise<void> {
  const accountant = await signInAs(server.port, 'vrinda.kulkarni');
  const [from, middle, to] = [dayInIndia(-31), dayInIndia(-1), dayInIndia(0)];
  for (const [name, since] of [
    ['statement_of_100000_lines', from],
    ['statement_after_most_lines', middle],
  ] as const) {
    const call = () => accountant.call(statement, { query: { agencyId, from: since, to, limit: 100 } });
    await measure({ name, most: MOST_OF_STATEMENT, call });
  }
  accountant.close();
}

/** 100,000 bills handed out as CSV, by one person, a file after the other. */
async function measureExport(server: ServerUnderTest): Promise<void> {
  const manager = await signInAs(server.port, 'manager');
  const memoryBefore = residentMb(server.serverPid);
  const began = performance.now();
  const latest = Date.now();
  let rows = 0;
  let mostMb = 0;
  for (let file = 0; file < FILES; file += 1) {
    const at = (seconds: number): string => new Date(latest - seconds * 1_000).toISOString();
    const query = {
      from: at((file + 1) * SECONDS_OF_FILE),
      to: at(file * SECONDS_OF_FILE),
      format: 'csv',
    } as const;
    const text = await manager.text(exportBills, { query });
    rows += text.split('\n').length - 2;
    mostMb = Math.max(mostMb, residentMb(server.serverPid));
  }
  manager.close();
  printFigure({
    name: 'export_of_100000_rows',
    value: (performance.now() - began) / 1_000,
    unit: 's',
    detail: { rows, files: FILES, memory_before_mb: Math.round(memoryBefore), most_mb: Math.round(mostMb) },
  });
}

/** What an accountant and a manager read of a lab with 100,000 bills of one agency. */
export async function measureBooks(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await bulkLoad(server.urls.adminUrl, Math.max(LINES, FILES * SECONDS_OF_FILE));
    await measureStatement(server, await giveToOneAgency(server));
    await measureExport(server);
  } finally {
    await server.stop();
  }
}
