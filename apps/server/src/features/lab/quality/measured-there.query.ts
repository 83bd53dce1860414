import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Measuring } from './quality-of-results.query.ts';

interface Row {
  readonly machine: string;
  readonly parameter: string;
  readonly unit: string;
  readonly hasCode: boolean;
}

/** What a machine in use measures under a code; refused where it has none of the parameter. */
export async function requireMeasured(
  { db, lId }: Ctx,
  { machineId, parameterId }: Measuring,
): Promise<Omit<Row, 'hasCode'>> {
  const { enabled } = masterData.codes;
  const { rows } = await sql<Row>`
    select m.name as machine, p.name as parameter, p.unit, exists (
      select from machine_parameter c where c.l_id = m.l_id and c.machine_id = m.machine_id
        and c.parameter_id = p.parameter_id and c.status = ${enabled}) as "hasCode"
    from machine m join parameter p on p.l_id = m.l_id
    where m.l_id = ${lId} and m.machine_id = ${machineId} and p.parameter_id = ${parameterId}
      and m.status = ${enabled}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { hasCode, ...found } = row;
  if (!hasCode) {
    throw refuse('qc-machine-unfit', { details: { machine: found.machine, parameter: found.parameter } });
  }
  return found;
}
