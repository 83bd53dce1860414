import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What the row of a tube says of its steps and its place. */
export interface TubeRecord {
  readonly status: number;
  readonly created_at: Date;
  readonly rejected_at: Date | null;
  readonly collected_at: Date | null;
  readonly collected_by: string | null;
  readonly collected_by_id: string | null;
  readonly accessioned_at: Date | null;
  readonly accessioned_by: string | null;
  readonly accessioned_by_id: string | null;
  readonly dept_accessioned_at: Date | null;
  readonly dept_accessioned_by: string | null;
  readonly dept_accessioned_by_id: string | null;
  /** Where it was scanned last, else the place of its bill. */
  readonly place_id: string;
  readonly place_name: string;
  readonly home_id: string;
  readonly home_name: string;
  readonly department_id: string;
  readonly department_name: string;
}

/** The row of a tube that the caller was found to see. */
export async function readTubeRecord({ db, lId }: Ctx, sampleId: string): Promise<TubeRecord> {
  const { rows } = await sql<TubeRecord>`
    select s.collected_by as collected_by_id, s.accessioned_by as accessioned_by_id,
      s.dept_accessioned_by as dept_accessioned_by_id, s.status, s.created_at, s.rejected_at, s.collected_at, collector.name as collected_by, s.accessioned_at,
      receiver.name as accessioned_by, s.dept_accessioned_at, bench.name as dept_accessioned_by,
      place.location_id as place_id, place.name as place_name, home.location_id as home_id, home.name as home_name,
      d.department_id, d.name as department_name
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join location home on home.l_id = b.l_id and home.location_id = b.location_id
    join location place on place.l_id = s.l_id and place.location_id = coalesce(s.at_location_id, b.location_id)
    join department d on d.l_id = s.l_id and d.department_id = s.department_id
    left join login_user collector on collector.user_id = s.collected_by
    left join login_user receiver on receiver.user_id = s.accessioned_by
    left join login_user bench on bench.user_id = s.dept_accessioned_by
    where s.l_id = ${lId} and s.sample_id = ${sampleId}`.execute(db);
  const [record] = rows;
  if (record === undefined) throw new Error(`Tube ${sampleId} vanished`);
  return record;
}
