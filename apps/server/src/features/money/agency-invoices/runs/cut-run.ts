import { PROGRAMS } from '@nidan/domain/access/programs';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { asProgram, inNameOf } from '../../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../../kernel/jobs/start-worker.ts';
import { holdAgencyAccount } from '../../../ledger/agency-accounts/hold-agency-account.ts';
import { type AgencyOfCycle, readNextAgency } from './agencies-of-cycle.query.ts';
import { makeDraft } from '../cut-invoice.ts';
import { readLastPeriod } from '../cut-period.ts';
import { endRun, type LockedRun, lockRun, noteLooked } from './invoice-run-rows.ts';

interface RunKey {
  readonly lId: number;
  readonly runId: string;
}

/** Cuts the draft of one agency; answers what it comes to, 0 where it gets none: nothing is to be invoiced, or the period was cut before. */
async function cutOne(
  ctx: Ctx,
  { cycle, period, locationId }: LockedRun,
  agency: AgencyOfCycle,
): Promise<number> {
  const { agencyId, printMode } = agency;
  const account = await holdAgencyAccount(ctx, agencyId);
  const last = await readLastPeriod(ctx, agencyId);
  if (last !== null && last.to >= period.to) return 0;
  const draft = { invoiceId: newId(), locationId, kind: 'cycle' as const, cycle, period, printMode, account };
  const { totals } = await makeDraft(ctx, draft);
  return Math.max(0, totals.total);
}

/** Looks at the next agency of a run; answers whether there is another one. */
async function lookAtNext(ctx: Ctx, runId: string): Promise<boolean> {
  const run = await lockRun(ctx, runId);
  if (run === null || run.isDone) return false;
  const agency = await readNextAgency(ctx, run.cycle, run.lastAgencyId);
  if (agency === null) {
    await endRun(ctx, runId);
    recordEvent(ctx, {
      entityKind: 'INVOICE_RUN',
      entityId: runId,
      action: 'end',
      after: { invoices: run.made },
    });
    return false;
  }
  const total = await cutOne(ctx, run, agency);
  await noteLooked(ctx, runId, { agencyId: agency.agencyId, total });
  return true;
}

interface Beginner {
  readonly begunBy: string;
  /** By whose rights a program began it; null: a person did. */
  readonly personId: string | null;
  readonly locationId: string;
}

async function readBeginner(services: Services, { lId, runId }: RunKey): Promise<Beginner | null> {
  const { rows } = await inTransaction(services.db, lId, (tx) =>
    sql<Beginner>`
      select begun_by as "begunBy", person_id as "personId", location_id as "locationId" from agency_invoice_run
      where l_id = ${lId} and run_id = ${runId}`.execute(tx),
  );
  return rows[0] ?? null;
}

/**
 * Cuts the invoices of a run, one agency a transaction, in the name of whoever began it, a person or the night: what is killed on the way goes on behind the last
 * agency, and no agency is cut twice.
 */
export const cutRun: Job = async (services, payload) => {
  // as: `enqueueJob` put it there
  const { lId, runId } = payload as RunKey;
  const beginner = await readBeginner(services, { lId, runId });
  if (beginner === null) return;
  const { begunBy, personId, locationId } = beginner;
  const who = { lId, userId: personId ?? begunBy, locationId, requestId: runId };
  const next = (ctx: Ctx): Promise<boolean> => lookAtNext(ctx, runId);
  const look = (): Promise<boolean> =>
    personId === null
      ? inNameOf(services, who, next)
      : asProgram(services, { ...who, program: PROGRAMS.invoices, person: 'any' }, next);
  // oxlint-disable-next-line no-await-in-loop -- each looks behind the one before
  while (await look());
};
