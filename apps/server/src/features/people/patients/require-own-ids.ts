import { maskName } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import { patientInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { PatientValues } from './patient-record-columns.ts';

/** Ids that one person has, with the fields of a request that give them. */
const OWN_IDS = [
  ['abha_id', 'ABHA', 'abha_id'],
  ['passport_number', 'Passport', 'dv'],
  ['srf_id', 'SRF ID', 'srf_id'],
] as const satisfies readonly (readonly [keyof PatientValues, string, string])[];

interface Holder {
  readonly code: string;
  readonly name: string;
  readonly is_seen: boolean;
}

async function holderOf(
  ctx: Ctx,
  { column, id, patientId }: { readonly column: string; readonly id: string; readonly patientId: string },
): Promise<Holder | null> {
  const { rows } = await sql<Holder>`
    select p.patient_code as code, p.name, ${patientInScope(ctx, sql.ref('p.patient_id'))} as is_seen
    from patient p
    where p.l_id = ${ctx.lId} and ${sql.ref(`p.${column}`)} = ${id} and p.patient_id <> ${patientId} and p.merged_into is null
    order by p.patient_id limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

/**
 * Refuses an ABHA, passport or SRF id that another record of the lab has, and names that record to whoever may see it. `values` has the ids
 * that are new; `path` is that of the person in the request.
 */
export async function requireOwnIds(
  ctx: Ctx,
  { patientId, values, path }: { patientId: string; values: Partial<PatientValues>; path: string },
): Promise<void> {
  for (const [column, kind, field] of OWN_IDS) {
    const id = values[column] ?? null;
    if (id === null) continue;
    const holder = await holderOf(ctx, { column, id, patientId });
    if (holder === null) continue;
    const { code, name, is_seen: isSeen } = holder;
    const refusal = isSeen ? 'id-of-another' : 'id-of-another-unseen';
    const said = ctx.caller.isDemoUser ? maskName(name) : name;
    const details = { kind, ...(isSeen ? { code, name: said } : {}) };
    throw refuse(refusal, {
      details,
      at: `${path}${field}`,
    });
  }
}
