import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { InvoiceRunView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { type RawBuilder, sql } from 'kysely';
import { newestFirst } from '../../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface Row extends Omit<InvoiceRunView, 'isDone' | 'begunAt' | 'endedAt'> {
  readonly begunAt: Date;
  readonly endedAt: Date | null;
}

async function readRows({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.run_id as "runId", r.cycle, r.from_day::text as from, r.to_day::text as to, r.agencies, r.looked, r.made,
      r.total_paise as "totalPaise", r.begun_at as "begunAt", u.name as "begunBy", r.ended_at as "endedAt"
    from agency_invoice_run r join login_user u on u.user_id = r.begun_by
    where r.l_id = ${lId} and ${rest}`.execute(db);
  return rows;
}

function present({ begunAt, endedAt, ...row }: Row): InvoiceRunView {
  return {
    ...row,
    isDone: endedAt !== null,
    begunAt: begunAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** One run; refused when the lab has none of this id. */
export async function readRunView(ctx: Ctx, runId: string): Promise<InvoiceRunView> {
  const [row] = await readRows(ctx, sql`r.run_id = ${runId}`);
  if (row === undefined) throw refuse('not-found');
  return present(row);
}

/** Runs of the lab, newest first. */
export const listRunsOf = serve(agencyInvoiceEndpoints.listInvoiceRuns, async (ctx, query) => {
  return newestFirst(ctx, {
    by: ['r.begun_at', 'r.run_id'],
    asked: query,
    conditions: [],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ begunAt, runId }) => [begunAt, runId],
    present,
  });
});
