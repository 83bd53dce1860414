import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { Recipient } from '../messages/recipient.query.ts';
import type { MessageRecipient } from './message-draft.ts';

type Reached = Pick<MessageRecipient, 'phone' | 'email'>;

/**
 * Where a recipient is reached, whole, for the services alone: a message goes to whom it is for also where its sender sees a masked contact.
 */
export async function readReach(
  { db, lId }: Ctx,
  { patientId, agencyId, name }: Recipient,
): Promise<MessageRecipient> {
  const { rows } = await sql<Reached>`
    select phone, email from patient where l_id = ${lId} and patient_id = ${patientId}
    union all
    select phone, email from agency where l_id = ${lId} and agency_id = ${agencyId}`.execute(db);
  const { phone = null, email = null } = rows[0] ?? {};
  return {
    kind: patientId === null ? 'agency' : 'patient',
    id: patientId ?? agencyId ?? '',
    name,
    phone,
    email,
  };
}
