import {
  createApiKey as createKeyEndpoint,
  listApiKeys,
  revokeApiKey as revokeKeyEndpoint,
} from '@nidan/contract/base/users/api-key-endpoints';
import { explainAccess as explainEndpoint } from '@nidan/contract/base/users/explain-endpoint';
import {
  changeUserStatus as statusEndpoint,
  countUsers,
  createUser as createEndpoint,
  deleteUser as deleteEndpoint,
  exportUsers,
  listUsers,
  readUser,
  resetSecondFactor as resetFactorEndpoint,
  resetSignIn as resetEndpoint,
  transferUser as transferEndpoint,
  updateUser as updateEndpoint,
} from '@nidan/contract/base/users/user-endpoints';
import { signsIn } from '@nidan/domain/access/placement-fault';
import {
  endUserSession as endEndpoint,
  listUserSessions,
} from '@nidan/contract/base/users/user-session-endpoints';
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
  implement(listUsers, (ctx, { query }) => listUsersOf(ctx, query)),
  implementDocument(exportUsers, {
    load: (ctx, { query }) => exportUsersOf(ctx, query),
    render: ({ table, format }) => renderExport(table, format),
  }),
  implement(countUsers, (ctx) => countUsersOf(ctx)),
  implement(readUser, async (ctx, { params: { userId } }) => {
    const user = await findUser(ctx, userId);
    if (user === null) throw refuse('not-found');
    return { ...user, openWork: await openWorkOf(ctx, userId) };
  }),
  implementInspected(createEndpoint, {
    admit: () => undefined,
    inspect: async ({ body }) => (signsIn(body.userType) ? makeOneTimePassword() : null),
    command: (ctx, { body }, oneTime) => createUser(ctx, body, oneTime),
  }),
  implement(updateEndpoint, (ctx, { params, body }) => updateUser(ctx, params, body)),
  implement(statusEndpoint, (ctx, { body }) => changeUserStatus(ctx, body)),
  implementInspected(resetEndpoint, {
    admit: () => undefined,
    inspect: makeOneTimePassword,
    command: (ctx, { body }, oneTime) => resetSignIn(ctx, body, oneTime),
  }),
  implement(resetFactorEndpoint, (ctx, { body }) => resetSecondFactor(ctx, body)),
  implement(listUserSessions, (ctx, { query }) => listUserSessionsOf(ctx, query)),
  implement(endEndpoint, (ctx, { body }) => endUserSession(ctx, body)),
  implement(deleteEndpoint, (ctx, { body }) => deleteUser(ctx, body)),
  implement(transferEndpoint, (ctx, { body }) => transferUser(ctx, body)),
  implement(listApiKeys, (ctx, { query }) => listApiKeysOf(ctx, query)),
  implement(createKeyEndpoint, (ctx, { body }) => createApiKey(ctx, body)),
  implement(revokeKeyEndpoint, (ctx, { body }) => revokeApiKey(ctx, body)),
  implement(explainEndpoint, (ctx, { query }) => explainAccess(ctx, query)),
];
