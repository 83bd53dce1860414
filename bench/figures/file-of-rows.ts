import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { listReportRuns, runReport } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { newId } from '@nidan/server/kernel/database/new-id';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../api-client.ts';
import { printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { type ServerUnderTest, startServerUnderTest } from '../server-under-test.ts';

/** What a file may hold at most; the spreadsheet of it is there within this time (s), in a process of at most so much (MiB). */
const ROWS = 100_000;
const MOST_SECONDS = 60;
const MOST_MIB = 1_024;
/** Bills of the demo week are in it too. */
const LOADED = ROWS - 500;

/** Bills of nothing, apart from those of other figures, newest first a second apart. */
const FILL = `
insert into bill (l_id, bill_id, lab_no, patient_id, location_id, booking_source, created_at, created_by)
select 1, ('00000000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'FR' || n, (select patient_id from patient where l_id = 1 limit 1),
  (select location_id from location where l_id = 1 order by name limit 1), 'walk_in', now() - make_interval(secs => n),
  (select user_id from login_user order by username limit 1)
from generate_series(1, ${LOADED}) n`;

const everyBill: BodyOf<typeof runReport>['question'] = {
  subject: 'bills',
  filters: [],
  columns: ['lab_id', 'registered', 'location', 'patient_name', 'net', 'due'],
  groups: [],
  measures: [],
  pivot: false,
};

function mibOf(pid: number): number {
  const [, kib = '0'] = /VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1_024;
}

async function untilMade(manager: ApiClient, runId: string) {
  for (;;) {
    const { rows } = await manager.call(listReportRuns, { query: {} });
    const run = rows.find((one) => one.runId === runId);
    if (run !== undefined && run.state !== 'PENDING') return run;
    await wait(250);
  }
}

/** Asks for a spreadsheet of every bill, and prints how long it took and what its worker needed at most. */
async function makeFile(server: ServerUnderTest): Promise<void> {
  const worker = await server.beside(server.urls.adminUrl, { flags: [], env: { NIDAN_ROLE: 'worker' } });
  const manager = await signInAs(server.port, 'manager');
  try {
    const runId = newId();
    const began = performance.now();
    const body = {
      runId,
      title: 'Every bill',
      question: everyBill,
      dates: { dates: 98 },
      format: 'excel',
    } as const;
    await manager.call(runReport, { body });
    const { state, rowsDone } = await untilMade(manager, runId);
    const seconds = (performance.now() - began) / 1_000;
    printFigure({
      name: 'spreadsheet_of_rows',
      value: seconds,
      unit: `s for ${rowsDone} rows`,
      target: `<= ${MOST_SECONDS} for ${ROWS}`,
      ok: state === 'SUCCESS' && seconds <= MOST_SECONDS,
    });
    const mib = mibOf(worker.pid);
    printFigure({
      name: 'spreadsheet_memory',
      value: mib,
      unit: 'MiB of its worker at most',
      target: `<= ${MOST_MIB}`,
      ok: mib <= MOST_MIB,
    });
  } finally {
    manager.close();
    await worker.stop();
  }
}

/** Prints how long a spreadsheet of as many rows as a file may hold takes, with what its worker needs. */
export async function measureFileOfRows(): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await withClient(server.urls.adminUrl, async (client) => {
      await client.query("set session_replication_role = 'replica'");
      await client.query(FILL);
      await client.query('vacuum analyze bill');
    });
    await makeFile(server);
  } finally {
    await server.stop();
  }
}
