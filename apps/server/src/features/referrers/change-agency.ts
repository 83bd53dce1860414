import type { AnswerOf, BodyOf, ParamsOf } from '@nidan/contract/kernel/endpoint';
import type {
  createAgency as createEndpoint,
  updateAgency as updateEndpoint,
} from '@nidan/contract/referrers/agency-endpoints';
import { plainPhone } from '@nidan/domain/people/phone';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import { startingStatus } from '../organisation/move-master.ts';
import {
  type AgencyRow,
  type AgencyValues,
  insertAgency,
  lockAgency,
  updateAgencyRow,
} from './agency-rows.ts';
import { presentAgency } from './present-agency.ts';

function plainName(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

/** Adds an agency; refused under a name that another has. */
export async function createAgency(
  ctx: Ctx,
  { agencyId, name, phone, status }: BodyOf<typeof createEndpoint>,
): Promise<AnswerOf<typeof createEndpoint>> {
  const values: AgencyValues = {
    name: plainName(name),
    phone: plainPhone(phone?.trim() ?? ''),
    status: startingStatus(status),
  };
  await insertAgency(ctx.db, ctx.lId, { ...values, agencyId });
  recordEvent(ctx, { entityKind: 'AGENCY', entityId: agencyId, action: 'create', after: values });
  return presentAgency(ctx, { ...values, agency_id: agencyId, version: 1 });
}

/** A demo user who sends back the number as they were shown it changes nothing. */
function phoneAfter(ctx: Ctx, before: AgencyRow, phone: string | null | undefined): string {
  if (phone === undefined || phone === presentAgency(ctx, before).phone) return before.phone;
  return plainPhone(phone?.trim() ?? '');
}

/** Changes an agency, or takes it into or out of use. */
export async function updateAgency(
  ctx: Ctx,
  { agencyId }: ParamsOf<typeof updateEndpoint>,
  body: BodyOf<typeof updateEndpoint>,
): Promise<AnswerOf<typeof updateEndpoint>> {
  const before = await lockAgency(ctx.db, ctx.lId, agencyId);
  const { agencyId: own } = ctx.caller.scope;
  if (before === null || (own !== null && own !== agencyId)) throw refuse('not-found');
  await expectVersion(ctx, { entityId: agencyId, expected: body.version, found: before.version });
  const from = masterData.stateOf(before.status);
  const to =
    body.action === undefined
      ? from
      : stepOrRefuse(`Agency ${before.name}`, masterData.step(body.action, from));
  const values: AgencyValues = {
    name: plainName(body.name ?? before.name),
    phone: phoneAfter(ctx, before, body.phone),
    status: masterData.codeOf(to),
  };
  const after = await updateAgencyRow(ctx.db, { lId: ctx.lId, before, values });
  const { name, phone } = before;
  recordEvent(ctx, {
    entityKind: 'AGENCY',
    entityId: agencyId,
    action: body.action ?? 'update',
    before: { name, phone, status: from },
    after: { ...values, status: to },
  });
  return presentAgency(ctx, after);
}
