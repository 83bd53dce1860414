import type { UserType } from '../enumerations/users.ts';

/** What of a lab a person sees; null is no limit, an empty list nothing at all. */
export interface WorkScope {
  readonly locationIds: readonly string[] | null;
  /** Limits tubes, tests and results; bills, people and reports are whole. */
  readonly departmentIds: readonly string[] | null;
  /** Only bills that this doctor referred. */
  readonly doctorId: string | null;
  /** Only bills of this agency. */
  readonly agencyId: string | null;
}

export const WHOLE_LAB: WorkScope = {
  locationIds: null,
  departmentIds: null,
  doctorId: null,
  agencyId: null,
};

/** The id of no doctor and no agency. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * The scope in force: that of the membership, and for a doctor or an agency at most its own bills (spec §6). A doctor or
 * an agency that is not linked yet sees nothing.
 */
export function scopeInForce(userType: UserType, given: WorkScope): WorkScope {
  return {
    ...given,
    doctorId: userType === 'DOCTOR' ? (given.doctorId ?? NOBODY) : given.doctorId,
    agencyId: userType === 'AGENCY' ? (given.agencyId ?? NOBODY) : given.agencyId,
  };
}

/** True when the scope hides no bill: none of its limits is about bills. */
export function seesAllBills({ locationIds, doctorId, agencyId }: WorkScope): boolean {
  return locationIds === null && doctorId === null && agencyId === null;
}

/** True unless a referring doctor looks: they see neither dues nor prices. */
export function seesAmounts({ doctorId }: WorkScope): boolean {
  return doctorId === null;
}

/** True unless a referring doctor or an agency looks: what is not released, or is held, is for the lab. */
export function seesUnreleased({ doctorId, agencyId }: WorkScope): boolean {
  return doctorId === null && agencyId === null;
}

/** True when nothing that `inner` shows is hidden by `outer`: nobody lets others see more than they see themselves. */
export function scopeCovers(outer: WorkScope, inner: WorkScope): boolean {
  return (
    listCovers(outer.locationIds, inner.locationIds) &&
    listCovers(outer.departmentIds, inner.departmentIds) &&
    (outer.doctorId === null || outer.doctorId === inner.doctorId) &&
    (outer.agencyId === null || outer.agencyId === inner.agencyId)
  );
}

function listCovers(outer: readonly string[] | null, inner: readonly string[] | null): boolean {
  if (outer === null) return true;
  return inner !== null && inner.every((id) => outer.includes(id));
}

/** The scope at these locations only; null narrows nothing: an API key never sees more than its user. */
export function narrowedScope(scope: WorkScope, locationIds: readonly string[] | null): WorkScope {
  return { ...scope, locationIds: commonList(scope.locationIds, locationIds) };
}

function commonList(
  one: readonly string[] | null,
  other: readonly string[] | null,
): readonly string[] | null {
  if (one === null) return other;
  return other === null ? one : one.filter((id) => other.includes(id));
}

function commonOwner(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one === other ? one : NOBODY;
}

/** What both see. */
export function commonScope(one: WorkScope, other: WorkScope): WorkScope {
  return {
    locationIds: commonList(one.locationIds, other.locationIds),
    departmentIds: commonList(one.departmentIds, other.departmentIds),
    doctorId: commonOwner(one.doctorId, other.doctorId),
    agencyId: commonOwner(one.agencyId, other.agencyId),
  };
}

/** True when tubes, tests and results of a department are seen. */
export function seesDepartment({ departmentIds }: WorkScope, departmentId: string | null): boolean {
  return departmentIds === null || (departmentId !== null && departmentIds.includes(departmentId));
}

/** True when a place is seen. */
export function seesLocation({ locationIds }: WorkScope, locationId: string): boolean {
  return locationIds === null || locationIds.includes(locationId);
}
