import type * as viewEndpoints from '@nidan/contract/base/identity/view-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { readMember } from '../../../kernel/access/caller.ts';
import { missingRight, rightText } from '../../../kernel/access/judge-access.ts';
import { requireNotAbove } from '../../../kernel/access/require-not-above.ts';
import { outlookOf } from '../../../kernel/access/outlook.ts';
import { type LiveSession, setViewed } from '../../../kernel/access/session-rows.ts';
import type { ViewedAs } from '../../../kernel/access/session-state.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import { eventStatements } from '../../../kernel/events/event-statements.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';

/** What must be read to look as somebody: the roles, and the people for one of them. */
const NEEDED = { role: [listRoles.access], person: [listRoles.access, listUsers.access] } as const;

interface Viewer {
  readonly lId: number;
  readonly roleName: string;
}

/** The session's own person in its lab; a lab that is none of theirs answers like an absent one. */
async function readViewer(db: Db, session: LiveSession, lId: number) {
  const member = await readMember(db, { lId, userId: session.userId });
  if (member === null || member.membershipStatus !== accountStatus.codes.active) throw refuse('not-found');
  return member.caller;
}

interface Noted {
  readonly action: 'viewAs' | 'leaveView';
  readonly viewed: ViewedAs;
}

async function noteView(
  { services, request }: OpenCtx,
  { db, session, viewer, noted }: { db: Db; session: LiveSession; viewer: Viewer; noted: Noted },
): Promise<void> {
  const { userId, locationId } = session;
  const author = { ...viewer, userId, locationId, at: services.clock(), requestId: request.id };
  const { kind, id } = noted.viewed;
  const event = {
    entityKind: kind === 'role' ? 'ROLE' : 'USER',
    entityId: id,
    action: noted.action,
  } as const;
  for (const statement of eventStatements(author, [event])) await sendLater(db, statement);
}

/** Lets a session look as a role or a person of its lab, for whoever may read these and has no less than they have. */
export async function viewAs(
  ctx: OpenCtx,
  session: LiveSession,
  viewed: BodyOf<typeof viewEndpoints.viewAs>,
): Promise<void> {
  const { lId } = session;
  if (lId === null) throw refuse('not-found');
  await inTransaction(ctx.services.db, lId, async (db) => {
    const own = await readViewer(db, session, lId);
    const { rights, roleName } = own;
    for (const access of NEEDED[viewed.kind]) {
      const missing = missingRight(access, rights);
      if (missing !== null) throw refuse('not-permitted', { details: { right: rightText(missing) } });
    }
    const outlook = await outlookOf(db, lId, viewed);
    if (outlook === null) throw refuse('not-found');
    // A role has no places, and a view gives no discount.
    const scope = viewed.kind === 'role' ? own.scope : outlook.scope;
    requireNotAbove(own, { ...own, scope, rights: outlook.rights, name: outlook.name ?? outlook.roleName });
    if (session.viewed?.kind === viewed.kind && session.viewed.id === viewed.id) return;
    await setViewed(db, session, viewed);
    await noteView(ctx, { db, session, viewer: { lId, roleName }, noted: { action: 'viewAs', viewed } });
  });
}

/** Lets a session look with the eyes of its own person again. */
export async function leaveView(ctx: OpenCtx, session: LiveSession): Promise<void> {
  const { lId, viewed } = session;
  if (lId === null || viewed === null) return;
  await inTransaction(ctx.services.db, lId, async (db) => {
    const { roleName } = await readViewer(db, session, lId);
    await setViewed(db, session, null);
    await noteView(ctx, { db, session, viewer: { lId, roleName }, noted: { action: 'leaveView', viewed } });
  });
}
