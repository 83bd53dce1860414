import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { deliverJob } from './deliver-job.ts';

/** Lets every channel go on that has something due: what is tried again, and what a killed worker has left. */
export const watchMessages: Job = async ({ db, clock }) => {
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    await inTransaction(db, lId, async (tx) => {
      const { rows } = await sql<{ channel: string }>`
        select distinct channel from message_channel
        where l_id = ${lId} and next_at <= ${clock()} and step = 'queued'`.execute(tx);
      for (const { channel } of rows) {
        if (isMessageChannel(channel))
          await tx.executeQuery(jobStatement(deliverJob({ lId, channel }, clock())));
      }
    });
  }
};
