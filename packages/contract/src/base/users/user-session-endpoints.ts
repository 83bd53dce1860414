import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, Instant, page, pageOf, Reason } from '../../kernel/shapes.ts';

const access = { module: 'users', bits: PERMISSION.update } as const;

/** An open session of a person in this lab; what they do in another lab is told there. */
export const UserSessionView = closed({
  sessionId: Id,
  device: Type.String(),
  address: Type.String(),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type UserSessionView = Static<typeof UserSessionView>;

export const listUserSessions = defineEndpoint({
  method: 'GET',
  path: '/api/users/sessions',
  summary: 'The open sessions of a person in this lab, by their last use',
  access,
  query: closed({ ...page, userId: Id }),
  response: pageOf(UserSessionView),
});

export const endUserSession = defineEndpoint({
  method: 'POST',
  path: '/api/users/end-session',
  summary: 'Ends one session of a person in this lab, from its next request on',
  access,
  body: closed({ userId: Id, sessionId: Id, reason: Reason }),
  response: Done,
});
