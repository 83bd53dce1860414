import type { tellApart as tellApartEndpoint } from '@nidan/contract/people/patients/duplicate-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuseField } from '../../../../kernel/http/refuse.ts';
import { insertPairApart } from './merge-rows.ts';
import { requirePatient } from '../require-patient.ts';

/** Notes that two records are two people: their pair is not shown again. */
export async function tellApart(
  ctx: Ctx,
  { oneId, otherId }: BodyOf<typeof tellApartEndpoint>,
): Promise<AnswerOf<typeof tellApartEndpoint>> {
  if (oneId === otherId) throw refuseField('otherId', 'Choose another person');
  await requirePatient(ctx, oneId);
  await requirePatient(ctx, otherId);
  const pair = oneId < otherId ? ([oneId, otherId] as const) : ([otherId, oneId] as const);
  if (await insertPairApart(ctx, pair)) {
    recordEvent(ctx, { entityKind: 'PATIENT', entityId: oneId, parts: [otherId], action: 'tellApart' });
  }
  return { done: true };
}
