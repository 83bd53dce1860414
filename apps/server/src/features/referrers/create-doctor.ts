import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { createDoctor as createEndpoint } from '@nidan/contract/referrers/doctor-endpoints';
import { plainPhone } from '@nidan/domain/people/phone';
import { newId } from '../../kernel/database/new-id.ts';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { insertDoctors } from './doctor-rows.ts';
import { findSameDoctor } from './doctors.query.ts';

/** Adds a referring doctor; refused when one of this name and qualification is in the list. */
export async function createDoctor(
  ctx: Ctx,
  body: BodyOf<typeof createEndpoint>,
): Promise<AnswerOf<typeof createEndpoint>> {
  const doctorId = body.doctorId ?? newId();
  const name = body.name.trim().replace(/\s+/gu, ' ');
  const qualification = body.qualification?.trim() ?? '';
  const phone = body.phone?.trim() ? plainPhone(body.phone.trim()) : null;
  if (await findSameDoctor(ctx, { name, qualification })) throw refuse('doctor-known', { details: { name } });
  await insertDoctors(ctx.db, ctx.lId, [{ doctorId, name, qualification, phone }]);
  recordEvent(ctx, {
    entityKind: 'DOCTOR',
    entityId: doctorId,
    action: 'create',
    after: { name, qualification, phone },
  });
  return { doctorId, name, qualification, phone };
}
