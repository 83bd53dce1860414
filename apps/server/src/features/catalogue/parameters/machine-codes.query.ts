import type { MachineCode } from '@nidan/contract/catalogue/parameters/machine-code';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The codes in use under which machines in use send these parameters, by machine and code. */
export async function readMachineCodes(
  { db, lId }: Ctx,
  parameterIds: readonly string[],
): Promise<MachineCode[]> {
  if (parameterIds.length === 0) return [];
  const { enabled } = masterData.codes;
  const { rows } = await sql<MachineCode>`
    select c.parameter_id as "parameterId", m.name as machine, c.machine_code as "machineCode",
      c.machine_unit as "machineUnit", c.factor::float8 as factor, c.shift::float8 as shift
    from machine_parameter c
    join machine m on m.l_id = c.l_id and m.machine_id = c.machine_id
    where c.l_id = ${lId} and c.parameter_id = any(${[...parameterIds]})
      and c.status = ${enabled} and m.status = ${enabled}
    order by m.name, c.machine_code limit 2000`.execute(db);
  return [...rows];
}
