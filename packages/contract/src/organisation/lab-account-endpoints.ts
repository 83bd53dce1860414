import { labAccount } from '@nidan/domain/status-sets/lab-account';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Can, closed, Instant, nullable, page, pageOf, Reason, Version } from '../kernel/shapes.ts';

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

export const changeLabAccount = defineEndpoint({
  method: 'POST',
  path: '/api/labs/account-status',
  summary: 'Changes the standing of the lab `l_id`; every request after it is judged by the new one',
  access: 'operator',
  body: closed({ action: Type.Enum([...labAccount.actionNames]), version: Version, reason: Reason }),
  response: LabAccountView,
});
