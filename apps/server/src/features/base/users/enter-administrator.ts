import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enterUser } from '../identity/enter-user.ts';
import type { OneTimePassword } from '../sign-in/one-time-password.ts';
import { enterMembership } from './membership-rows.ts';

interface Administrator {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly roleId: string;
  /** Null for somebody who signs in already. */
  readonly oneTime: OneTimePassword | null;
}

/** Enters the first person of a lab, active at once: there is nobody yet who could activate them. */
export async function enterAdministrator(
  ctx: Ctx,
  { userId, username, name, roleId, oneTime }: Administrator,
): Promise<void> {
  const { db, lId, caller } = ctx;
  const person = { username, name: name.trim(), userType: 'EMPLOYEE' } as const;
  if (oneTime !== null) {
    const unknown = { isDemoUser: false, qualification: null, registrationNo: null };
    await enterUser(ctx, { userId, ...person, ...unknown }, oneTime);
  }
  const values = {
    role_id: roleId,
    status: accountStatus.codes.active,
    location_ids: null,
    department_ids: null,
    doctor_id: null,
    agency_id: null,
    discount_upto_paise: null,
    discount_max_percent: 100,
  };
  await enterMembership(db, { lId, userId, enteredBy: caller.userId, giver: null, values });
  const after = { ...person, ...values, status: accountStatus.stateOf(values.status) };
  recordEvent(ctx, { entityKind: 'USER', entityId: userId, action: 'create', after });
}
