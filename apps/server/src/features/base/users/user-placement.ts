import { type PersonKind, placementFault } from '@nidan/domain/access/placement-fault';
import { scopeCovers, scopeInForce } from '@nidan/domain/access/work-scope';
import { capCovers } from '@nidan/domain/money/discount';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { requireHeldRights } from '../roles/require-held-rights.ts';
import { findRole } from '../roles/role-rights.query.ts';
import type { LockedUser, MembershipValues } from './membership-rows.ts';

interface Missing {
  readonly location: boolean;
  readonly department: boolean;
  readonly doctor: boolean;
  readonly agency: boolean;
}

/** Refuses ids that the lab has not; another lab's are like absent ones. */
async function requireKnownPlaces(ctx: Ctx, values: MembershipValues): Promise<void> {
  const { location_ids: locations, department_ids: departments, doctor_id, agency_id } = values;
  const { rows } = await sql<Missing>`
    select
      exists (select from unnest(${locations}::uuid[]) w(id) where not exists (
        select from location l where l.l_id = ${ctx.lId} and l.location_id = w.id)) as location,
      exists (select from unnest(${departments}::uuid[]) w(id) where not exists (
        select from department d where d.l_id = ${ctx.lId} and d.department_id = w.id)) as department,
      ${doctor_id}::uuid is not null and not exists (
        select from doctor d where d.l_id = ${ctx.lId} and d.doctor_id = ${doctor_id}) as doctor,
      ${agency_id}::uuid is not null and not exists (
        select from agency a where a.l_id = ${ctx.lId} and a.agency_id = ${agency_id}) as agency`.execute(
    ctx.db,
  );
  const [missing] = rows;
  if (missing?.location === true) throw refuseField('locationIds', 'lab-lacks-location');
  if (missing?.department === true) throw refuseField('departmentIds', 'lab-lacks-department');
  if (missing?.doctor === true) throw refuseField('doctorId', 'lab-lacks-doctor');
  if (missing?.agency === true) throw refuseField('agencyId', 'lab-lacks-agency');
}

/** What of the lab a person of this kind sees in such a place. */
export function scopeOf(userType: LockedUser['user_type'], values: MembershipValues) {
  return scopeInForce(userType, {
    locationIds: values.location_ids,
    departmentIds: values.department_ids,
    doctorId: values.doctor_id,
    agencyId: values.agency_id,
  });
}

/**
 * Refuses a placement that does not fit the person, names what the lab has not, or gives more than the caller has: rights,
 * places, or a discount limit.
 */
export async function requirePlacement(
  ctx: Ctx,
  person: Pick<PersonKind, 'userType' | 'employeeKind'>,
  values: MembershipValues,
): Promise<void> {
  const fault = placementFault({
    ...person,
    doctorId: values.doctor_id,
    agencyId: values.agency_id,
  });
  if (fault !== null) throw refuseField(fault.field, fault);
  const role = await findRole(ctx, values.role_id);
  if (role === null) throw refuseField('roleId', 'lab-lacks-role');
  if (role.status !== masterData.codes.enabled)
    throw refuse('role-retired', { details: { role: role.name } });
  await requireKnownPlaces(ctx, values);
  requireHeldRights(ctx, role.rights);
  const { caller } = ctx;
  if (!scopeCovers(caller.scope, scopeOf(person.userType, values))) throw refuse('scope-beyond-own');
  const own = { uptoAmount: caller.discountUptoPaise, maxPercent: caller.discountMaxPercent };
  const given = { uptoAmount: values.discount_upto_paise, maxPercent: values.discount_max_percent };
  if (!capCovers(own, given)) throw refuse('discount-beyond-own');
}
