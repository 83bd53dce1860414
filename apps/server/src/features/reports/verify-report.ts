import type { OpenCtx } from '../../kernel/http/route.ts';
import { readVerifiedReport } from './verified-report.query.ts';
import { unknownReportPage, verifyPage } from './verify-page.ts';

/** Serves the page that the code on a report opens, to anybody; a code that belongs to nothing gets a page too, with 404. */
export async function verifyReport(ctx: OpenCtx, token: string): Promise<string> {
  const report = await readVerifiedReport(ctx.services.db, token);
  ctx.reply
    .code(report === null ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex');
  return report === null ? unknownReportPage() : verifyPage(report);
}
