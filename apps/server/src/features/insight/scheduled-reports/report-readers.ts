import { scopeCovers } from '@nidan/domain/access/work-scope';
import { EXPLORER_SUBJECTS, type ExplorerSubject } from '@nidan/domain/insight/explorer-fields';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { type Caller, readMember } from '../../../kernel/access/caller.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Of a lab with more people the first by name are offered. */
const MOST_PEOPLE = 200;

/** Whether a person may be given what a question about a subject shows the caller: the right to it, and as much of the lab. */
function mayRead(ctx: Ctx, person: Caller, subject: ExplorerSubject): boolean {
  const { module, bits } = EXPLORER_SUBJECTS[subject].needs;
  return !person.isDemoUser && hasRight(person, module, bits) && scopeCovers(person.scope, ctx.caller.scope);
}

async function readActive({ db, lId }: Ctx, userId: string): Promise<Caller | null> {
  const member = await readMember(db, { lId, userId });
  const { active } = accountStatus.codes;
  return member?.userStatus === active && member.membershipStatus === active ? member.caller : null;
}

/** Refuses readers who may not see what the report shows. */
export async function requireReaders(
  ctx: Ctx,
  userIds: readonly string[],
  subject: ExplorerSubject,
): Promise<void> {
  for (const userId of userIds) {
    // oxlint-disable-next-line no-await-in-loop -- at most 20, on one connection
    const person = await readActive(ctx, userId);
    if (person === null) throw refuse('not-found');
    if (!mayRead(ctx, person, subject))
      throw refuse('report-reader-sees-less', { details: { name: person.name } });
  }
}

/** Colleagues who may be given what a question about a subject shows the caller. */
export async function listReadersOf(ctx: Ctx, subject: ExplorerSubject) {
  const people = await ctx.db
    .selectFrom('membership')
    .innerJoin('login_user', 'login_user.user_id', 'membership.user_id')
    .select(['membership.user_id', 'login_user.name'])
    .where('membership.l_id', '=', ctx.lId)
    .where('membership.status', '=', accountStatus.codes.active)
    .where('login_user.status', '=', accountStatus.codes.active)
    .where('login_user.user_type', '!=', 'API')
    .where('membership.user_id', '!=', ctx.caller.userId)
    .orderBy('login_user.name')
    .limit(MOST_PEOPLE)
    .execute();
  const readers: { userId: string; name: string }[] = [];
  for (const { user_id: userId, name } of people) {
    // oxlint-disable-next-line no-await-in-loop -- one statement each, on one connection; asked for when a form opens
    const person = await readActive(ctx, userId);
    if (person !== null && mayRead(ctx, person, subject)) readers.push({ userId, name });
  }
  return { readers };
}
