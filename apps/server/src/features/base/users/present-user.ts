import type { UserView } from '@nidan/contract/base/users/user-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { EmployeeKind, UserType } from '@nidan/domain/enumerations/users';
import { maskEmail, maskPhone } from '@nidan/domain/people/demo-mask';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface UserRow {
  readonly user_id: string;
  readonly username: string;
  readonly name: string;
  readonly name_key: string;
  readonly user_type: UserType;
  readonly employee_kind: EmployeeKind | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly qualification: string | null;
  readonly registration_no: string | null;
  readonly is_demo_user: boolean;
  readonly role_id: string;
  readonly role_name: string;
  readonly location_ids: string[] | null;
  readonly department_ids: string[] | null;
  readonly doctor_id: string | null;
  readonly doctor: string | null;
  readonly agency_id: string | null;
  readonly agency: string | null;
  readonly discount_upto_paise: number | null;
  readonly discount_max_percent: number | null;
  readonly status: number;
  readonly signed_in_at: Date | null;
  readonly entered_at: Date;
  readonly entered_by: string | null;
  readonly other_labs: number;
  readonly has_second_factor: boolean;
  readonly version: number;
}

function stepsOf(ctx: Ctx, row: UserRow): string[] {
  if (!hasRight(ctx.caller, 'users', PERMISSION.update)) return [];
  if (row.user_id === ctx.caller.userId) return ['update'];
  return ['update', ...accountStatus.possible(accountStatus.stateOf(row.status))];
}

function contactOf(ctx: Ctx, { phone, email }: UserRow) {
  if (!ctx.caller.isDemoUser) return { phone, email };
  return {
    phone: phone === null ? null : maskPhone(phone),
    email: email === null ? null : maskEmail(email),
  };
}

/** A person as the users screen shows them, with what the caller may do next. */
export function presentUser(ctx: Ctx, row: UserRow): UserView {
  return {
    userId: row.user_id,
    username: row.username,
    name: row.name,
    userType: row.user_type,
    employeeKind: row.employee_kind,
    ...contactOf(ctx, row),
    qualification: row.qualification,
    registrationNo: row.registration_no,
    isDemoUser: row.is_demo_user,
    roleId: row.role_id,
    roleName: row.role_name,
    locationIds: row.location_ids,
    departmentIds: row.department_ids,
    doctorId: row.doctor_id,
    doctor: row.doctor,
    agencyId: row.agency_id,
    agency: row.agency,
    discountUptoPaise: row.discount_upto_paise,
    discountMaxPercent: row.discount_max_percent,
    status: row.status,
    statusLabel: accountStatus.labelOf(accountStatus.stateOf(row.status)),
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    enteredAt: row.entered_at.toISOString(),
    enteredBy: row.entered_by,
    sharedWithOtherLabs: row.other_labs > 0,
    hasSecondFactor: row.has_second_factor,
    isSelf: row.user_id === ctx.caller.userId,
    version: row.version,
    can: stepsOf(ctx, row),
  };
}
