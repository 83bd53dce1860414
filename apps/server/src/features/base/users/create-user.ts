import type * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { UserInput } from '@nidan/contract/base/users/user-endpoints';
import { plainPhone } from '@nidan/domain/people/phone';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OneTimePassword } from '../sign-in/one-time-password.ts';
import { enterUser } from '../identity/enter-user.ts';
import { enterMembership, type MembershipValues } from './membership-rows.ts';
import { requirePlacement } from './user-placement.ts';
import { readWrittenUser } from './users.query.ts';

function placementOf(body: UserInput): MembershipValues {
  return {
    role_id: body.roleId,
    status: accountStatus.codeOf(body.submit === true ? 'pending' : 'draft'),
    location_ids: body.locationIds ?? null,
    department_ids: body.departmentIds ?? null,
    doctor_id: body.doctorId ?? null,
    agency_id: body.agencyId ?? null,
    discount_upto_paise: body.discountUptoPaise ?? null,
    discount_max_percent: body.discountMaxPercent ?? null,
  };
}

function personOf(body: UserInput) {
  return {
    userId: body.userId,
    username: body.username,
    name: body.name.trim(),
    userType: body.userType,
    employeeKind: body.employeeKind ?? null,
    phone: plainPhone(body.phone?.trim() ?? '') || null,
    email: body.email?.trim() || null,
    qualification: body.qualification?.trim() || null,
    registrationNo: body.registrationNo?.trim() || null,
    isDemoUser: body.isDemoUser ?? false,
  };
}

/** Refuses a new person whose place in the lab does not fit them, or gives more than the caller has. */
export async function requireNewUser(ctx: Ctx, body: UserInput): Promise<MembershipValues> {
  const { userType, employeeKind = null, username } = body;
  if (username === ctx.services.config.operator) throw refuse('username-reserved');
  const values = placementOf(body);
  await requirePlacement(ctx, { userType, employeeKind }, values);
  return values;
}

/** Enters a person as a draft, or submitted for another person to activate; the one-time password is told once. */
export async function createUser(
  ctx: Ctx,
  body: UserInput,
  oneTime: OneTimePassword | null,
): Promise<AnswerOf<typeof userEndpoints.createUser>> {
  const { userId } = body;
  const values = await requireNewUser(ctx, body);
  const person = personOf(body);
  await enterUser(ctx, { ...person, status: values.status }, oneTime);
  await enterMembership(ctx.db, {
    lId: ctx.lId,
    userId,
    enteredBy: ctx.caller.userId,
    giver: ctx.caller,
    values,
  });
  recordEvent(ctx, {
    entityKind: 'USER',
    entityId: userId,
    action: 'create',
    after: { ...person, ...values, status: accountStatus.stateOf(values.status) },
  });
  return { user: await readWrittenUser(ctx, userId), oneTimePassword: oneTime?.password ?? null };
}
