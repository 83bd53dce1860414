import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { listBoxes } from '@nidan/contract/lab/boxes/box-endpoints';
import { isBoxCode } from '@nidan/domain/boxes/box-code';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Condition that a tube `s` of bill `n` is drawn for a test whose code or name begins so. */
export function drawnFor(text: string): RawBuilder<boolean> {
  const code = text.toUpperCase();
  const name = text.toLowerCase();
  return sql<boolean>`exists (
    select from bill_test x join test k on k.l_id = x.l_id and k.test_id = x.test_id
    where x.l_id = s.l_id and x.sample_id = s.sample_id and (starts_with(k.code, ${code}) or strpos(lower(k.name), ${name}) > 0))`;
}

/** Condition that a bill `n` was announced with a field that begins so. */
function announcedWith(field: 'request_no' | 'client_code', upper: string): RawBuilder<boolean> {
  const begins = sql`starts_with(upper(${sql.ref(`r.${field}`)}), ${upper})`;
  return sql<boolean>`(
    exists (select from incoming_sample r where r.l_id = n.l_id and r.bill_id = n.bill_id and ${begins})
    or exists (select from incoming_order r where r.l_id = n.l_id and r.bill_id = n.bill_id and ${begins}))`;
}

/** Conditions that a bill `n` has a request number, or is of a sender with a code, that begins so. */
export function ofSender(upper: string) {
  return {
    request_no: announcedWith('request_no', upper),
    client_code: sql<boolean>`(${announcedWith('client_code', upper)} or exists (
        select from agency g where g.l_id = n.l_id and g.agency_id = n.agency_id and starts_with(upper(g.code), ${upper})))`,
  };
}

/** Conditions on a `sample_batch b` that a field of it, or of a tube in it, begins with what is sought; by its own code unless told. A tube that the caller does not see finds no box. */
export function boxSearch(
  { lId, caller }: Ctx,
  { q = '', by }: Pick<QueryOf<typeof listBoxes>, 'q' | 'by'>,
): RawBuilder<unknown>[] {
  const text = q.trim();
  if (text === '') return [];
  const upper = text.toUpperCase();
  if (by === 'courier_tracking_no') return [sql`starts_with(upper(b.courier_tracking_no), ${upper})`];
  if (isBoxCode(upper) || by === undefined) return [sql`starts_with(b.code, ${upper})`];
  const tube = {
    barcode: sql`starts_with(s.barcode, ${upper})`,
    lab_id: sql`starts_with(n.lab_no, ${upper})`,
    test_names: drawnFor(text),
    ...ofSender(upper),
  }[by];
  return [
    sql`exists (
      select from sample_batch_item i
      join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
      join bill n on n.l_id = s.l_id and n.bill_id = s.bill_id
      where i.l_id = ${lId} and i.batch_id = b.batch_id and ${tube}
        and ${billInScope(caller, 'n')} and ${departmentInScope(caller, sql.ref('s.department_id'))})`,
  ];
}
