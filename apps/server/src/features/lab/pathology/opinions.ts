import * as pathologyEndpoints from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { lockOpenCase } from './case-of-test.ts';
import { readPartsOf, type StoredOpinion } from './case-parts.query.ts';
import { caseReportOf, readColleagues } from './case-report.query.ts';
import { insertOpinion, takeOpinionBack, writeOpinion } from './case-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Asks a colleague who may sign reports here, or somebody outside, for a second opinion. */
export async function askOpinion(
  ctx: Ctx,
  billTestId: string,
  { opinionId, userId, outsider, question }: BodyOf<typeof pathologyEndpoints.askOpinion>,
): Promise<CaseReport> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const name = await nameOfAsked(ctx, { userId, outsider });
  const { opinions } = await readPartsOf(ctx, billTestId);
  const isWaiting = opinions.some((one) => isOpen(one) && one.askedOfId === userId && one.askedOf === name);
  if (isWaiting) throw refuse('opinion-asked-already', { details: { name } });
  await insertOpinion(ctx, { billTestId, opinionId, userId, name, question: question.trim() });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    parts: [opinionId],
    action: 'askOpinion',
    after: { askedOf: name, question: question.trim() },
  });
  return caseReportOf(ctx, billTestId);
}

async function nameOfAsked(
  ctx: Ctx,
  { userId, outsider }: Pick<BodyOf<typeof pathologyEndpoints.askOpinion>, 'userId' | 'outsider'>,
): Promise<string> {
  if (userId === null) {
    const name = outsider.trim();
    if (name === '') throw refuseField('outsider', 'colleague-needed');
    return name;
  }
  if (userId === ctx.caller.userId) throw refuse('opinion-of-oneself');
  const colleague = (await readColleagues(ctx)).find((one) => one.userId === userId);
  if (colleague === undefined) throw refuse('not-a-colleague');
  return colleague.name;
}

function isOpen({ givenAt, withdrawnReason }: StoredOpinion): boolean {
  return givenAt === null && withdrawnReason === null;
}

interface OfOpinion {
  readonly billTestId: string;
  readonly opinionId: string;
}

/** An opinion of a locked case that nobody has given or taken back, in the version that the caller has seen. */
async function openOpinion(ctx: Ctx, { billTestId, opinionId }: OfOpinion, version: number) {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const { opinions } = await readPartsOf(ctx, billTestId);
  const opinion = opinions.find((one) => one.opinionId === opinionId);
  if (opinion === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: opinionId, expected: version, found: opinion.version, billId });
  if (!isOpen(opinion)) throw refuse('opinion-over');
  return { billId, opinion };
}

/** Gives an opinion: a colleague alone gives what was asked of that colleague, anybody who signs writes down what came from outside. */
export const giveOpinion = serve(
  pathologyEndpoints.giveOpinion,
  async (ctx, of: OfOpinion, { version, answer, words }): Promise<CaseReport> => {
    const { billId, opinion } = await openOpinion(ctx, of, version);
    if (opinion.askedOfId !== null && opinion.askedOfId !== ctx.caller.userId)
      throw refuse('opinion-not-yours', { details: { name: opinion.askedOf } });
    await writeOpinion(ctx, of.opinionId, { answer, words: words.trim() });
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: of.billTestId,
      billId,
      parts: [of.opinionId],
      action: 'giveOpinion',
      after: { of: opinion.askedOf, answer, words: words.trim() },
    });
    return caseReportOf(ctx, of.billTestId);
  },
);

/** Takes the asking back: the case is signed without it. */
export const withdrawOpinion = serve(
  pathologyEndpoints.withdrawOpinion,
  async (ctx, of: OfOpinion, { version, reason }): Promise<CaseReport> => {
    const { billId, opinion } = await openOpinion(ctx, of, version);
    await takeOpinionBack(ctx, of.opinionId, reason.trim());
    recordEvent(ctx, {
      entityKind: 'BILL_TEST',
      entityId: of.billTestId,
      billId,
      parts: [of.opinionId],
      action: 'withdrawOpinion',
      before: { askedOf: opinion.askedOf },
      reason: reason.trim(),
    });
    return caseReportOf(ctx, of.billTestId);
  },
);
