import type { OpenCtx } from '../../../../kernel/http/route.ts';
import { sendPublicPage } from '../../../../kernel/http/serving/public-page.ts';
import { readVerifiedReport } from './verified-report.query.ts';
import { unknownReportPage, verifyPage } from './verify-page.ts';

/** Serves the page that the code on a report opens, to anybody; a code that belongs to nothing gets a page too, with 404. */
export async function verifyReport(ctx: OpenCtx, token: string): Promise<string> {
  const report = await readVerifiedReport(ctx.services.db, token);
  sendPublicPage(ctx.reply, report === null ? 404 : 200);
  return report === null ? unknownReportPage() : verifyPage(report);
}
