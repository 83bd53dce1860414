import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { Can, closed, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';

/** Standing of a lab with the platform (spec §4 "Lab account status"). */
export const LabAccountView = closed({
  lId: Type.Integer(),
  name: Type.String(),
  status: Type.Integer(),
  statusLabel: Type.String(),
  since: Instant,
  reason: nullable(Type.String()),
  version: Version,
  /** Actions of the status set that the operator may take. */
  can: Can,
});
export type LabAccountView = Static<typeof LabAccountView>;

export const listLabAccounts = defineEndpoint({
  method: 'GET',
  path: '/api/labs/accounts',
  summary: 'Every lab of the platform with its standing, by name',
  access: 'operator',
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 80 })) }),
  response: pageOf(LabAccountView),
});

const Name = Type.String({ minLength: 2, maxLength: 120, pattern: '\\S' });

export const createLab = defineEndpoint({
  method: 'POST',
  path: '/api/labs',
  summary:
    'Opens a new lab with a firm, a location, the departments and tests of the catalogue, the usual roles and an administrator, whose one-time password is shown once',
  access: 'operator',
  stepUp: true,
  body: closed({
    name: Name,
    /** Letters that its lab IDs begin with, of no other lab. */
    prefix: Type.String({ pattern: '^[A-Z]{1,4}$' }),
    firm: closed({ name: Name, gstin: Type.Optional(Type.String({ format: 'gstin' })) }),
    location: closed({
      name: Name,
      address: Type.String({ maxLength: 300 }),
      phone: Type.String({ format: 'phone' }),
    }),
    administrator: closed({
      username: Type.String({ format: 'username' }),
      /** Left out for somebody who signs in already, for another lab. */
      name: Type.Optional(Type.String({ format: 'patient-name' })),
    }),
  }),
  shownOnce: ['oneTimePassword'],
  response: closed({
    lab: LabAccountView,
    username: Type.String(),
    /** To be handed over in person; it must be changed at the first sign-in. Null when the request is repeated, and for whoever has a password. */
    oneTimePassword: nullable(Type.String()),
  }),
});

export const changeLabAccount = defineEndpoint({
  method: 'POST',
  path: '/api/labs/account-status',
  summary: 'Changes the standing of the lab `l_id`; every request after it is judged by the new one',
  access: 'operator',
  stepUp: true,
  body: closed({ action: Type.Enum([...labAccount.actionNames]), version: Version, reason: Reason }),
  response: LabAccountView,
});
