import { DAY } from '@nidan/domain/time/durations';
import * as smartReportEndpoints from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { createHash } from 'node:crypto';
import { SHARE_DAYS, type SmartShareView } from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { newVerifyToken, publicAddress } from '../reports/verify/verify-token.ts';
import { presentSmart, requireSmart } from './smart-reports.query.ts';
import { endSmartShare, insertSmartShare } from './smart-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What is kept of the token of a link. */
export function shareHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

async function viewOf(ctx: Ctx, smartId: string, shareId: string): Promise<SmartShareView> {
  const { shares } = presentSmart(ctx, await requireSmart(ctx, smartId));
  const share = shares.find((one) => one.shareId === shareId);
  if (share === undefined) throw refuse('not-found');
  return share;
}

/** Makes a link to a smart report. What its report says has been replaced is shared no more. */
export const shareSmart = serve(
  smartReportEndpoints.shareSmartReport,
  async (ctx, { smartId, days = SHARE_DAYS.usual }): Promise<{ url: string; share: SmartShareView }> => {
    const row = await requireSmart(ctx, smartId);
    if (row.latest > row.revision) throw refuse('smart-report-replaced', { details: { labNo: row.labNo } });
    const token = newVerifyToken(ctx.lId);
    const shareId = newId();
    const endsAt = new Date(ctx.now.getTime() + days * DAY);
    await insertSmartShare(ctx, { shareId, smartId, tokenHash: shareHash(token), endsAt });
    recordEvent(ctx, {
      entityKind: 'SMART_REPORT',
      entityId: shareId,
      action: 'share',
      after: { smartId, endsAt: endsAt.toISOString() },
    });
    const url = publicAddress(ctx.services.config, `smart/${token}`);
    return { url, share: await viewOf(ctx, smartId, shareId) };
  },
);

/** Takes a link back. */
export const takeBack = serve(
  smartReportEndpoints.takeBackShare,
  async (ctx, { shareId, version }): Promise<SmartShareView> => {
    const { rows } = await sql<{ smart_id: string; version: number }>`
    select smart_id, version from smart_share where l_id = ${ctx.lId} and share_id = ${shareId} for no key update`.execute(
      ctx.db,
    );
    const [row] = rows;
    if (row === undefined) throw refuse('not-found');
    const before = await viewOf(ctx, row.smart_id, shareId);
    await expectVersion(ctx, { entityId: shareId, expected: version, found: row.version });
    if (!before.isOpen) throw refuse('smart-link-ended');
    await endSmartShare(ctx, shareId);
    recordEvent(ctx, {
      entityKind: 'SMART_REPORT',
      entityId: shareId,
      action: 'takeBack',
      before: { smartId: row.smart_id, openedCount: before.openedCount },
    });
    return viewOf(ctx, row.smart_id, shareId);
  },
);
