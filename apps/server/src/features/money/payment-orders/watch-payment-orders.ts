import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { applyEventsJob, askGatewayJob } from './order-jobs.ts';

/** So long a job of its own has to ask in time. */
const LATE_SECONDS = 30;
const AT_MOST = 500;

/** Goes on with what a killed worker has left: orders that nobody asked about in time, and events that nobody wrote down. */
export const watchPaymentOrders: Job = async ({ db }) => {
  const labs = await db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    await inTransaction(db, lId, async (tx) => {
      const { rows: late } = await sql<{ order_id: string }>`
        select order_id from payment_order
        where l_id = ${lId} and ask_at < now() - make_interval(secs => ${sql.lit(LATE_SECONDS)})
        order by ask_at limit ${AT_MOST}`.execute(tx);
      for (const { order_id: orderId } of late)
        await tx.executeQuery(jobStatement(askGatewayJob({ lId, orderId })));
      const { rows: told } = await sql<{ order_id: string }>`
        select distinct order_id from payment_event
        where l_id = ${lId} and applied_at is null and order_id is not null
          and received_at < now() - make_interval(secs => ${sql.lit(LATE_SECONDS)}) limit ${AT_MOST}`.execute(
        tx,
      );
      for (const { order_id: orderId } of told)
        await tx.executeQuery(jobStatement(applyEventsJob({ lId, orderId })));
    });
  }
};
