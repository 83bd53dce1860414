import type { Recipient } from '@nidan/domain/delivery/publishing-rule';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { MessageRecipient } from '../delivery/message-draft.ts';
import type { PublishableReport } from './report-to-publish.query.ts';

interface ContactRow {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

function sourceOf(recipient: Recipient, id: string): RawBuilder<unknown> {
  switch (recipient) {
    case 'patient':
      return sql`select trim(concat(c.name_title, ' ', c.name)) as name, c.phone, c.email from patient c where c.patient_id = ${id}`;
    case 'doctor':
      return sql`select c.name, c.phone, c.email from doctor c where c.doctor_id = ${id}`;
    case 'agency':
      return sql`select c.name, c.phone, c.email from agency c where c.agency_id = ${id}`;
  }
}

/** Who a report can go to as this recipient; null when its bill has nobody of that kind. */
export function idOfRecipient(report: PublishableReport, recipient: Recipient): string | null {
  return { patient: report.patientId, doctor: report.doctorId, agency: report.agencyId }[recipient];
}

/** Where the recipient of a report is reached; null when its bill has none. What the caller may see of it does not matter: nothing is shown. */
export async function readRecipient(
  ctx: Ctx,
  report: PublishableReport,
  recipient: Recipient,
): Promise<MessageRecipient | null> {
  const id = idOfRecipient(report, recipient);
  if (id === null) return null;
  const { rows } = await sql<ContactRow>`${sourceOf(recipient, id)} and c.l_id = ${ctx.lId}`.execute(ctx.db);
  const [row] = rows;
  return row === undefined ? null : { kind: recipient, id, ...row };
}
