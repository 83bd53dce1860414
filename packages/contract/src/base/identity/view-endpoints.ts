import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id } from '../../kernel/shapes.ts';
import { SessionView } from './identity-endpoints.ts';

/** With whose eyes a session may look: those of anybody in a role, or of one person. */
export const VIEW_KINDS = ['role', 'person'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

export const viewAs = defineEndpoint({
  method: 'PUT',
  path: '/api/login/view',
  summary:
    'Looks at the chosen lab as a role or a person of it: with the rights and the scope that both have, reading only; for whoever reads roles, and users for a person',
  access: 'session',
  demoMay: true,
  body: closed({ kind: Type.Enum([...VIEW_KINDS]), id: Id }),
  response: SessionView,
});

export const leaveView = defineEndpoint({
  method: 'DELETE',
  path: '/api/login/view',
  summary: "Looks with one's own eyes again",
  access: 'session',
  demoMay: true,
  response: SessionView,
});
