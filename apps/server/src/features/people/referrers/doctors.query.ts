import * as doctorEndpoints from '@nidan/contract/people/referrers/doctor-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { maskPhone } from '@nidan/domain/people/demo-mask';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface DoctorRow {
  readonly doctor_id: string;
  readonly name: string;
  readonly qualification: string;
  readonly phone: string | null;
  readonly name_search: string;
  readonly rank: number;
  readonly agencies: AnswerOf<typeof doctorEndpoints.searchDoctors>['rows'][number]['agencies'];
}

const ENABLED = literalCode(masterData.codes.enabled);

/** Enabled doctors whose name contains the text; those with a word that begins with it come first. */
export const searchDoctorsOf = serve(doctorEndpoints.searchDoctors, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const { agencyId } = ctx.caller.scope;
  const text = query.q?.trim().toLowerCase() ?? '';
  // strpos has no wildcards: a typed % is a per cent sign.
  const { rows } = await sql<DoctorRow>`
    select doctor_id, name, qualification, phone, rank, name_search,
      coalesce((select jsonb_agg(jsonb_build_object('agencyId', a.agency_id, 'code', a.code, 'name', a.name) order by a.name_search)
        from doctor_agency m join agency a on a.l_id = m.l_id and a.agency_id = m.agency_id
        where m.l_id = ${ctx.lId} and m.doctor_id = found.doctor_id and a.status = ${ENABLED}
          ${agencyId === null ? sql`` : sql`and a.agency_id = ${agencyId}`}), '[]') as agencies
    from (
      select d.doctor_id, d.name, d.qualification, d.phone, d.name_search,
        case when strpos(' ' || d.name_search, ${` ${text}`}) > 0 then 0 else 1 end as rank
      from doctor d where d.l_id = ${ctx.lId} and d.status = ${ENABLED} and strpos(d.name_search, ${text}) > 0
    ) found
    ${after === null ? sql`` : sql`where (rank, name_search, doctor_id) > (${after[0]}::int, ${after[1]}, ${after[2]}::uuid)`}
    order by rank, name_search, doctor_id limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.rank, row.name_search, row.doctor_id],
    present: (row) => ({
      doctorId: row.doctor_id,
      name: row.name,
      qualification: row.qualification,
      agencies: row.agencies,
      phone: row.phone !== null && ctx.caller.isDemoUser ? maskPhone(row.phone) : row.phone,
    }),
  });
});
