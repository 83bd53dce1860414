import * as noticeEndpoints from '@nidan/contract/links/delivery/notice-endpoints';
import type { NoticeView } from '@nidan/contract/links/delivery/notice-endpoints';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { advanceStep } from './delivery-steps-rows.ts';
import { lockMessage } from './lock-message.query.ts';
import { markNoticesRead } from './notice-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface NoticeRow {
  readonly notice_id: string;
  readonly subject: string;
  readonly body: string;
  readonly bill_id: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

const HIDDEN = '…';

/** A notice; a masked user learns that there is one, and not whom it is about. */
function present({ caller }: Ctx, row: NoticeRow): NoticeView {
  return {
    noticeId: row.notice_id,
    subject: caller.isDemoUser ? HIDDEN : row.subject,
    body: caller.isDemoUser ? HIDDEN : row.body,
    billId: row.bill_id,
    at: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

/** What the product has told the caller, latest first. */
export const listNoticesOf = serve(noticeEndpoints.listNotices, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [
    ...withinDates(ctx, sql.ref('n.created_at'), query),
    ...(query.unread === true ? [sql`n.read_at is null`] : []),
    ...(after === null
      ? []
      : [sql`(n.created_at, n.notice_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const { rows } = await sql<NoticeRow>`
    select n.notice_id, n.subject, n.body, n.bill_id, n.created_at, n.read_at from notice n
    where ${sql.join([sql`n.l_id = ${ctx.lId} and n.user_id = ${ctx.caller.userId}`, ...conditions], sql` and `)}
    order by n.created_at desc, n.notice_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.notice_id],
    present: (row) => present(ctx, row),
  });
});

/** How many notices the caller has not read. */
export const countUnread = serve(
  noticeEndpoints.countNotices,
  async ({ db, lId, caller }): Promise<{ unread: number }> => {
    const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notice
    where l_id = ${lId} and user_id = ${caller.userId} and read_at is null`.execute(db);
    return { unread: rows[0]?.unread ?? 0 };
  },
);

/** Notes that the caller has read these notices, or all; what was told by them counts as read. */
export async function readNoticesOf(
  ctx: Ctx,
  noticeIds: readonly string[] | null,
): Promise<{ unread: number }> {
  const { db, lId, caller, now } = ctx;
  const messageIds = await markNoticesRead(db, { lId, userId: caller.userId, noticeIds, at: now });
  for (const messageId of messageIds.toSorted()) {
    const message = await lockMessage(db, lId, messageId);
    const step = message?.steps.find(({ channel }) => channel === 'platform')?.step;
    if (step === 'delivered') {
      await advanceStep(db, { lId, messageId, channel: 'platform' }, { step: 'read', at: now });
    }
    recordEvent(ctx, { entityKind: 'NOTICE', entityId: messageId, action: 'read' });
  }
  return countUnread(ctx);
}
