import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf, Reason } from '../../kernel/shapes.ts';
import { RightsInput } from '../roles/role-endpoints.ts';
import { scopeFields } from './user-view.ts';

/** A key of a program. What it may do is within the role of its user, whatever stands here. */
export const ApiKeyView = closed({
  keyId: Id,
  userId: Id,
  name: Type.String(),
  rights: Type.Record(Type.String(), Type.Integer()),
  locationIds: scopeFields.locationIds,
  perMinute: Type.Integer(),
  expiresAt: Instant,
  revokedAt: nullable(Instant),
  lastUsedAt: nullable(Instant),
  createdAt: Instant,
  createdBy: Type.String(),
  /** Neither revoked nor expired. */
  live: Type.Boolean(),
});
export type ApiKeyView = Static<typeof ApiKeyView>;

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/users/api-keys',
  summary: 'Keys of a program, the newest first; none of them can be read again',
  access: { module: 'users', bits: PERMISSION.read },
  query: closed({ ...page, userId: Id }),
  response: pageOf(ApiKeyView),
});

export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/users/api-keys',
  summary:
    'A new key of a program: the answer shows it once. It is sent as `Authorization: Bearer …` and never in an address',
  access: { module: 'users', bits: PERMISSION.create },
  stepUp: true,
  shownOnce: ['secret'],
  body: closed({
    keyId: Id,
    userId: Id,
    name: Type.String({ format: 'patient-name' }),
    rights: RightsInput,
    locationIds: Type.Optional(scopeFields.locationIds),
    perMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: 6_000 })),
    expiresAt: Instant,
  }),
  response: closed({ key: ApiKeyView, secret: nullable(Type.String()) }),
});

export const revokeApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/users/api-keys/revoke',
  summary: 'Ends a key at once and for good',
  access: { module: 'users', bits: PERMISSION.update },
  body: closed({ keyId: Id, reason: Reason }),
  response: ApiKeyView,
});
