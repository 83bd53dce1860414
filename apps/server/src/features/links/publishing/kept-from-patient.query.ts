import { type KeptFromPatient, keptFromPatient } from '@nidan/domain/delivery/publishing-rule';
import type { Ctx } from '../../../kernel/http/context.ts';
import { rulesInUse } from './publishing-rules.query.ts';
import { readReportToPublish } from './report-to-publish.query.ts';

/** What keeps a released report from its patient at a page now: the rules it was released under, the lab's settings, and people; null: nothing. */
export async function keptFromPatientNow(ctx: Ctx, reportId: string): Promise<KeptFromPatient | null> {
  const report = await readReportToPublish(ctx, reportId);
  if (report === null) return 'held';
  return keptFromPatient(await rulesInUse(ctx.db, ctx.lId, report.releasedAt), report);
}
