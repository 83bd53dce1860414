import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type * as pathologyEndpoints from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { saveSynoptic as endpoint } from '@nidan/contract/lab/pathology/pathology-endpoints';
import type { CaseReport } from '@nidan/contract/lab/pathology/pathology-views';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import {
  type AnswerFault,
  answerFaults,
  keptAnswers,
} from '@nidan/domain/pathology/synoptic/synoptic-faults';
import { synopticProtocol } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { lockOpenCase } from './case-of-test.ts';
import { readPartsOf } from './case-parts.query.ts';
import { caseReportOf } from './case-report.query.ts';
import { deleteSynoptic, writeSynoptic } from './case-rows.ts';

/** Saves the form of a case, whole or not yet. Answers to what is not asked any more are dropped, those that can be none are refused by field. */
export async function saveSynoptic(
  ctx: Ctx,
  billTestId: string,
  { protocol: code, answers, version }: BodyOf<typeof endpoint>,
): Promise<CaseReport> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const protocol = synopticProtocol(code);
  if (protocol === null) throw refuseField('protocol', 'form-needed');
  const { synoptic: before } = await readPartsOf(ctx, billTestId);
  await expectVersion(ctx, { entityId: billTestId, expected: version, found: before?.version ?? 0, billId });
  if (before !== null && before.protocol !== code) {
    const form = synopticProtocol(before.protocol)?.title ?? before.protocol;
    throw refuse('synoptic-other-form', { details: { form } });
  }
  const faults = [...answerFaults(protocol, answers)].filter(([, { why }]) => why !== 'not asked');
  if (faults.length > 0) {
    const errors = faults.map(([field, wrong]) => faultAt(`answers.${field}`, faultOfAnswer(wrong)));
    throw refuse('invalid-input', { errors });
  }
  const kept = keptAnswers(protocol, answers);
  await writeSynoptic(ctx, { billTestId, protocol: code, answers: kept });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'saveSynoptic',
    before: before === null ? undefined : { protocol: before.protocol, ...before.answers },
    after: { protocol: code, ...kept },
  });
  return caseReportOf(ctx, billTestId);
}

/** What is wrong with an answer, and what would be right. */
function faultOfAnswer(wrong: AnswerFault): Fault {
  switch (wrong.why) {
    case 'no such field':
      return faultOf('form-field-unknown');
    case 'not asked':
      return faultOf('not-asked-here');
    case 'no choice':
      return faultOf('choose-one-of', { choices: wrong.choices.join(', ') });
    case 'no number':
      return wrong.decimals === 0
        ? faultOf('enter-whole-number')
        : faultOf('enter-decimals', { decimals: wrong.decimals });
    case 'outside':
      return wrong.unit === ''
        ? faultOf('enter-from-to', { least: wrong.least, most: wrong.most })
        : faultOf('enter-between', { least: wrong.least, most: wrong.most, unit: wrong.unit });
    case 'too long':
      return faultOf('write-at-most');
    case 'more than examined':
      return faultOf('only-examined', { examined: wrong.examined });
  }
}

/** Takes a form away that was begun by mistake. */
export async function dropSynoptic(
  ctx: Ctx,
  billTestId: string,
  { version, reason }: BodyOf<typeof pathologyEndpoints.dropSynoptic>,
): Promise<CaseReport> {
  const { billId } = await lockOpenCase(ctx, billTestId);
  const { synoptic: before } = await readPartsOf(ctx, billTestId);
  await expectVersion(ctx, { entityId: billTestId, expected: version, found: before?.version ?? 0, billId });
  if (before === null) throw refuse('not-found');
  await deleteSynoptic(ctx, billTestId);
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId,
    action: 'dropSynoptic',
    before: { protocol: before.protocol, ...before.answers },
    reason,
  });
  return caseReportOf(ctx, billTestId);
}
