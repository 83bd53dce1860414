import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { searchDoctors } from '@nidan/contract/referrers/doctor-endpoints';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';

interface DoctorRow {
  readonly doctor_id: string;
  readonly name: string;
  readonly qualification: string;
  readonly phone: string | null;
}

/** Enabled doctors whose name contains the text; those with a word that begins with it come first. */
export async function searchDoctorsOf(
  ctx: Ctx,
  query: QueryOf<typeof searchDoctors>,
): Promise<AnswerOf<typeof searchDoctors>> {
  const text = query.q?.trim().toLowerCase() ?? '';
  // strpos has no wildcards: a typed % is a per cent sign.
  const { rows } = await sql<DoctorRow>`
    select doctor_id, name, qualification, phone from doctor
    where l_id = ${ctx.lId} and status = 1 and strpos(name_search, ${text}) > 0
    order by strpos(' ' || name_search, ${` ${text}`}) = 0, name_search, doctor_id
    limit ${query.limit ?? 50}`.execute(ctx.db);
  return {
    rows: rows.map((row) => ({
      doctorId: row.doctor_id,
      name: row.name,
      qualification: row.qualification,
      phone: row.phone !== null && ctx.caller.isDemoUser ? maskPhone(row.phone) : row.phone,
    })),
  };
}
