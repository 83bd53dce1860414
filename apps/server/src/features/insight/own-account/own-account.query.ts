import type {
  readOwnAccount,
  readOwnStatement,
} from '@nidan/contract/insight/own-account/own-account-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readStatement } from '../../ledger/journal/statement.query.ts';

interface Row {
  readonly agency: string;
  readonly due: number;
  readonly bills: number;
}

/** What the caller's agency owes on the bills that they see. */
export async function readOwnAccountOf(ctx: Ctx): Promise<AnswerOf<typeof readOwnAccount>> {
  const { agencyId } = ctx.caller.scope;
  const { rows } = await sql<Row>`
    select g.name as agency, coalesce(sum(f.due), 0)::bigint as due, count(*) filter (where f.due > 0)::int as bills
    from agency g
    left join lateral (
      select sum(case when j.debit_account = 'receivable' then j.amount_paise else -j.amount_paise end)::bigint as due
      from bill b join journal_posting j on j.l_id = b.l_id and j.bill_id = b.bill_id
      where b.l_id = g.l_id and b.agency_id = g.agency_id and ${billInScope(ctx.caller)}
        and (j.debit_account = 'receivable' or j.credit_account = 'receivable')
      group by b.bill_id
    ) f on true
    where g.l_id = ${ctx.lId} and g.agency_id = ${agencyId} group by g.name`.execute(ctx.db);
  const { agency = null, due = 0, bills = 0 } = rows[0] ?? {};
  return { agency, agencyId: agency === null ? null : agencyId, duePaise: due, billsWithDue: bills };
}

/** The statement of the caller's agency; an empty one for who works for none. */
export async function readOwnStatementOf(
  ctx: Ctx,
  query: QueryOf<typeof readOwnStatement>,
): Promise<AnswerOf<typeof readOwnStatement>> {
  const { agencyId } = ctx.caller.scope;
  if (agencyId !== null) return readStatement(ctx, { ...query, agencyId });
  return { rows: [], next: null, openingPaise: 0, debitPaise: 0, creditPaise: 0, closingPaise: 0 };
}
