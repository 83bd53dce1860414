import { DELIVERY_PRIORITY } from '@nidan/domain/delivery/message-channels';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { queueMessage } from '../../links/delivery/queue-message.ts';

interface ReaderRow {
  readonly user_id: string;
  readonly name: string;
}

interface News {
  readonly runId: string;
  readonly template: Extract<MessageTemplateName, 'reportFile' | 'reportNotMade'>;
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * Tells everybody for whom a run is what became of it, by a notice inside the product; the run is the key, so that each hears of it
 * once. The file itself is not in it: who opens it is asked for their right then.
 */
export async function tellReaders(ctx: Ctx, { runId, template, facts }: News): Promise<void> {
  const { rows } = await sql<ReaderRow>`
    select u.user_id, u.name from report_run r join login_user u on u.user_id = r.owner_id or exists (
      select from report_schedule_reader x
      where x.l_id = r.l_id and x.schedule_id = r.schedule_id and x.user_id = u.user_id)
    where r.l_id = ${ctx.lId} and r.run_id = ${runId} order by u.user_id`.execute(ctx.db);
  for (const { user_id: id, name } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    await queueMessage(ctx, {
      kind: 'reportRun',
      entityId: runId,
      version: 1,
      recipient: { kind: 'user', id, name, phone: null, email: null },
      channels: ['platform'],
      priority: DELIVERY_PRIORITY.delayed,
      notBefore: ctx.now,
      template,
      language: 'en',
      facts: { ...facts, name, lab: ctx.lab.name },
      document: null,
      billId: null,
    });
  }
}
