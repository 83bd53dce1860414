import type { DateFilter } from '@nidan/contract/kernel/date-filter';
import type { SusceptibilityMethod } from '@nidan/domain/susceptibility/breakpoint';
import type { SusceptibilityCategory } from '@nidan/domain/susceptibility/interpret';
import { cultureCase } from '@nidan/domain/status-sets/lab/culture-case';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** A value of an isolate: code of the medicine, method, load of the disk, what was typed, verdict. */
export type CountedValue = readonly [
  medicine: string,
  method: SusceptibilityMethod,
  potency: string,
  raw: string,
  category: SusceptibilityCategory | null,
];

export interface IsolateOfPeriod {
  readonly isolateId: string;
  readonly patientId: string;
  readonly patientCode: string;
  readonly sex: string;
  readonly labNo: string;
  readonly isolateNo: number;
  readonly organismId: string;
  readonly organismCode: string;
  readonly organism: string;
  readonly specimenCode: string;
  readonly isScreening: boolean;
  readonly collectedAt: Date;
  readonly values: readonly CountedValue[];
}

/** More isolates than this are not counted at once: a large laboratory has as many in some years. */
const MOST_ISOLATES = 200_000;

/** Isolates of final reports whose specimen was collected in a period, with the values that stand. */
export async function readIsolatesOfPeriod(
  ctx: Ctx,
  filter: DateFilter,
): Promise<readonly IsolateOfPeriod[]> {
  const collected = sql`coalesce(s.collected_at, c.received_at)`;
  const conditions = [sql`true`, ...withinDates(ctx, collected, filter)];
  const { rows } = await sql<IsolateOfPeriod>`
    select i.isolate_id as "isolateId", b.patient_id as "patientId", p.patient_code as "patientCode", p.sex, b.lab_no as "labNo",
      i.isolate_no as "isolateNo", i.organism_id as "organismId", o.code as "organismCode", o.name as organism,
      m.code as "specimenCode", c.is_screening as "isScreening", ${collected} as "collectedAt",
      coalesce((
        select json_agg(json_build_array(x.code, v.method, v.potency, v.raw, v.category))
        from (
          select distinct on (z.medicine_id, z.method) z.* from susceptibility z
          where z.l_id = i.l_id and z.isolate_id = i.isolate_id
          order by z.medicine_id, z.method, z.version desc) v
        join medicine x on x.l_id = v.l_id and x.medicine_id = v.medicine_id
        where v.raw is not null), '[]') as values
    from culture_case c
    join culture_isolate i on i.l_id = c.l_id and i.case_id = c.case_id and i.removed_at is null
    join organism o on o.l_id = i.l_id and o.organism_id = i.organism_id
    join specimen m on m.l_id = c.l_id and m.specimen_id = c.specimen_id
    join bill_test bt on bt.l_id = c.l_id and bt.bill_test_id = c.bill_test_id
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where c.l_id = ${ctx.lId} and c.state = ${cultureCase.codes.finalReported} and ${billInScope(ctx.caller)}
      and ${sql.join(conditions, sql` and `)}
    order by "collectedAt", i.isolate_id limit ${MOST_ISOLATES + 1}`.execute(ctx.db);
  if (rows.length > MOST_ISOLATES)
    throw refuse('export-too-large', { details: { most: MOST_ISOLATES.toLocaleString('en-IN') } });
  return rows;
}
