import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** What a code of a machine stands for: value · factor + shift is in the unit of the parameter. */
export interface MachineCode {
  readonly parameterId: string;
  /** As the machine sends it; empty: as the parameter has it. */
  readonly machineUnit: string;
  readonly factor: number;
  readonly shift: number;
}

/** Codes in use of a machine, by how it calls them. */
export async function readMachineCodes(
  db: Db,
  lId: number,
  machineId: string,
): Promise<ReadonlyMap<string, MachineCode>> {
  const { rows } = await sql<MachineCode & { code: string }>`
    select machine_code as code, parameter_id as "parameterId", machine_unit as "machineUnit", factor, shift
    from machine_parameter where l_id = ${lId} and machine_id = ${machineId} and status = ${masterData.codes.enabled}`.execute(
    db,
  );
  return new Map(rows.map(({ code, ...rest }) => [code, rest]));
}
