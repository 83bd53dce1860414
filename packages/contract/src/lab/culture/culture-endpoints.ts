import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { INFECTION_SITES } from '@nidan/domain/culture/culture-plan';
import { CULTURE_FILTERS } from '@nidan/domain/culture/culture-filter';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, LongText, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { searchOf } from '../../kernel/search-by.ts';
import { Category, CultureRow, CultureView, Finding, Method, Quantity } from './culture-views.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'results', bits: PERMISSION.update } as const;
const authorise = { module: 'authorise', bits: PERMISSION.update } as const;
const of = { caseId: Id, version: Version };
const Site = Type.Enum([...INFECTION_SITES]);
const Medium = Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' });

export const listCultures = defineEndpoint({
  method: 'GET',
  path: '/api/cultures',
  summary:
    'Cultures of the bench, the latest first: those that wait to be received, those under work by state, and those whose reading is due',
  access: read,
  query: closed({
    ...page,
    ...dateFilter,
    ...searchOf('cultures'),
    life: Type.Optional(Type.Enum([...CULTURE_FILTERS])),
  }),
  response: pageOf(CultureRow),
});

export const readCulture = defineEndpoint({
  method: 'GET',
  path: '/api/cultures/case',
  summary:
    'A culture with its readings, isolates, values and verdicts, and the block of the report that it would issue now',
  access: read,
  query: closed({ caseId: Id }),
  response: CultureView,
});

export const receiveCulture = defineEndpoint({
  method: 'POST',
  path: '/api/cultures',
  summary: 'Receives the culture of a test at the bench; the specimen is that of its tube unless told',
  access: update,
  body: closed({
    caseId: Id,
    billTestId: Id,
    specimenId: nullable(Id),
    site: Site,
    isScreening: Type.Boolean(),
  }),
  response: CultureView,
});

export const inoculateCulture = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/inoculate',
  summary: 'Plates a culture on media',
  access: update,
  body: closed({ ...of, media: Type.Array(Medium, { minItems: 1, maxItems: 12, uniqueItems: true }) }),
  response: CultureView,
});

export const incubateCulture = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/incubate',
  summary:
    'Puts a plated culture into the incubator; its readings are due by the plan of its specimen from now on',
  access: update,
  body: closed({ ...of, incubation: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }) }),
  response: CultureView,
});

export const readPlates = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/reading',
  summary: 'Writes what was seen at a reading, and whether anything grew',
  access: update,
  body: closed({
    ...of,
    readingNo: Type.Integer({ minimum: 1, maximum: 20 }),
    hasGrowth: Type.Boolean(),
    seen: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  response: CultureView,
});

export const noteFindings = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/findings',
  summary:
    'Writes Gram stain, direct findings and comment of a culture, and what its verdicts go by: the site and the symptoms',
  access: update,
  body: closed({
    ...of,
    gram: Type.String({ maxLength: 500 }),
    direct: Type.String({ maxLength: 500 }),
    comment: LongText,
    site: Site,
    isSymptomatic: Type.Boolean(),
    isScreening: Type.Boolean(),
  }),
  response: CultureView,
});

export const saveIsolate = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/isolate',
  summary:
    'Names an isolate, or changes one: another organism judges its values again, which is confirmed; the former verdicts stay',
  access: update,
  body: closed({
    ...of,
    isolateId: Id,
    isolateNo: Type.Integer({ minimum: 1, maximum: 9 }),
    organismId: Id,
    quantity: Quantity,
    findings: Type.Array(Finding, { uniqueItems: true }),
    note: Type.String({ maxLength: 500 }),
    confirmsChange: Type.Boolean(),
  }),
  response: CultureView,
});

export const removeIsolate = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/isolate/remove',
  summary: 'Takes an isolate out of a culture with a reason; it is kept',
  access: update,
  body: closed({ ...of, isolateId: Id, reason: Reason }),
  response: CultureView,
});

export const saveSusceptibility = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/susceptibility',
  summary:
    'Writes values of isolates as they were typed, and what a person says over the verdict or the print; all or none, and each is judged at once',
  access: update,
  body: closed({
    ...of,
    values: Type.Array(
      closed({
        isolateId: Id,
        medicineId: Id,
        method: Method,
        /** Of the disk; empty: the usual one of the table. */
        potency: Type.String({ maxLength: 40 }),
        /** Null takes the value away. */
        raw: nullable(Type.String({ minLength: 1, maxLength: 12 })),
        overrule: nullable(closed({ category: Category, reason: Reason })),
        isPrinted: nullable(Type.Boolean()),
      }),
      { minItems: 1, maxItems: 100 },
    ),
  }),
  response: CultureView,
});

export const issueInterim = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/interim',
  summary:
    'Issues an interim report of a culture: the next revision of the report of its bill, while the test stays open',
  access: authorise,
  body: closed(of),
  response: CultureView,
});

export const finishCulture = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/finish',
  summary:
    'Finishes a culture: enters the values of its test, which waits for its check as every other one, and fixes the final block',
  access: update,
  body: closed({ ...of, noGrowth: Type.Boolean() }),
  response: CultureView,
});

export const reopenCulture = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/reopen',
  summary: 'Opens a finished culture again with a reason; its test must not be checked',
  access: update,
  body: closed({ ...of, reason: Reason }),
  response: CultureView,
});

export const tellAlert = defineEndpoint({
  method: 'POST',
  path: '/api/cultures/alert',
  summary: 'Says who was told of an alert organism',
  access: update,
  body: closed({ ...of, alertId: Id, toldTo: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }) }),
  response: CultureView,
});
