import type { takeAdvance as takeEndpoint } from '@nidan/contract/billing/advance-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { isClearedLater } from '@nidan/domain/money/payment-mode';
import type { Ctx } from '../../kernel/http/context.ts';
import { requirePatient } from '../patients/require-patient.ts';
import { requireLivePatient } from '../patients/require-live-patient.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { numberDocuments } from './document-rows.ts';
import { workplaceOf } from './take-payments.ts';
import { writeAdvances } from './write-advances.ts';

/** Takes money that a patient pays ahead, under a number of its own. */
export async function takeAdvance(
  ctx: Ctx,
  { advanceId, patientId, mode, amountPaise, reference }: BodyOf<typeof takeEndpoint>,
): Promise<AnswerOf<typeof takeEndpoint>> {
  const locationId = workplaceOf(ctx);
  await requirePatient(ctx, patientId);
  await requireLivePatient(ctx, patientId);
  await writeAdvances(ctx, [
    {
      advanceId,
      patientId,
      state: isClearedLater(mode) ? 'pending' : 'active',
      mode,
      amountPaise,
      reference: reference?.trim() ?? '',
      billId: null,
      locationId,
    },
  ]);
  await numberDocuments(ctx, [{ documentId: advanceId, series: 'A' }]);
  return readAdvanceOf(ctx, advanceId);
}
