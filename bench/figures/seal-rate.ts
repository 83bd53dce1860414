import { checkChain } from '@nidan/server/features/base/audit/check-chain';
import { sealEventsOfLab } from '@nidan/server/features/base/audit/seal-events';
import { inTransaction } from '@nidan/server/kernel/database/connections/in-transaction';
import { type Db, openDatabase } from '@nidan/server/kernel/database/connections/open-database';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { makeEvents } from '@nidan/server/testing/make-events';
import { printFigure } from '../figure.ts';
import { cpuSecondsOf } from '../process-cpu.ts';
import type { ServerUnderTest } from '../server-under-test.ts';

const LAB = 1;
const WRITERS = 4;
const EVENTS_PER_WRITE = 5;
const ROUNDS = 3;

const backlog = `
insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, bill_id, action, after, request_id)
select 1, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now() - (n || ' ms')::interval,
  md5((n % 20)::text)::uuid, 'Front desk', 'BILL', md5((n / 8)::text)::uuid, md5((n / 8)::text)::uuid, 'create',
  '{"discountPaise": 100}', 'bench'
from generate_series(1, $1::int) n`;

/** Events a second that some writers commit for a while, with the sealer beside them or without. */
async function writeRate(db: Db, seconds: number, beside: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let written = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      await inTransaction(db, LAB, (tx) => makeEvents(tx, LAB, EVENTS_PER_WRITE));
      written += EVENTS_PER_WRITE;
    }
  };
  const look = async (): Promise<void> => {
    while (performance.now() < end) {
      await beside();
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  };
  await Promise.all([look(), ...Array.from({ length: WRITERS }, write)]);
  return written / seconds;
}

/** How fast events are sealed and a chain is proved, and what the sealer costs those who write beside it. */
export async function measureSealing(server: ServerUnderTest, events: number): Promise<void> {
  await withClient(server.urls.adminUrl, (client) => client.query(backlog, [events]));
  const db = openDatabase({ url: server.urls.appUrl, size: WRITERS + 2, onError: () => undefined });
  try {
    const cpu = (): number => cpuSecondsOf(process.pid) + cpuSecondsOf(server.databasePid);
    const cpuBefore = cpu();
    const began = performance.now();
    const sealed = await sealEventsOfLab(db, LAB, new Date());
    const sealSeconds = (performance.now() - began) / 1_000;
    printFigure({ name: 'seal_rate', value: sealed / sealSeconds, unit: 'events/s', detail: { sealed } });
    const cpuMicros = ((cpu() - cpuBefore) * 1e6) / sealed;
    printFigure({ name: 'seal_cpu', value: cpuMicros, unit: 'µs of sealer and database per event' });
    const start = performance.now();
    const { breaks } = await checkChain((read) => inTransaction(db, LAB, read), LAB, []);
    const checkSeconds = (performance.now() - start) / 1_000;
    const detail = { breaks: breaks.length };
    printFigure({ name: 'verify_rate', value: sealed / checkSeconds, unit: 'events/s', detail });
    let alone = 0;
    let beside = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      alone += await writeRate(db, 4, async () => undefined);
      beside += await writeRate(db, 4, () => sealEventsOfLab(db, LAB, new Date()));
    }
    const ratio = beside / alone;
    printFigure({
      name: 'event_writes_beside_sealer',
      value: ratio,
      unit: 'of the rate without it',
      detail: { alone: Math.round(alone / ROUNDS), beside: Math.round(beside / ROUNDS) },
    });
  } finally {
    await db.destroy();
  }
}
