import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/**
 * The patients' values that the machine of a hold `h` measured of its parameter since the last good run, the last version of each
 * in that time: of the bills that the caller sees.
 */
export function measuredInHold({ lId, now, caller }: Ctx): RawBuilder<unknown> {
  return sql`
    select distinct on (rv.bill_test_id) rv.bill_test_id, bt.bill_id, bt.state, rv.version, rv.value, rv.unit, rv.flag, rv.entered_at
    from result_version rv
    join bill_test bt on bt.l_id = rv.l_id and bt.bill_test_id = rv.bill_test_id
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join test of_test on of_test.l_id = bt.l_id and of_test.test_id = bt.test_id
    where rv.l_id = ${lId} and rv.machine_id = h.machine_id and rv.parameter_id = h.parameter_id and rv.value is not null
      and rv.entered_at > coalesce(h.last_good_at, '-infinity') and rv.entered_at <= coalesce(h.released_at, ${now})
      and ${billInScope(caller)} and ${departmentInScope(caller, sql.ref('of_test.department_id'))}
    order by rv.bill_test_id, rv.version desc`;
}
