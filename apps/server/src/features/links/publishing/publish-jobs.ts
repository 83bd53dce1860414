import { PROGRAMS } from '@nidan/domain/access/programs';
import { randomUUID } from 'node:crypto';
import { PUBLISHING } from '@nidan/domain/delivery/publishing-rule';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asProgram } from '../../../kernel/jobs/as-member.ts';
import { failedTogether } from '../../../kernel/jobs/failed-together.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { publishReport } from './publish-report.ts';
import { rulesInUse } from './publishing-rules.query.ts';
import { lockReportToPublish } from './report-to-publish.query.ts';

interface Released {
  readonly report_id: string;
  readonly bill_id: string;
  readonly released_by: string;
  readonly location_id: string;
}

async function readReleased(db: Db, lId: number, reportId: string): Promise<Released | null> {
  const { rows } = await sql<Released>`
    select r.report_id, r.bill_id, r.released_by, b.location_id
    from report_revision r join bill b on b.l_id = r.l_id and b.bill_id = r.bill_id
    where r.l_id = ${lId} and r.report_id = ${reportId}`.execute(db);
  return rows[0] ?? null;
}

async function publishOne(services: Services, lId: number, released: Released): Promise<void> {
  const who = {
    lId,
    userId: released.released_by,
    locationId: released.location_id,
    program: PROGRAMS.publishing,
    requestId: randomUUID(),
    person: 'any',
  } as const;
  await asProgram(services, who, async (ctx) => {
    const report = await lockReportToPublish(ctx, released.report_id);
    if (report === null || report.replaced) return;
    await publishReport(ctx, {
      report,
      rules: await rulesInUse(ctx.db, lId, report.releasedAt),
      asked: 'rules',
    });
  });
}

/** Sends a report that was released, by the rules; done again it changes nothing. */
export const publishReleased: Job = async (services, payload) => {
  const { lId, reportId } = Object(payload);
  if (typeof lId !== 'number' || typeof reportId !== 'string') {
    throw new Error('publish-report needs lId and reportId');
  }
  const released = await inTransaction(services.db, lId, (db) => readReleased(db, lId, reportId));
  if (released !== null) await publishOne(services, lId, released);
};

/** The most that one run looks at in a lab; what is left comes with the next one, a minute later. */
const MOST = 500;

async function readWaiting(db: Db, lId: number): Promise<Released[]> {
  const { rows } = await sql<Released>`
    select distinct r.report_id, r.bill_id, r.released_by, b.location_id
    from publish_job j
    join report_revision r on r.l_id = j.l_id and r.report_id = j.report_id
    join bill b on b.l_id = j.l_id and b.bill_id = j.bill_id
    where j.l_id = ${lId} and j.state = ${PUBLISHING.waiting} and (j.waits_for <> 'payment' or not exists (
      select from journal_posting p where p.l_id = j.l_id and p.bill_id = j.bill_id
        and (p.debit_account = 'receivable' or p.credit_account = 'receivable')
      having coalesce(sum(case when p.debit_account = 'receivable' then p.amount_paise else -p.amount_paise end), 0) > 0))
    order by r.report_id limit ${MOST}`.execute(db);
  return rows;
}

/** Sends what waited for money or for its release from hold, once that has come. What one report makes impossible keeps no other waiting. */
export const publishWaiting: Job = async (services) => {
  const labs = await services.db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  const failures: unknown[] = [];
  for (const { l_id: lId } of labs) {
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other
    const waiting = await inTransaction(services.db, lId, (db) => readWaiting(db, lId));
    for (const released of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one report after the other, each in its own transaction
      await publishOne(services, lId, released).catch((error: unknown) => failures.push(error));
    }
  }
  if (failures.length > 0) throw failedTogether('Some reports could not be published', failures);
};
