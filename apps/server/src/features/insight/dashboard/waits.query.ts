import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { countCriticalsOf } from '../../lab/critical/criticals.query.ts';
import { countMachineDataOf } from '../../lab/interfacing/machine-data.query.ts';
import { countDispatchesOf } from '../../lab/reports/dispatch.query.ts';
import { countApprovalsOf } from '../../people/approvals/approvals.query.ts';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';

type Wait = DashboardView['waits'][number];

interface CountRow {
  readonly count: number;
  readonly since: Date | null;
}

async function openHolds({ db, lId }: Ctx): Promise<Wait> {
  const { rows } = await sql<CountRow>`
    select count(*)::int as count, min(opened_at) as since from qc_hold where l_id = ${lId} and released_at is null`.execute(
    db,
  );
  return { kind: 'holds', count: rows[0]?.count ?? 0, since: rows[0]?.since?.toISOString() ?? null };
}

/** Own reports that made no file within the last week. */
async function failedReports({ db, lId, caller, now }: Ctx): Promise<Wait> {
  const since = new Date(now.getTime() - 7 * 86_400_000);
  const { rows } = await sql<CountRow>`
    select count(*)::int as count, min(ended_at) as since from report_run
    where l_id = ${lId} and owner_id = ${caller.userId} and state = ${genericOutcome.codes.FAILURE} and asked_at >= ${since}`.execute(
    db,
  );
  return { kind: 'failedReports', count: rows[0]?.count ?? 0, since: rows[0]?.since?.toISOString() ?? null };
}

async function heldReports(ctx: Ctx): Promise<Wait> {
  const { counts } = await countDispatchesOf(ctx, {});
  const held = counts.find(({ status }) => status === reportDispatch.codes.onHold);
  return { kind: 'heldReports', count: held?.count ?? 0, since: null };
}

async function openCriticals(ctx: Ctx): Promise<Wait> {
  const { open, oldest } = await countCriticalsOf(ctx);
  return { kind: 'criticals', count: open, since: oldest };
}

async function quarantined(ctx: Ctx): Promise<Wait> {
  const { waiting } = await countMachineDataOf(ctx);
  return { kind: 'machineData', count: waiting, since: null };
}

/** What waits for somebody, of what the caller may see, the most pressing first. */
export async function readWaits(ctx: Ctx, late: number): Promise<Wait[]> {
  const may = (module: Parameters<typeof hasRight>[1]): boolean =>
    hasRight(ctx.caller, module, PERMISSION.read);
  const waits: Wait[] = [];
  if (may('results')) waits.push(await openCriticals(ctx), { kind: 'late', count: late, since: null });
  if (may('quality')) waits.push(await openHolds(ctx));
  if (may('approvals')) {
    waits.push({ kind: 'approvals', count: (await countApprovalsOf(ctx)).onMe, since: null });
  }
  if (may('results')) waits.push(await quarantined(ctx));
  if (may('reports')) waits.push(await heldReports(ctx));
  waits.push(await failedReports(ctx));
  return waits.filter(({ count }) => count > 0);
}
