import * as deliveryEndpoints from '@nidan/contract/links/delivery/delivery-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { MessageView } from '@nidan/contract/links/delivery/message-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { smsParts } from '@nidan/domain/messages/sms-parts';
import { maskEmail, maskName, maskPhone } from '@nidan/domain/people/demo-mask';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { ChannelContent } from './channels/parcel.ts';
import { readContent, type ToSay } from './content-of.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Step = MessageView['steps'][number];

interface MessageRow extends ToSay {
  readonly message_id: string;
  readonly kind: string;
  readonly entity_id: string;
  readonly entity_version: number;
  readonly bill_id: string | null;
  readonly lab_no: string | null;
  readonly recipient_kind: MessageView['recipientKind'];
  readonly recipient_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly outcome: MessageView['outcome'];
  readonly withdrawn: boolean;
  readonly not_before: Date;
  readonly created_at: Date;
  readonly created_by: string;
  readonly steps: readonly (Step & { readonly content: ChannelContent | null })[];
}

/** A message about a bill is seen by whoever sees the bill, another one by whoever sees the whole lab. */
function inScope(ctx: Ctx): RawBuilder<unknown> {
  return sql`case when m.bill_id is null then ${seesAllBills(ctx.caller.scope)} else ${billInScope(ctx.caller)} end`;
}

async function readRows(ctx: Ctx, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const { rows } = await sql<MessageRow>`
    select m.message_id, m.kind, m.entity_id, m.entity_version, m.bill_id, b.lab_no, m.recipient_kind, m.recipient_name, m.phone, m.email,
      m.outcome, m.withdrawn_at is not null as withdrawn, m.not_before, m.created_at, u.name as created_by, m.template, m.language, m.facts,
      coalesce((
        select jsonb_agg(jsonb_build_object('channel', c.channel, 'step', c.step, 'problem', c.problem,
          'problemDetail', c.problem_detail, 'tries', c.tries, 'nextAt', c.next_at, 'content', c.content,
          'at', coalesce(case c.step when 'failed' then c.failed_at when 'read' then c.read_at
            when 'delivered' then c.delivered_at when 'sent' then c.sent_at end, c.queued_at))
          order by array_position(m.channels, c.channel))
        from message_channel c where c.l_id = m.l_id and c.message_id = m.message_id), '[]') as steps
    from message m
    left join bill b on b.l_id = m.l_id and b.bill_id = m.bill_id
    join login_user u on u.user_id = m.created_by
    where m.l_id = ${ctx.lId} and ${inScope(ctx)} and ${sql.join(conditions, sql` and `)}
    order by m.created_at desc, m.message_id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

const iso = (text: string): string => new Date(text).toISOString();

function present(ctx: Ctx, row: MessageRow): MessageView {
  const { isDemoUser } = ctx.caller;
  const isHidden = isDemoUser || !hasRight(ctx.caller, 'patients', PERMISSION.read);
  const shown = (text: string | null, mask: (text: string) => string): string | null =>
    text === null || !isHidden ? text : mask(text);
  const mayResend =
    row.outcome === 'FAILURE' && !row.withdrawn && hasRight(ctx.caller, 'reports', PERMISSION.update);
  return {
    messageId: row.message_id,
    kind: row.kind,
    entityId: row.entity_id,
    entityVersion: row.entity_version,
    billId: row.bill_id,
    labNo: row.lab_no,
    recipientKind: row.recipient_kind,
    recipientName: isDemoUser ? maskName(row.recipient_name) : row.recipient_name,
    phone: shown(row.phone, maskPhone),
    email: shown(row.email, (list) => list.split(';').map(maskEmail).join(';')),
    outcome: row.outcome,
    isWithdrawn: row.withdrawn,
    notBefore: row.not_before.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: isDemoUser ? maskName(row.created_by) : row.created_by,
    steps: row.steps.map(({ channel, step, problem, problemDetail, tries, at, nextAt }) => ({
      channel,
      step,
      problem,
      problemDetail: isDemoUser ? null : problemDetail,
      tries,
      at: iso(at),
      nextAt: nextAt === null ? null : iso(nextAt),
    })),
    can: mayResend ? ['resend'] : [],
  };
}

/** Messages with what became of them, latest first. */
export const listMessagesOf = serve(deliveryEndpoints.listMessages, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`true`,
    ...withinDates(ctx, sql.ref('m.created_at'), query),
    ...(query.outcome === undefined ? [] : [sql`m.outcome = ${query.outcome}`]),
    ...(query.channel === undefined ? [] : [sql`${query.channel} = any(m.channels)`]),
    ...(query.billId === undefined ? [] : [sql`m.bill_id = ${query.billId}`]),
    ...(query.entityId === undefined ? [] : [sql`m.entity_id = ${query.entityId}`]),
    ...(after === null
      ? []
      : [sql`(m.created_at, m.message_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`]),
  ];
  const rows = await readRows(ctx, conditions, limit + 1);
  return toPage({
    rows,
    limit,
    key: (row) => [row.created_at.toISOString(), row.message_id],
    present: (row) => present(ctx, row),
  });
});

async function findRow(ctx: Ctx, messageId: string): Promise<MessageRow> {
  const [row] = await readRows(ctx, [sql`m.message_id = ${messageId}`], 1);
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** One message; refused when the lab has none of this id. */
export async function readMessageView(ctx: Ctx, messageId: string): Promise<MessageView> {
  return present(ctx, await findRow(ctx, messageId));
}

/** One message as its reader gets it. A masked user reads no words, which name whom they are for. */
export async function readMessageOf(
  ctx: Ctx,
  messageId: string,
): Promise<AnswerOf<typeof deliveryEndpoints.readMessage>> {
  const row = await findRow(ctx, messageId);
  const message = present(ctx, row);
  const on = row.steps.find(({ step }) => step !== 'failed') ?? row.steps.at(-1);
  if (on === undefined || !isMessageChannel(on.channel) || ctx.caller.isDemoUser)
    return { message, said: null };
  const content = on.content ?? (await readContent(ctx.db, ctx.lId, { ...row, channel: on.channel }));
  if (content === null) return { message, said: null };
  return {
    message,
    said: {
      channel: content.channel,
      subject: 'subject' in content ? content.subject : null,
      text: content.text,
      smsParts: content.channel === 'sms' ? smsParts(content.text) : null,
    },
  };
}
