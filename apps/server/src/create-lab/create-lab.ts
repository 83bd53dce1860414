import type * as labAccountEndpoints from '@nidan/contract/base/lab-account/lab-account-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { LabAccountView } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { showLab } from '../kernel/database/connections/in-transaction.ts';
import { newId } from '../kernel/database/new-id.ts';
import { entityIdOfLab } from '../kernel/events/entity-id-of-lab.query.ts';
import { recordEvent } from '../kernel/events/record-event.ts';
import type { Ctx } from '../kernel/http/context.ts';
import { refuseField } from '../kernel/http/refuse.ts';
import { writeEvents } from '../kernel/http/unit-statements.ts';
import { emptyUnitOfWork } from '../kernel/http/unit-of-work.ts';
import type { Catalogue } from '../features/catalogue/versions/catalogue.ts';
import { loadCatalogue } from '../features/catalogue/versions/load-catalogue.ts';
import { knownEmployee } from '../features/base/identity/known-employee.query.ts';
import type { OneTimePassword } from '../features/base/sign-in/one-time-password.ts';
import { loadMasters, type MasterContent } from '../features/catalogue/masters/load-masters.ts';
import { loadBreakpoints } from '../features/lab/culture/load-breakpoints.ts';
import { enterUsualRoles } from '../features/base/roles/enter-usual-roles.ts';
import { enterUsualApprovalRules } from '../features/people/approvals/usual-approval-rules.ts';
import { enterAdministrator } from '../features/base/users/enter-administrator.ts';
import { createFirm } from '../features/base/organisation/change-firm.ts';
import { createLocation } from '../features/base/organisation/change-location.ts';
import { lockLabAccount, presentLabAccount } from '../features/base/lab-account/lab-accounts.query.ts';
import { insertLab, nextLabNumber } from '../features/base/organisation/lab-rows.ts';

type NewLab = BodyOf<typeof labAccountEndpoints.createLab>;

interface LabContent {
  readonly catalogue: Catalogue;
  readonly masters: MasterContent;
}

/** What a lab starts with that takes time to get ready. */
export interface LabStart extends LabContent {
  readonly oneTime: OneTimePassword;
}

interface FirstPerson {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  /** Null for somebody who has a password already. */
  readonly oneTime: OneTimePassword | null;
}

async function openPlaces(there: Ctx, { firm, location }: NewLab): Promise<void> {
  const { firmId } = await createFirm(there, firm);
  await createLocation(there, { ...location, kind: 'lab', firmId });
}

/** Opens the lab of `there` with everything that a first bill needs; its audit trail begins with how. */
export async function openLab(
  there: Ctx,
  body: NewLab,
  { catalogue, masters, administrator }: LabContent & { readonly administrator: FirstPerson },
): Promise<LabAccountView> {
  const { db, lId } = there;
  const { address, phone } = body.location;
  const name = body.name.trim();
  const papers = { tagline: '', address, phone, email: '', website: '', footer: '', upiAddress: null };
  await showLab(db, lId);
  await insertLab(db, { ...papers, lId, name, prefix: body.prefix, locations: [], switches: {} });
  recordEvent(there, {
    entityKind: 'LAB',
    entityId: await entityIdOfLab(there),
    action: 'create',
    after: { lId, name, prefix: body.prefix },
  });
  await openPlaces(there, body);
  await loadCatalogue(there, catalogue);
  await loadMasters(there, masters);
  const { managerId, byName } = await enterUsualRoles(there);
  await enterUsualApprovalRules(there, byName);
  await enterAdministrator(there, { ...administrator, roleId: managerId });
  await loadBreakpoints(there, administrator.userId);
  await writeEvents(there);
  return presentLabAccount(await lockLabAccount(db, lId));
}

/** A new person, or one who works in another lab. Refuses a user name without a name that nobody has. */
async function administratorOf(
  ctx: Ctx,
  { username, name }: NewLab['administrator'],
  oneTime: OneTimePassword,
): Promise<FirstPerson> {
  if (name !== undefined) return { userId: newId(), username, name, oneTime };
  const known = await knownEmployee(ctx.db, username);
  if (known === undefined) throw refuseField('administrator.username', 'person-to-enter');
  return { ...known, username, oneTime: null };
}

/** Opens one more lab of the platform. */
export async function createLab(
  ctx: Ctx,
  body: NewLab,
  start: LabStart,
): Promise<AnswerOf<typeof labAccountEndpoints.createLab>> {
  const there: Ctx = { ...ctx, lId: await nextLabNumber(ctx.db), unit: emptyUnitOfWork() };
  const administrator = await administratorOf(ctx, body.administrator, start.oneTime);
  const lab = await openLab(there, body, { ...start, administrator });
  await showLab(ctx.db, ctx.lId);
  const { username, oneTime } = administrator;
  return { lab, username, oneTimePassword: oneTime?.password ?? null };
}
