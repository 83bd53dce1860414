import * as messageEndpoints from '@nidan/contract/links/messages/message-endpoints';
import type { EmailContent } from '@nidan/contract/links/messages/message-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { messageContent } from '@nidan/domain/messages/message-content';
import { isSendable, type MessageKind } from '@nidan/domain/messages/message-kind';
import { smsParts } from '@nidan/domain/messages/sms-parts';
import { requireRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { agreedChannels } from '../delivery/agreed-channels.query.ts';
import type { ToSay } from '../delivery/content-of.query.ts';
import { readReach } from '../delivery/reach-of.query.ts';
import { readServicesFor } from '../delivery/services-for.query.ts';
import { draftBillMessage, draftDueMessage } from './bill-message.query.ts';
import type { MessageDraft, MessageQuery } from './message-draft.ts';
import { draftAdvanceMessage, draftNoteMessage } from './money-message.query.ts';
import { draftReportMessage } from './report-message.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type IdField = 'billId' | 'reportId' | 'advanceId' | 'noteId';
const ID_FIELDS: readonly IdField[] = ['billId', 'reportId', 'advanceId', 'noteId'];

/** What each kind is about: one of these ids, and no other. */
const ABOUT: Readonly<Record<MessageKind, readonly IdField[]>> = {
  bill: ['billId'],
  due: ['billId'],
  advance: ['advanceId'],
  note: ['noteId'],
  report: ['reportId', 'billId'],
};

const READ = PERMISSION.read;

/** What a message is asked for by. */
export type AskedMessage = Pick<MessageQuery, 'kind' | IdField>;

/** The one id that the kind asks for; refused when there is none, another, or more than one. */
export function subjectOf(query: AskedMessage): string {
  const wanted = ABOUT[query.kind];
  const given = ID_FIELDS.filter((field) => query[field] !== undefined);
  const [field] = given;
  const id = field === undefined || !wanted.includes(field) || given.length > 1 ? undefined : query[field];
  if (id === undefined)
    throw refuseField(wanted[0] ?? 'kind', 'give-one-id', { wanted: wanted.join(' or ') });
  return id;
}

/** What is known of a message of a kind before its words; refused by the rights of what it is about. */
export async function draftOf(ctx: Ctx, query: AskedMessage): Promise<MessageDraft> {
  const id = subjectOf(query);
  switch (query.kind) {
    case 'bill':
      return draftBillMessage(ctx, id);
    case 'due':
      return draftDueMessage(ctx, id);
    case 'advance':
      requireRight(ctx.caller, 'payments', READ);
      return draftAdvanceMessage(ctx, id);
    case 'note':
      requireRight(ctx.caller, 'payments', READ);
      return draftNoteMessage(ctx, id);
    case 'report':
      requireRight(ctx.caller, 'reports', READ);
      return draftReportMessage(ctx, query);
  }
}

async function servicesOf(
  ctx: Ctx,
  { billId }: MessageQuery,
  { recipient, say }: Pick<MessageDraft, 'recipient'> & { readonly say: ToSay },
): Promise<EmailContent['services']> {
  const reach = await readReach(ctx, recipient);
  const agreed = await agreedChannels(ctx, reach, billId);
  const services = await readServicesFor(ctx, { recipient: reach, say });
  return services.map((service) => ({ ...service, isAgreed: agreed.includes(service.channel) }));
}

/** What somebody is to be told, in their language unless another is asked for. It changes nothing and sends nothing. */
export const readEmailContent = serve(
  messageEndpoints.getEmailContent,
  async (ctx, query: MessageQuery): Promise<EmailContent> => {
    const draft = await draftOf(ctx, query);
    const { template, recipient, attachments, inPerson, blocks } = draft;
    const language = query.language ?? draft.language;
    const files = attachments.map(({ fileName }) => fileName).join(', ');
    const facts = { ...draft.facts, name: recipient.name, files: files === '' ? null : files };
    const { subject, body, text } = messageContent(template, language, facts);
    return {
      kind: query.kind,
      language,
      recipient,
      email: { subject, body },
      text,
      smsParts: smsParts(text),
      attachments: [...attachments],
      inPerson,
      blocks: [...blocks],
      services: isSendable(query.kind)
        ? await servicesOf(ctx, query, { recipient, say: { template, language, facts } })
        : [],
    };
  },
);
