import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

const quarantined = literalCode(machineData.codes.quarantined);

/**
 * What machines sent of the tubes of a bill and what waits in quarantine, by barcode: values under the number of the tube, and parts without
 * a number of messages that brought values of it. Codes, empty where a part has none.
 */
export async function readWaitingOfBill(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  billId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ barcode: string; codes: readonly string[] }>`
    with brought as (
      select distinct s.barcode, d.sample_id, d.message_id
      from bill_test bt
      join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
      join machine_data d on d.l_id = bt.l_id and d.bill_test_id = bt.bill_test_id
      where bt.l_id = ${lId} and bt.bill_id = ${billId}
    ), named as (
      select barcode, sample_id from brought union select barcode, barcode from sample where l_id = ${lId} and bill_id = ${billId}
    ), waits as (
      select n.barcode, d.code from named n join machine_data d on d.l_id = ${lId} and d.sample_id = n.sample_id
      where d.state = ${quarantined} and not d.is_control
      union all
      select b.barcode, d.code from brought b join machine_data d on d.l_id = ${lId} and d.message_id = b.message_id
      where d.state = ${quarantined} and d.sample_id = ''
    )
    select barcode, array_agg(distinct code order by code) as codes from waits group by barcode`.execute(db);
  return new Map(rows.map(({ barcode, codes }) => [barcode, codes]));
}
