import { Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { closed, Done, Id, nullable, Paise } from '../kernel/shapes.ts';

export const LabChoice = closed({
  lId: Type.Integer(),
  name: Type.String(),
  status: Type.Integer(),
  statusLabel: Type.String(),
  roleName: Type.String(),
  locations: Type.Array(closed({ locationId: Id, name: Type.String() })),
});

/** The signed-in person, as the web may know them. `rights` maps a module to its permission bits in the chosen lab. */
export const SessionView = closed({
  userId: Id,
  name: Type.String(),
  username: Type.String(),
  isDemoUser: Type.Boolean(),
  /** The platform operator, who sets the standing of labs. */
  isOperator: Type.Boolean(),
  labs: Type.Array(LabChoice),
  lab: nullable(
    closed({
      lId: Type.Integer(),
      name: Type.String(),
      prefix: Type.String(),
      timeZone: Type.String(),
      locationId: nullable(Id),
      roleName: Type.String(),
      rights: Type.Record(Type.String(), Type.Integer()),
      switches: Type.Record(Type.String(), Type.Unknown()),
      /** The most that the person may give on a bill; null is no cap (spec §3 "User discount_specs"). */
      discountCap: Type.Optional(
        closed({ uptoAmount: nullable(Paise), maxPercent: nullable(Type.Number()) }),
      ),
    }),
  ),
});

export const ping = defineEndpoint({
  method: 'GET',
  path: '/api/public/ping',
  summary: 'Connectivity check: an answer with headers means online (spec §7)',
  access: 'public',
  response: closed({ online: Type.Literal(true) }),
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with user name and password; the session is an HttpOnly cookie',
  access: 'public',
  body: closed({
    username: Type.String({ minLength: 1, maxLength: 80 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  }),
  response: SessionView,
});

export const currentSession = defineEndpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Who is signed in, with their labs and, once one is chosen, their rights in it',
  access: 'session',
  response: SessionView,
});

export const signOut = defineEndpoint({
  method: 'DELETE',
  path: '/api/login',
  summary: 'End this session',
  access: 'session',
  response: Done,
});

export const pickLab = defineEndpoint({
  method: 'PUT',
  path: '/api/login/lab',
  summary: 'Choose the lab and location to work in, among those of the session',
  access: 'session',
  body: closed({ lId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), locationId: nullable(Id) }),
  response: SessionView,
});
