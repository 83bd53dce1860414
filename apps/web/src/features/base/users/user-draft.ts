import type { UserChanges } from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import type { EmployeeKind } from '@nidan/domain/enumerations/users';
import { parseRupees } from '@nidan/domain/money/rupees';

/** A person as the form holds them: texts as typed, null where nothing is limited. */
export interface UserDraft {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly qualification: string;
  readonly registrationNo: string;
  readonly employeeKind: EmployeeKind | null;
  readonly roleId: string;
  readonly locationIds: readonly string[] | null;
  readonly departmentIds: readonly string[] | null;
  readonly doctorId: string | null;
  readonly agencyId: string | null;
  /** Rupees as typed. */
  readonly upTo: string;
  readonly percent: string;
}

/** The form of a person as they are stored. */
export function draftOf(user: UserView): UserDraft {
  return {
    name: user.name,
    phone: user.phone ?? '',
    email: user.email ?? '',
    qualification: user.qualification ?? '',
    registrationNo: user.registrationNo ?? '',
    employeeKind: user.employeeKind,
    roleId: user.roleId,
    locationIds: user.locationIds,
    departmentIds: user.departmentIds,
    doctorId: user.doctorId,
    agencyId: user.agencyId,
    upTo: user.discountUptoPaise === null ? '' : String(user.discountUptoPaise / 100),
    percent: user.discountMaxPercent === null ? '' : String(user.discountMaxPercent),
  };
}

/** The form of somebody new. */
export function emptyDraft(roleId: string): UserDraft {
  return {
    name: '',
    phone: '',
    email: '',
    qualification: '',
    registrationNo: '',
    employeeKind: 'LAB_OP',
    roleId,
    locationIds: null,
    departmentIds: null,
    doctorId: null,
    agencyId: null,
    upTo: '',
    percent: '',
  };
}

/** The fields that differ, by name. */
export function changedFields(draft: UserDraft, from: UserDraft): (keyof UserDraft)[] {
  // as: the keys of a draft
  const fields = Object.keys(draft) as (keyof UserDraft)[];
  return fields.filter((field) => JSON.stringify(draft[field]) !== JSON.stringify(from[field]));
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** A number that cannot be read goes as it stands, so that the server names the field. */
function capOf(text: string, read: (typed: string) => number | null): number | null {
  const typed = text.trim();
  return typed === '' ? null : (read(typed) ?? -1);
}

/** What is sent of a draft, every field. */
export function bodyOfDraft(draft: UserDraft): Required<Omit<UserChanges, 'version'>> {
  return {
    name: draft.name.trim(),
    phone: textOrNull(draft.phone),
    email: textOrNull(draft.email),
    qualification: textOrNull(draft.qualification),
    registrationNo: textOrNull(draft.registrationNo),
    employeeKind: draft.employeeKind,
    roleId: draft.roleId,
    locationIds: draft.locationIds === null ? null : [...draft.locationIds],
    departmentIds: draft.departmentIds === null ? null : [...draft.departmentIds],
    doctorId: draft.doctorId,
    agencyId: draft.agencyId,
    discountUptoPaise: capOf(draft.upTo, parseRupees),
    discountMaxPercent: capOf(draft.percent, (typed) => (/^\d{1,3}$/u.test(typed) ? Number(typed) : null)),
  };
}

/** Names of what is sent for a field of the form. */
const SENT: Readonly<Partial<Record<keyof UserDraft, keyof UserChanges>>> = {
  upTo: 'discountUptoPaise',
  percent: 'discountMaxPercent',
};

/** Name under which a field of the form is sent, and refused. */
export function sentName(field: keyof UserDraft): keyof UserChanges {
  // as: all fields but those in SENT are sent under their own name
  return SENT[field] ?? (field as keyof UserChanges);
}

/** Only what differs, with the version that it differs from. */
export function changesOf(draft: UserDraft, from: UserDraft, version: number): UserChanges {
  const whole = bodyOfDraft(draft);
  const names = new Set<string>(changedFields(draft, from).map(sentName));
  const changes = Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)));
  return { ...changes, version };
}
