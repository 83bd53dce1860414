import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { revokeSessionsOf } from '../../../kernel/access/session-rows.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { changePerson } from '../identity/change-person.ts';
import { hasOtherAdministrator, requireAdministratorLeft } from '../roles/require-administrator.ts';
import { type LockedUser, updateMembership } from './membership-rows.ts';
import { openWorkOf, workText } from './open-work.query.ts';
import { lockUserToChange, requireNoOperator } from './user-to-change.ts';
import { readWrittenUser } from './users.query.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import { putLastBy } from '../settings/put-last-by.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type StatusChange = BodyOf<typeof userEndpoints.changeUserStatus>;

/**
 * Whoever entered an account does not activate it, nor does another account of theirs, unless the lab's switch
 * `allowSelfActivation` is on, and somebody else has put it on.
 */
async function requireOtherPerson(ctx: Ctx, { entered_by: enteredBy }: LockedUser): Promise<void> {
  if (enteredBy === null) return;
  const isOwn = enteredBy === ctx.caller.userId;
  if (!labSettingOf(ctx.lab.switches, 'allowSelfActivation')) {
    if (isOwn) throw refuse('activated-by-enterer');
    await requireTwoPeople(ctx, enteredBy);
  } else if (isOwn && (await putLastBy(ctx, 'allowSelfActivation')) === ctx.caller.userId) {
    // In a lab that begins there is nobody else yet who could.
    if (!(await hasOtherAdministrator(ctx))) return;
    throw refuse('switch-by-oneself', { details: { label: LAB_SETTING_WORDS.allowSelfActivation.label } });
  }
}

/** What waits for a person is handed over before they go. */
async function requireNothingOpen(ctx: Ctx, { user_id: userId, name }: LockedUser): Promise<void> {
  const work = await openWorkOf(ctx, userId);
  if (work.length > 0) throw refuse('open-work-left', { details: { name, work: workText(work) } });
}

/** Takes an account one step on; what it may do changes with the person's next request. */
export const changeUserStatus = serve(
  userEndpoints.changeUserStatus,
  async (ctx, { userId, version, action, reason }: StatusChange) => {
    const user = await lockUserToChange(ctx, { userId, version });
    if (userId === ctx.caller.userId) throw refuse('own-account');
    requireNoOperator(ctx, user);
    const from = accountStatus.stateOf(user.status);
    const to = stepOrRefuse(`The account of ${user.name}`, accountStatus.step(action, from));
    const given = reason?.trim() ?? '';
    if (accountStatus.actions[action].reason === 'required' && given === '') throw refuse('reason-missing');
    if (action === 'activate') await requireOtherPerson(ctx, user);
    if (from === 'active') await requireNothingOpen(ctx, user);
    const status = accountStatus.codeOf(to);
    await updateMembership(ctx.db, { lId: ctx.lId, userId, values: { status }, giver: ctx.caller });
    // Who works in this lab alone cannot sign in at all; a person of several labs keeps the others.
    if (user.other_labs === 0) {
      await changePerson(ctx, userId, { status });
      // Activated again, the account must not bring back a session that somebody still holds.
      if (to !== 'active') await revokeSessionsOf(ctx.db, userId);
    }
    if (from === 'active') await requireAdministratorLeft(ctx);
    recordEvent(ctx, {
      entityKind: 'USER',
      entityId: userId,
      // An account that one person alone brought into use is looked at by another.
      action: action === 'activate' && user.entered_by === ctx.caller.userId ? 'activateAlone' : action,
      before: { status: from },
      after: { status: to },
      reason: given || null,
    });
    return readWrittenUser(ctx, userId);
  },
);

/** Disables an account; nothing of a person is ever deleted. */
export const deleteUser = serve(userEndpoints.deleteUser, async (ctx, body) => {
  return changeUserStatus(ctx, { ...body, action: 'disable' });
});
