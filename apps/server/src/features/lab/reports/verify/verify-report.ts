import type { Language } from '@nidan/domain/enumerations/bills';
import type { OpenCtx } from '../../../../kernel/http/route.ts';
import { noticePage, sendPublicPage } from '../../../../kernel/http/serving/public-page.ts';
import { readVerifiedReport } from './verified-report.query.ts';
import { verifyPage } from './verify-page.ts';

interface Visit {
  readonly token: string;
  readonly lang?: Language | undefined;
}

/** Serves the page that the code on a report opens, to anybody; a code that belongs to nothing gets a page too, with 404. */
export async function verifyReport(ctx: OpenCtx, { token, lang }: Visit): Promise<string> {
  const report = await readVerifiedReport(ctx.services.db, token);
  sendPublicPage(ctx.reply, report === null ? 404 : 200);
  if (report === null) return noticePage('unknownReport', lang ?? null);
  return verifyPage(report, { language: lang ?? report.snapshot.language ?? 'en', path: `/verify/${token}` });
}
