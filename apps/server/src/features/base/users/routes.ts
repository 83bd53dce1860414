import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import { exportUsers, readUser } from '@nidan/contract/base/users/user-endpoints';
import { signsIn } from '@nidan/domain/access/placement-fault';
import { refuse } from '../../../kernel/http/refuse.ts';
import { renderExport } from '../../../kernel/exports/render-export.ts';
import { implement, implementDocument, implementInspected, type Route } from '../../../kernel/http/route.ts';
import { makeOneTimePassword } from '../sign-in/one-time-password.ts';
import { listApiKeysOf } from './api-keys.query.ts';
import { createApiKey, revokeApiKey } from './change-api-keys.ts';
import { changeUserStatus, deleteUser } from './change-user-status.ts';
import { createUser } from './create-user.ts';
import { explainAccess } from './explain-access.query.ts';
import { exportUsersOf } from './export-users.ts';
import { openWorkOf } from './open-work.query.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { transferUser } from './transfer-user.ts';
import { updateUser } from './update-user.ts';
import { endUserSession } from './end-user-session.ts';
import { listUserSessionsOf } from './user-sessions.query.ts';
import { countUsersOf, findUser, listUsersOf } from './users.query.ts';

export const userRoutes: readonly Route[] = [
  listUsersOf,
  implementDocument(exportUsers, {
    load: (ctx, { query }) => exportUsersOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  countUsersOf,
  implement(readUser, async (ctx, { params: { userId } }) => {
    const user = await findUser(ctx, userId);
    if (user === null) throw refuse('not-found');
    return { ...user, openWork: await openWorkOf(ctx, userId) };
  }),
  implementInspected(userEndpoints.createUser, {
    admit: () => undefined,
    inspect: async ({ body }) => (signsIn(body.userType) ? makeOneTimePassword() : null),
    command: (ctx, { body }, oneTime) => createUser(ctx, body, oneTime),
  }),
  updateUser,
  changeUserStatus,
  implementInspected(userEndpoints.resetSignIn, {
    admit: () => undefined,
    inspect: makeOneTimePassword,
    command: (ctx, { body }, oneTime) => resetSignIn(ctx, body, oneTime),
  }),
  resetSecondFactor,
  listUserSessionsOf,
  endUserSession,
  deleteUser,
  transferUser,
  listApiKeysOf,
  createApiKey,
  revokeApiKey,
  explainAccess,
];
