import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { USER_TYPES } from '@nidan/domain/enumerations/users';
import { START_VIEW_NAMES } from '@nidan/domain/settings/start-view';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, Instant, nullable, page, pageOf, Paise } from '../../kernel/shapes.ts';

/** As it was typed; longer ones than anybody may choose are refused by their length, so that they are never hashed. */
const Password = Type.String({ minLength: 1, maxLength: 256 });

/** Six digits of the authenticator, or a recovery code. */
/** Six digits of an authenticator, or a recovery code in groups of four. */
const Code = Type.String({ minLength: 1, maxLength: 40 });

export const LabChoice = closed({
  lId: Type.Integer(),
  name: Type.String(),
  status: Type.Integer(),
  statusLabel: Type.String(),
  /** False when the account of the lab is blocked and the role may not settle it. */
  canEnter: Type.Boolean(),
  roleName: Type.String(),
  locations: Type.Array(closed({ locationId: Id, name: Type.String() })),
});

/** What a sign-in still misses: the code of the second factor, a password of one's own, a second factor. */
export const SIGN_IN_STEPS = ['code', 'password', 'enrolment'] as const;
export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** The signed-in person, as the web may know them. `rights` maps a module to its permission bits in the chosen lab. */
export const SessionView = closed({
  userId: Id,
  name: Type.String(),
  username: Type.String(),
  /** What the person is: staff, a referring doctor, the desk of an agency. */
  userType: Type.Enum([...USER_TYPES]),
  isDemoUser: Type.Boolean(),
  /** In which the screens are read; null when nobody has chosen one. */
  language: nullable(Type.Enum([...LANGUAGES])),
  /** With which one begins; null: as the lab has it. */
  startView: nullable(Type.Enum([...START_VIEW_NAMES])),
  /** The platform operator, who sets the standing of labs. */
  isOperator: Type.Boolean(),
  /** What is missing before anything else is answered, labs included; null when the sign-in is complete. */
  awaits: nullable(Type.Enum([...SIGN_IN_STEPS])),
  /** Whether the person has a second factor. */
  hasSecondFactor: Type.Boolean(),
  labs: Type.Array(LabChoice),
  lab: nullable(
    closed({
      lId: Type.Integer(),
      name: Type.String(),
      prefix: Type.String(),
      timeZone: Type.String(),
      /** Standing with the platform (spec §4 "Lab account status"), and why as the operator said it. */
      accountStatus: Type.Integer(),
      accountReason: nullable(Type.String()),
      locationId: nullable(Id),
      roleName: Type.String(),
      /** Of whom the rights are, while the session looks as a role or a person; nothing can be changed then. */
      viewedAs: nullable(closed({ name: nullable(Type.String()), roleName: Type.String() })),
      rights: Type.Record(Type.String(), Type.Integer()),
      switches: Type.Record(Type.String(), Type.Unknown()),
      /** Where UPI payments go; null when the lab takes none. */
      upiAddress: Type.Optional(nullable(Type.String())),
      /** The most that the person may give on a bill (spec §3 "User discount_specs"); null for a user of an agency, who gives none. */
      discountCap: Type.Optional(
        nullable(closed({ uptoAmount: nullable(Paise), maxPercent: nullable(Type.Number()) })),
      ),
    }),
  ),
});

export const ping = defineEndpoint({
  method: 'GET',
  path: '/api/public/ping',
  summary:
    'Connectivity check: an answer with headers means online (spec §7); tells what the sign-in says of the service',
  access: 'public',
  response: closed({
    online: Type.Literal(true),
    /** The help desk, in words; null when it is not said. */
    desk: nullable(Type.String()),
    /** A session that nobody uses for so long is over. */
    idleMinutes: Type.Integer(),
  }),
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with user name and password; the session is an HttpOnly cookie',
  access: 'public',
  body: closed({
    username: Type.String({ minLength: 1, maxLength: 80 }),
    password: Password,
    /** The answer to a challenge; asked for after a few failures. */
    challenge: Type.Optional(
      closed({ token: Type.String({ minLength: 1, maxLength: 200 }), answer: Type.Integer() }),
    ),
  }),
  response: SessionView,
});

export const signInChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/login/challenge',
  summary: 'A sum to answer with the next try after a few failures; good for 5 minutes and one try',
  access: 'public',
  perMinute: 60,
  response: closed({ token: Type.String(), left: Type.Integer(), right: Type.Integer() }),
});

export const currentSession = defineEndpoint({
  method: 'GET',
  path: '/api/login',
  summary: 'Who is signed in, with their labs and, once one is chosen, their rights in it',
  access: 'session',
  response: SessionView,
});

export const proveIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/login/proof',
  summary:
    'Proves by the password, or by a code of the second factor, who is signed in: for what asks for a proof of the last 5 minutes, and to finish a sign-in that awaits the code',
  access: 'session',
  demoMay: true,
  body: closed({ password: Type.Optional(Password), code: Type.Optional(Code) }),
  response: closed({ provedUntil: Instant }),
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/login/password',
  summary: "Sets another password of one's own; every other session ends",
  access: 'session',
  body: closed({ current: Password, next: Password }),
  response: SessionView,
});

export const chooseLanguage = defineEndpoint({
  method: 'PUT',
  path: '/api/login/language',
  summary: 'Chooses the language in which one reads the screens, from now on and at every sign-in',
  access: 'session',
  demoMay: true,
  body: closed({ language: Type.Enum([...LANGUAGES]) }),
  response: SessionView,
});

export const chooseStartView = defineEndpoint({
  method: 'PUT',
  path: '/api/login/start-view',
  summary: 'Chooses the view with which one begins after sign-in; null: as the lab has it',
  access: 'session',
  demoMay: true,
  body: closed({ startView: nullable(Type.Enum([...START_VIEW_NAMES])) }),
  response: SessionView,
});

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/login/second-factor',
  summary: 'A new secret for an authenticator, in force once its first code is given; needs a recent proof',
  access: 'session',
  response: closed({
    /** Base32, to be typed where no camera is. */
    secret: Type.String(),
    /** What an authenticator reads from a QR code. */
    uri: Type.String(),
  }),
});

export const confirmSecondFactor = defineEndpoint({
  method: 'PUT',
  path: '/api/login/second-factor',
  summary: 'Puts the new second factor into force by its first code; the recovery codes are shown once',
  access: 'session',
  body: closed({ code: Code }),
  response: closed({ recoveryCodes: Type.Array(Type.String()) }),
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/login/sessions',
  summary: "One's own open sessions, this one first",
  access: 'session',
  query: closed(page),
  response: pageOf(
    closed({
      sessionId: Id,
      isThis: Type.Boolean(),
      device: Type.String(),
      address: Type.String(),
      labName: nullable(Type.String()),
      createdAt: Instant,
      lastSeenAt: Instant,
    }),
  ),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/login/sessions/:sessionId',
  summary: "Ends one of one's own sessions",
  access: 'session',
  params: closed({ sessionId: Id }),
  response: Done,
});

export const signOutEverywhere = defineEndpoint({
  method: 'DELETE',
  path: '/api/login/sessions',
  summary: "Ends every session of one's own, this one too",
  access: 'session',
  response: Done,
});

export const signOut = defineEndpoint({
  method: 'DELETE',
  path: '/api/login',
  summary: 'End this session',
  access: 'session',
  demoMay: true,
  response: Done,
});

export const pickLab = defineEndpoint({
  method: 'PUT',
  path: '/api/login/lab',
  summary: 'Choose the lab and location to work in, among those of the session',
  access: 'session',
  demoMay: true,
  body: closed({ lId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), locationId: nullable(Id) }),
  response: SessionView,
});
