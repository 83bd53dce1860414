import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

const { posted, same } = machineData.codes;

/** Flags that machines set with the values of a bill, by parameter: those of the last value of each. */
export async function readMachineFlags(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  billId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ parameterId: string; flags: readonly string[] }>`
    select distinct on (d.parameter_id) d.parameter_id as "parameterId", d.flags
    from bill_test bt join machine_data d on d.l_id = bt.l_id and d.bill_test_id = bt.bill_test_id
    where bt.l_id = ${lId} and bt.bill_id = ${billId} and d.state in (${posted}, ${same})
    order by d.parameter_id, d.received_at desc, d.data_id desc`.execute(db);
  return new Map(rows.map(({ parameterId, flags }) => [parameterId, flags]));
}
