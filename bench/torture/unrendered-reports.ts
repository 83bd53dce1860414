import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';

/** The worker renders one report after the other. */
const PATIENCE_MS = 60_000;

const COUNT = `
  select count(*)::int as n from report_revision r
  where not exists (select from report_pdf p where p.l_id = r.l_id and p.report_id = r.report_id)`;

/** How many released reports have no PDF after the worker had its time. */
export async function unrenderedReports(checkerUrl: string): Promise<number> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await withClient(checkerUrl, (client) => client.query<{ n: number }>(COUNT));
    const waiting = rows[0]?.n ?? 0;
    if (waiting === 0 || Date.now() > end) return waiting;
    await wait(500);
  }
}
