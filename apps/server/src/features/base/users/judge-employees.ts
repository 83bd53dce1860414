import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { MOST_EMPLOYEES_AT_ONCE } from '@nidan/domain/imports/employee-sheet';
import { type RefusalCode, refusalFault } from '@nidan/contract/kernel/refusals';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { requireNewUser } from './create-user.ts';
import type { EmployeeDraft } from './employee-draft.ts';
import { planUserChange, type UserChange } from './update-user.ts';
import { requireNotOutranked } from './user-to-change.ts';

/** A row with what its page would say of it, and what it comes to when nothing is wrong. */
interface JudgedEmployee {
  readonly draft: EmployeeDraft;
  readonly faults: readonly FieldFault[];
  readonly change: UserChange | null;
}

/** Columns at which refusals of the page stand; the others are of the person. */
const FIELD_OF: Readonly<Partial<Record<RefusalCode, string>>> = {
  'rights-beyond-own': 'role',
  'role-retired': 'role',
  'person-outranks': 'role',
  'scope-beyond-own': 'locations',
  'discount-beyond-own': 'discountUptoPaise',
};

function faultsOfRefusal({ code, extra }: Refusal): FieldFault[] {
  const { errors = [], details } = extra;
  return errors.length > 0
    ? [...errors]
    : [faultAt(FIELD_OF[code] ?? 'username', refusalFault(code, details))];
}

async function planned(ctx: Ctx, draft: EmployeeDraft): Promise<UserChange | null> {
  if (draft.kind === 'new') {
    await requireNewUser(ctx, draft.body);
    return null;
  }
  await requireNotOutranked(ctx, draft.user);
  return planUserChange(ctx, draft.user, draft.body);
}

/** Holds rows against the rules of the page of the users, one by one; those with a fault already are left at that. */
export async function judgeEmployees(
  ctx: Ctx,
  drafts: readonly EmployeeDraft[],
  found: readonly (readonly FieldFault[])[],
): Promise<readonly JudgedEmployee[]> {
  const judged: JudgedEmployee[] = [];
  for (const [at, draft] of drafts.entries()) {
    const known = found[at] ?? [];
    if (at >= MOST_EMPLOYEES_AT_ONCE) {
      const beyond = faultAt('username', 'people-in-file', { most: MOST_EMPLOYEES_AT_ONCE });
      judged.push({ draft, faults: [beyond], change: null });
    } else if (known.length > 0) judged.push({ draft, faults: known, change: null });
    else
      judged.push(
        await planned(ctx, draft).then(
          (change) => ({ draft, faults: [], change }),
          (error: unknown) => {
            if (!(error instanceof Refusal)) throw error;
            return { draft, faults: faultsOfRefusal(error), change: null };
          },
        ),
      );
  }
  return judged;
}
