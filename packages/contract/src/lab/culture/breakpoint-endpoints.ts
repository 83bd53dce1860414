import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Version } from '../../kernel/shapes.ts';
import { BreakpointSetView } from './culture-views.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'masters', bits: PERMISSION.update } as const;
const Sets = closed({
  sets: Type.Array(BreakpointSetView),
  /** Delivered documents that the lab has not added yet. */
  delivered: Type.Array(Type.String()),
});

export const listBreakpointSets = defineEndpoint({
  method: 'GET',
  path: '/api/breakpoint-sets',
  summary: 'Tables of breakpoints of the lab, and those that are delivered and not added yet',
  access: read,
  response: Sets,
});

export const addDeliveredBreakpoints = defineEndpoint({
  method: 'POST',
  path: '/api/breakpoint-sets/delivered',
  summary: 'Adds a delivered table of breakpoints; each row says its document',
  access: update,
  body: closed({ setId: Id, document: Type.String({ minLength: 1, maxLength: 200 }) }),
  response: Sets,
});

/** Of a file in base64: about 9 megabytes, as the file of all guidelines and years is. */
const LONGEST_FILE = 12_000_000;
const LONGEST_LIST = 2_000_000;
const BASE64 = '^[A-Za-z0-9+/]+={0,2}$';

export const importBreakpoints = defineEndpoint({
  method: 'POST',
  path: '/api/breakpoint-sets/import',
  summary:
    "Adds the rows of one guideline and year of the lab's own copy of the WHONET breakpoint file; its list of organisms, where it comes along, decides what the codes stand for; rows that are left out are told with their reason",
  access: update,
  bodyLimit: LONGEST_FILE + LONGEST_LIST + 1_024,
  perMinute: 6,
  body: closed({
    setId: Id,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    content: Type.String({ minLength: 4, maxLength: LONGEST_FILE, pattern: BASE64 }),
    /** The list of organisms of WHONET, in base64. */
    organisms: Type.Optional(Type.String({ minLength: 4, maxLength: LONGEST_LIST, pattern: BASE64 })),
    guideline: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
    year: Type.Integer({ minimum: 1990, maximum: 2100 }),
  }),
  response: closed({
    ...Sets.properties,
    /** Rows that name a medicine of the lab and say something of it, and those of them that were taken. */
    named: Type.Integer(),
    taken: Type.Integer(),
    /** Rows that name a medicine of the lab and say that there is no breakpoint. */
    without: Type.Integer(),
    leftOut: Type.Array(closed({ why: Type.String(), rows: Type.Integer() })),
  }),
});

export const chooseBreakpoints = defineEndpoint({
  method: 'POST',
  path: '/api/breakpoint-sets/use',
  summary:
    'Makes a table of breakpoints the one that new values are held against; former verdicts keep theirs',
  access: update,
  body: closed({ setId: Id, version: Version }),
  response: Sets,
});
