import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import { type EmployeeRow, employeeSheet } from '@nidan/domain/imports/employee-sheet';
import { maskEmail, maskPhone } from '@nidan/domain/people/demo-mask';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { Ctx } from '../../../kernel/http/context.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type Judgement, masterFile } from '../../../kernel/imports/master-file.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { lockPeopleOfLab } from '../roles/require-administrator.ts';
import { createUser } from './create-user.ts';
import { changesOfRow, type EmployeeDraft, newUserOf, referenceFaults } from './employee-draft.ts';
import {
  type EmployeeReferences,
  readEmployeeReferences,
  takenUsernames,
} from './employee-references.query.ts';
import { judgeEmployees } from './judge-employees.ts';
import { type LockedUser, readEmployees } from './membership-rows.ts';
import { writeUserChange } from './update-user.ts';

const newFaults = bodyFaults(userEndpoints.createUser.body);
const changedFaults = bodyFaults(userEndpoints.updateUser.body);

const COLUMN_OF = {
  roleId: 'role',
  locationIds: 'locations',
  departmentIds: 'departments',
} as const;

interface OpenEmployees {
  readonly references: EmployeeReferences;
  /** By user name. */
  readonly known: ReadonlyMap<string, LockedUser>;
}

/** What ids stand for, by name; everything is nothing named. */
function named(ids: readonly string[] | null, names: ReadonlyMap<string, string>): string[] {
  return (ids ?? []).map((id) => names.get(id) ?? id).toSorted();
}

/** A person as a row; a demo user sees no whole number and no address. */
function rowOf(
  { caller }: Ctx,
  user: LockedUser,
  { roles, locations, departments }: EmployeeReferences,
): EmployeeRow {
  const { phone, email } = user;
  return {
    username: user.username,
    name: user.name,
    employeeKind: user.employee_kind ?? 'LAB_OP',
    role: roles.nameOf.get(user.role_id) ?? '',
    locations: named(user.location_ids, locations.nameOf),
    departments: named(user.department_ids, departments.nameOf),
    phone: caller.isDemoUser && phone !== null ? maskPhone(phone) : phone,
    email: caller.isDemoUser && email !== null ? maskEmail(email) : email,
    qualification: user.qualification,
    registrationNo: user.registration_no,
    discountUptoPaise: user.discount_upto_paise,
    discountMaxPercent: user.discount_max_percent,
    status: accountStatus.stateOf(user.status),
  };
}

/** An account begins as on its page; what it becomes then is decided there, by another person than who entered it. */
function statusFaults({ row, former }: Candidate<EmployeeRow>): FieldFault[] {
  if (former === null)
    return row.status === 'draft' || row.status === 'pending'
      ? []
      : [faultAt('status', 'new-account-status')];
  return row.status === former.status ? [] : [faultAt('status', 'account-status-not-by-file')];
}

function draftOf(candidate: Candidate<EmployeeRow>, { references, known }: OpenEmployees): EmployeeDraft {
  const user = known.get(candidate.row.username);
  if (user === undefined) return { kind: 'new', body: newUserOf(candidate.row, references) };
  return { kind: 'changed', user, body: changesOfRow(candidate, references) };
}

function shapeFaults(draft: EmployeeDraft): FieldFault[] {
  if (draft.kind === 'new') return newFaults(draft.body);
  return changedFaults({ ...draft.body, version: draft.user.version });
}

async function judge(
  ctx: Ctx,
  open: OpenEmployees,
  candidates: readonly Candidate<EmployeeRow>[],
): Promise<Judgement> {
  const drafts = candidates.map((candidate) => draftOf(candidate, open));
  const added = drafts.flatMap((draft) => (draft.kind === 'new' ? [draft.body.username] : []));
  const taken = await takenUsernames(ctx, added);
  const first = candidates.map((candidate, at): FieldFault[] => {
    const draft = drafts[at];
    const known = referenceFaults(candidate.row, open.references);
    const isTaken = draft?.kind === 'new' && taken.has(candidate.row.username);
    return [
      ...known,
      // A row that names nothing known has no body to be looked at.
      ...(draft === undefined || known.length > 0 ? [] : shapeFaults(draft)),
      ...statusFaults(candidate),
      ...(isTaken ? [faultAt('username', 'username-in-use')] : []),
    ];
  });
  const judged = await judgeEmployees(ctx, drafts, first);
  return {
    faultsOf: (index) => {
      const [row, faults] = [candidates[index]?.row, judged[index]?.faults ?? []];
      return row === undefined ? [] : cellFaultsOf(employeeSheet, row, { faults, columnOf: COLUMN_OF });
    },
    write: async () => {
      for (const { draft, change } of judged) {
        // No password: it is handed over with a reset of the sign-in, once the account is active.
        if (draft.kind === 'new') await createUser(ctx, draft.body, null);
        else if (change !== null) await writeUserChange(ctx, draft.user.user_id, change);
      }
    },
  };
}

/** The file of the employees: people without their passwords; the rules are those of their page. */
export const employeeFile = masterFile(employeeSheet, async (asked, use) => {
  // Who brought the file and who started it proved who they are (`requireProvedMasterChange`); a job cannot ask again.
  const ctx: Ctx = { ...asked, caller: { ...asked.caller, provedRecently: true } };
  if (use === 'change') await lockPeopleOfLab(ctx);
  const references = await readEmployeeReferences(ctx);
  const employees = await readEmployees(ctx, use);
  const open = { references, known: new Map(employees.map((user) => [user.username, user])) };
  return {
    rows: new Map(employees.map((user) => [user.username, rowOf(ctx, user, references)])),
    judge: (candidates) => judge(ctx, open, candidates),
  };
});
