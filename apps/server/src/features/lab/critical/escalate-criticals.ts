import { randomUUID } from 'node:crypto';
import { criticalChain } from '@nidan/domain/results/bench/critical-chain';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { inNameOf } from '../../../kernel/jobs/as-member.ts';
import { failedTogether } from '../../../kernel/jobs/failed-together.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { escalateAlert, type Escalation } from './critical-alert-rows.ts';
import { type DueCritical, readDueCriticals, readStrayCriticals } from './due-criticals.query.ts';
import { followCriticals } from './follow-criticals.ts';

/** Place of each escalation in the chain of contacts. */
const STEPS = { next: 1, head: 2 } as const satisfies Record<Escalation, number>;

/** Sends an open critical value on to whom it goes now, with an event for each step that has come; a step is taken once. */
async function escalateCritical(ctx: Ctx, due: DueCritical): Promise<void> {
  const { lId, now } = ctx;
  const chain = criticalChain({ hasDoctor: due.has_doctor, hasAgency: due.has_agency });
  for (const to of ['next', 'head'] as const) {
    // One after the other, in the order of the chain.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await escalateAlert(ctx.db, { lId, now, alertId: due.alert_id, to }))) continue;
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: due.bill_test_id,
      billId: due.bill_id,
      action: 'criticalEscalate',
      after: {
        parameter: due.parameter,
        value: due.value,
        contact: chain[STEPS[to]].contact,
        waitedMinutes: Math.floor((now.getTime() - due.opened_at.getTime()) / 60_000),
      },
    });
  }
}

/**
 * Sends critical values on that nobody was told of in time: to the next contact, then to the head of the lab (facts 2.7). By the clock of
 * the server and not by a page, so that it happens while nobody looks. What one lab or one value makes impossible keeps no other waiting.
 */
export const escalateCriticals: Job = async (services) => {
  const labs = await services.db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  const failures: unknown[] = [];
  for (const { l_id: lId } of labs) {
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other, each in its own transactions
    const work = await inTransaction(services.db, lId, async (db) => ({
      stray: await readStrayCriticals(db, { lId, now: services.clock() }),
      due: await readDueCriticals(db, { lId, now: services.clock() }),
    }));
    const inTheirName = (one: { readonly user_id: string; readonly location_id: string }) => ({
      lId,
      userId: one.user_id,
      locationId: one.location_id,
      requestId: randomUUID(),
    });
    const tasks = [
      ...work.stray.map(
        (one) => () =>
          inNameOf(services, inTheirName(one), (ctx) => followCriticals(ctx, [one.bill_test_id])),
      ),
      ...work.due.map(
        (one) => () => inNameOf(services, inTheirName(one), (ctx) => escalateCritical(ctx, one)),
      ),
    ];
    for (const task of tasks) {
      // oxlint-disable-next-line no-await-in-loop -- one value after the other, the longest waiting first
      await task().catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failedTogether('Some critical values could not be sent on', failures);
};
