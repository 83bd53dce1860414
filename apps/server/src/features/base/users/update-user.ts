import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import { isDeepStrictEqual } from 'node:util';
import type { UserChanges } from '@nidan/contract/base/users/user-endpoints';
import { plainPhone } from '@nidan/domain/people/phone';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changePerson, type PersonValues } from '../identity/change-person.ts';
import { requireAdministratorLeft } from '../roles/require-administrator.ts';
import { type LockedUser, type MembershipValues, updateMembership } from './membership-rows.ts';
import { requirePlacement } from './user-placement.ts';
import { lockUserToChange } from './user-to-change.ts';
import { readWrittenUser } from './users.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Placement = Omit<MembershipValues, 'status'>;
type Person = Omit<PersonValues, 'status'>;
type Changes = Omit<UserChanges, 'version'>;

function keep<T>(told: T | undefined, known: T): T {
  return told === undefined ? known : told;
}

function placementAfter(user: LockedUser, body: Changes): Placement {
  return {
    role_id: keep(body.roleId, user.role_id),
    location_ids: keep(body.locationIds, user.location_ids),
    department_ids: keep(body.departmentIds, user.department_ids),
    doctor_id: keep(body.doctorId, user.doctor_id),
    agency_id: keep(body.agencyId, user.agency_id),
    discount_upto_paise: keep(body.discountUptoPaise, user.discount_upto_paise),
    discount_max_percent: keep(body.discountMaxPercent, user.discount_max_percent),
  };
}

function textOr(told: string | null | undefined, known: string | null): string | null {
  return told === undefined ? known : told?.trim() || null;
}

function personAfter(user: LockedUser, body: Changes): Person {
  return {
    name: body.name?.trim() ?? user.name,
    employee_kind: body.employeeKind === undefined ? user.employee_kind : body.employeeKind,
    phone: textOr(body.phone && plainPhone(body.phone.trim()), user.phone),
    email: textOr(body.email, user.email),
    qualification: textOr(body.qualification, user.qualification),
    registration_no: textOr(body.registrationNo, user.registration_no),
  };
}

/** The columns that differ, and what they were. */
function changed<T extends object>(user: LockedUser, after: T): { before: Partial<T>; after: Partial<T> } {
  const differs = (column: string): boolean =>
    !isDeepStrictEqual(Reflect.get(user, column), Reflect.get(after, column));
  const pick = (from: object): Partial<T> =>
    // as: the columns of `after` are columns of the user
    Object.fromEntries(
      Object.keys(after)
        .filter(differs)
        .map((column) => [column, Reflect.get(from, column)]),
    ) as Partial<T>;
  return { before: pick(user), after: pick(after) };
}

async function requireNewPlacement(ctx: Ctx, user: LockedUser, placement: Placement): Promise<void> {
  if (user.user_id === ctx.caller.userId) throw refuse('own-account');
  requireProof(ctx.caller);
  const { user_type: userType, employee_kind: employeeKind, status } = user;
  await requirePlacement(ctx, { userType, employeeKind }, { ...placement, status });
}

/** What changes of a person and of their place in the lab, column by column. */
export interface UserChange {
  readonly person: { readonly before: Partial<Person>; readonly after: Partial<Person> };
  readonly placement: { readonly before: Partial<Placement>; readonly after: Partial<Placement> };
}

/** What a change of a locked person comes to, held against the rules; null when nothing changes. */
export async function planUserChange(ctx: Ctx, user: LockedUser, body: Changes): Promise<UserChange | null> {
  const wanted = personAfter(user, body);
  const person = changed(user, wanted);
  const placement = changed(user, placementAfter(user, body));
  const movesPerson = Object.keys(person.after).length > 0;
  const movesPlacement = Object.keys(placement.after).length > 0;
  if (!movesPerson && !movesPlacement) return null;
  if (movesPerson && user.other_labs > 0)
    throw refuse('person-of-other-labs', { details: { name: user.name } });
  const asEmployee = { ...user, employee_kind: wanted.employee_kind };
  if (movesPlacement || 'employee_kind' in person.after)
    await requireNewPlacement(ctx, asEmployee, placementAfter(user, body));
  return { person, placement };
}

/** Writes a planned change with its event; rights, places and limits are in force from their next request on. */
export async function writeUserChange(
  ctx: Ctx,
  userId: string,
  { person, placement }: UserChange,
): Promise<void> {
  await changePerson(ctx, userId, person.after);
  await updateMembership(ctx.db, { lId: ctx.lId, userId, values: placement.after, giver: ctx.caller });
  if ('role_id' in placement.after) await requireAdministratorLeft(ctx);
  recordEvent(ctx, {
    entityKind: 'USER',
    entityId: userId,
    action: 'update',
    before: { ...person.before, ...placement.before },
    after: { ...person.after, ...placement.after },
  });
}

/** Changes a person. */
export const updateUser = serve(userEndpoints.updateUser, async (ctx, { userId }, body: UserChanges) => {
  const user = await lockUserToChange(ctx, { userId, version: body.version });
  const change = await planUserChange(ctx, user, body);
  if (change !== null) await writeUserChange(ctx, userId, change);
  return readWrittenUser(ctx, userId);
});
