import * as pathologyEndpoints from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CasePicture, CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { MOST_PICTURES, MOST_PRINTED_PICTURES } from '@nidan/domain/pathology/opinion';
import { sql } from 'kysely';
import { departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { InspectedFile } from '../../base/files/inspect-upload.ts';
import { keepBillFile } from '../../base/files/keep-bill-file.ts';
import { lockOpenCase } from './case-of-test.ts';
import { readPartsOf, type StoredPicture } from './case-parts.query.ts';
import { caseReportOf } from './case-report.query.ts';
import { insertPicture, updatePicture } from './case-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

function refuseTooManyPrinted(pictures: readonly StoredPicture[]): void {
  if (pictures.filter(({ onReport }) => onReport).length < MOST_PRINTED_PICTURES) return;
  throw refuse('printed-pictures-full', { details: { most: String(MOST_PRINTED_PICTURES) } });
}

/** Keeps a photograph that was looked at with a case that takes values. */
export async function addCasePicture(
  ctx: Ctx,
  billTestId: string,
  {
    body,
    inspected,
  }: { readonly body: BodyOf<typeof pathologyEndpoints.addCasePicture>; readonly inspected: InspectedFile },
): Promise<CasePicture> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const { pictures } = await readPartsOf(ctx, billTestId);
  if (pictures.length >= MOST_PICTURES)
    throw refuse('pictures-full', { details: { most: String(MOST_PICTURES) } });
  if (body.onReport) refuseTooManyPrinted(pictures);
  const { fileId, onReport } = body;
  const caption = body.caption.trim();
  const thing = body.thing.trim();
  await keepBillFile(ctx, { fileId, purpose: 'case' }, inspected);
  await insertPicture(ctx, { billTestId, fileId, thing, caption, onReport });
  const { mediaType, bytes, sha256 } = inspected;
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    parts: [fileId],
    action: 'addPicture',
    after: { caption, thing, onReport, bytes: bytes.length, sha256: sha256.toString('hex') },
  });
  const taken = { takenAt: ctx.now.toISOString(), takenBy: ctx.caller.name };
  return { fileId, thing, caption, onReport, mediaType, ...taken, version: 1 };
}

/** Words a picture anew, prints it or not, or takes it away. */
export const changeCasePicture = serve(
  pathologyEndpoints.changeCasePicture,
  async (
    ctx,
    { billTestId, fileId }: { readonly billTestId: string; readonly fileId: string },
    { version, remove = false, ...change },
  ): Promise<CaseReport> => {
    const { billId } = await lockOpenCase(ctx, billTestId);
    const { pictures } = await readPartsOf(ctx, billTestId);
    const found = pictures.find((picture) => picture.fileId === fileId);
    if (found === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: fileId, expected: version, found: found.version, billId });
    const caption = change.caption?.trim() ?? found.caption;
    const onReport = !remove && (change.onReport ?? found.onReport);
    if (onReport && !found.onReport) refuseTooManyPrinted(pictures);
    await updatePicture(ctx, { fileId, caption, onReport, removed: remove });
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: billTestId,
      billId,
      parts: [fileId],
      action: remove ? 'removePicture' : 'changePicture',
      before: { caption: found.caption, onReport: found.onReport },
      after: { caption, onReport },
    });
    return caseReportOf(ctx, billTestId);
  },
);

/** A picture of a case that the caller sees; refused when there is none of this id. */
export async function requireCasePicture(
  ctx: Ctx,
  { billTestId, fileId }: { readonly billTestId: string; readonly fileId: string },
): Promise<StoredPicture> {
  const { rows } = await sql<{ bill_test_id: string }>`
    select bt.bill_test_id from bill_test bt
    where bt.l_id = ${ctx.lId} and bt.bill_test_id = ${billTestId}
      and ${departmentInScope(ctx.caller, sql.ref('bt.department_id'))}
      and ${ofBillInScope(ctx, sql.ref('bt.bill_id'))}`.execute(ctx.db);
  const { pictures } = await readPartsOf(ctx, billTestId);
  const found = rows.length === 0 ? undefined : pictures.find((picture) => picture.fileId === fileId);
  if (found === undefined) throw refuse('not-found');
  return found;
}
