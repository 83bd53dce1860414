import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { DELEGATION_STATES } from '@nidan/domain/approvals/delegation';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  CalendarDate,
  Can,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Reason,
  Version,
} from '../../kernel/shapes.ts';

const read = { module: 'approvals', bits: PERMISSION.read } as const;
const decide = { module: 'approvals', bits: PERMISSION.update } as const;

/** Which delegations: those that hold or will, of everybody; or all of them. */
export const DELEGATION_LISTS = ['open', 'all'] as const;

export const DelegationView = closed({
  delegationId: Id,
  /** Who is away, and who answers for them. */
  fromUserId: Id,
  from: Type.String(),
  toUserId: Id,
  to: Type.String(),
  fromDay: CalendarDate,
  /** The last day. */
  untilDay: CalendarDate,
  reason: Type.String(),
  state: Type.Enum([...DELEGATION_STATES]),
  /** Levels that were answered by it. */
  answered: Type.Integer({ minimum: 0 }),
  madeAt: Instant,
  revoked: nullable(closed({ at: Instant, by: Type.String() })),
  version: Version,
  /** 'revoke', when the caller may. */
  can: Can,
});
export type DelegationView = Static<typeof DelegationView>;

export const listDelegations = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/delegations',
  summary: 'Who answers levels of approvals for whom, the latest last day first',
  access: read,
  query: closed({ ...page, list: Type.Optional(Type.Enum([...DELEGATION_LISTS])) }),
  response: pageOf(DelegationView),
});

export const listDelegates = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/delegates',
  summary: 'Who the caller can name to answer for them: others who may approve, by name',
  access: decide,
  response: closed({ users: Type.Array(closed({ id: Id, name: Type.String() })) }),
});

export const addDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/delegations',
  summary:
    'Names who answers the levels of the caller while they are away, from a first to a last day. Nobody is answered for twice on a day, and no power counts twice in a request',
  access: decide,
  stepUp: true,
  body: closed({
    delegationId: Id,
    toUserId: Id,
    fromDay: CalendarDate,
    untilDay: CalendarDate,
    reason: Reason,
  }),
  response: DelegationView,
});

export const revokeDelegation = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/delegations/revoke',
  summary:
    'Ends a delegation before its last day, by who is away, who answers for them or who keeps the rules; what was answered stands',
  access: decide,
  stepUp: true,
  body: closed({ delegationId: Id, version: Version }),
  response: DelegationView,
});
