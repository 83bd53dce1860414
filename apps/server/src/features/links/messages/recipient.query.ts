import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskEmail, maskName, maskPhone } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Who is told, as the caller may see them. */
export interface Recipient {
  readonly patientId: string | null;
  readonly agencyId: string | null;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

interface ContactRow {
  readonly title: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Contacts are shown to whoever sees patients, and to demo users behind their mask. */
function contactsOf(ctx: Ctx, row: ContactRow, module: 'patients' | 'masters') {
  const isHidden = ctx.caller.isDemoUser || !hasRight(ctx.caller, module, PERMISSION.read);
  const shown = (text: string | null, mask: (text: string) => string): string | null =>
    text === null || text === '' ? null : isHidden ? mask(text) : text;
  return { phone: shown(row.phone, maskPhone), email: shown(row.email, maskEach) };
}

/** Each address of a list by itself, so that no part of one stands before another's at-sign. */
function maskEach(list: string): string {
  return list.split(';').map(maskEmail).join(';');
}

/** A patient whom the caller sees already. */
export async function readPatientContact(ctx: Ctx, patientId: string): Promise<Recipient> {
  const { rows } = await sql<ContactRow>`
    select p.name_title as title, p.name, p.phone, p.email from patient p
    where p.l_id = ${ctx.lId} and p.patient_id = ${patientId}`.execute(ctx.db);
  const row = rows[0] ?? { title: '', name: '', phone: null, email: null };
  const name = ctx.caller.isDemoUser ? maskName(row.name) : row.name;
  return {
    patientId,
    agencyId: null,
    name: `${row.title} ${name}`.trim(),
    ...contactsOf(ctx, row, 'patients'),
  };
}

/** An agency that a bill or a note of the caller's names. */
export async function readAgencyContact(ctx: Ctx, agencyId: string): Promise<Recipient> {
  const { rows } = await sql<ContactRow>`
    select '' as title, a.name, a.phone, a.email from agency a
    where a.l_id = ${ctx.lId} and a.agency_id = ${agencyId}`.execute(ctx.db);
  const row = rows[0] ?? { title: '', name: '', phone: null, email: null };
  return { patientId: null, agencyId, name: row.name, ...contactsOf(ctx, row, 'masters') };
}
