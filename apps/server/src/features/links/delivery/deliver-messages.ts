import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { restService, sendAtOnce } from '../integration/send-at-once.ts';
import { type DeliveryQueue, deliverJob, queueOfJob } from './deliver-job.ts';
import { deliverOne } from './deliver-one.ts';
import { openSide } from './open-side.ts';

const BATCH = 64;
/** Then others have their turn in the queue of jobs. */
const LONGEST_ROUND_MS = 15_000;

async function readDue({ db, clock }: Services, { lId, channel }: DeliveryQueue): Promise<string[]> {
  const { rows } = await inTransaction(db, lId, (tx) =>
    sql<{ message_id: string }>`
      select message_id from message_channel
      where l_id = ${lId} and channel = ${channel} and next_at <= ${clock()} and step = 'queued'
      order by priority, next_at, message_id limit ${BATCH}`.execute(tx),
  );
  return rows.map((row) => row.message_id);
}

/** Sends what is due on a channel of a lab, in the order of its priority; what is left is for the next job. */
export const deliverMessages: Job = async (services, payload) => {
  const queue = queueOfJob(payload);
  const { lId } = queue;
  const side = await openSide(services, queue);
  // What is switched off is passed over message by message; what waits goes on when it is let.
  if (side.state === 'waits') return;
  const service = side.state === 'off' ? null : side.side;
  const end = Date.now() + LONGEST_ROUND_MS;
  for (let due = await readDue(services, queue); due.length > 0; due = await readDue(services, queue)) {
    const isSilent = await sendAtOnce(due, (messageId) =>
      deliverOne(services, service, { ...queue, messageId }),
    );
    services.live.tell(lId, ['MESSAGE', 'NOTICE', 'REPORT']);
    if (isSilent) return queue.channel === 'platform' ? undefined : restService(services, lId, queue.channel);
    if (Date.now() > end) {
      await inTransaction(services.db, lId, async (db) => {
        await db.executeQuery(jobStatement(deliverJob(queue, services.clock())));
      });
      return;
    }
  }
};
