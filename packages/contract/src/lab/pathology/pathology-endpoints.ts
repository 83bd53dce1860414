import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { OPINION_ANSWERS } from '@nidan/domain/pathology/opinion';
import { SCREENING_ROUNDS } from '@nidan/domain/pathology/screening';
import { Type } from 'typebox';
import { FileContent } from '../../base/files/file-endpoints.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';
import {
  Answers,
  BethesdaCode,
  Caption,
  CasePicture,
  CaseReport,
  PathologyText,
  Protocol,
} from './pathology-views.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'results', bits: PERMISSION.update } as const;
const authorise = { module: 'authorise', bits: PERMISSION.update } as const;

const ofCase = closed({ billTestId: Id });
const ofPicture = closed({ billTestId: Id, fileId: Id });
const ofOpinion = closed({ billTestId: Id, opinionId: Id });
const Reason = Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' });

export const readCaseReport = defineEndpoint({
  method: 'GET',
  path: '/api/pathology/:billTestId',
  summary:
    'What a case has beside its values: form, pictures, opinions, addenda, screenings, frozen sections',
  access: read,
  params: ofCase,
  response: CaseReport,
});

export const saveSynoptic = defineEndpoint({
  method: 'PUT',
  path: '/api/pathology/:billTestId/synoptic',
  summary:
    'Saves the synoptic form of a case, whole or not yet; what cannot be an answer is refused by field',
  access: update,
  params: ofCase,
  body: closed({
    protocol: Protocol,
    answers: Answers,
    /** 0 where the case has no form yet. */
    version: Type.Integer({ minimum: 0 }),
  }),
  response: CaseReport,
});

export const dropSynoptic = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/synoptic/drop',
  summary: 'Takes the synoptic form of a case away, which was begun by mistake',
  access: update,
  params: ofCase,
  body: closed({ version: Type.Integer({ minimum: 1 }), reason: Reason }),
  response: CaseReport,
});

/** Base64 takes four characters for three bytes. */
const LONGEST_CONTENT = Math.ceil(FILE_PURPOSES.case.mostBytes / 3) * 4;

export const addCasePicture = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/pictures',
  summary: 'Keeps a photograph of a specimen, part or slide',
  access: update,
  params: ofCase,
  body: closed({
    fileId: Id,
    name: Type.String({ minLength: 1, maxLength: 255 }),
    content: FileContent,
    caption: Caption,
    thing: Type.String({ maxLength: 20 }),
    onReport: Type.Boolean(),
  }),
  bodyLimit: LONGEST_CONTENT + 4_096,
  perMinute: 30,
  response: CasePicture,
});

export const changeCasePicture = defineEndpoint({
  method: 'PATCH',
  path: '/api/pathology/:billTestId/pictures/:fileId',
  summary: 'Words a picture anew, prints it or not, or takes it away; what was released with it keeps it',
  access: update,
  params: ofPicture,
  body: closed({
    version: Type.Integer({ minimum: 1 }),
    caption: Type.Optional(Caption),
    onReport: Type.Optional(Type.Boolean()),
    remove: Type.Optional(Type.Boolean()),
  }),
  response: CaseReport,
});

export const openCasePicture = defineEndpoint({
  method: 'GET',
  path: '/api/pathology/:billTestId/pictures/:fileId',
  summary: 'Hands a photograph of a case out; never to a demo user, for whom nothing in it could be masked',
  access: read,
  params: ofPicture,
  produces: 'application/octet-stream',
  perMinute: 240,
  response: Type.Unknown(),
});

export const askOpinion = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/opinions',
  summary:
    'Asks a colleague, or somebody outside, for a second opinion; the case is not signed before it came',
  access: authorise,
  params: ofCase,
  body: closed({
    opinionId: Id,
    /** A colleague; null for somebody outside, who is named instead. */
    userId: nullable(Id),
    outsider: Type.String({ maxLength: 160 }),
    question: Type.String({ maxLength: 500 }),
  }),
  response: CaseReport,
});

export const giveOpinion = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/opinions/:opinionId/give',
  summary: 'Gives the second opinion that one was asked for, or writes down what somebody outside answered',
  access: authorise,
  params: ofOpinion,
  body: closed({
    version: Type.Integer({ minimum: 1 }),
    answer: Type.Enum([...OPINION_ANSWERS]),
    words: PathologyText,
  }),
  response: CaseReport,
});

export const withdrawOpinion = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/opinions/:opinionId/withdraw',
  summary: 'Takes the asking of a second opinion back, with a reason',
  access: authorise,
  params: ofOpinion,
  body: closed({ version: Type.Integer({ minimum: 1 }), reason: Reason }),
  response: CaseReport,
});

export const addAddendum = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/addenda',
  summary: 'Adds a dated paragraph to a released report as its next revision; no value changes by it',
  access: authorise,
  params: ofCase,
  body: closed({ words: PathologyText, number: Type.Integer({ minimum: 1, maximum: 99 }) }),
  response: CaseReport,
});

export const tellFrozen = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/frozen',
  summary: 'Keeps what was told of a frozen section, to whom, when, and what was read back',
  access: authorise,
  params: ofCase,
  body: closed({
    number: Type.Integer({ minimum: 1, maximum: 99 }),
    words: PathologyText,
    receivedAt: Instant,
    toldAt: Instant,
    toldTo: Type.String({ minLength: 1, maxLength: 160, pattern: '\\S' }),
    readBack: PathologyText,
  }),
  response: CaseReport,
});

export const recordScreening = defineEndpoint({
  method: 'POST',
  path: '/api/pathology/:billTestId/screenings',
  summary: 'Keeps what a screener, a second one or the pathologist saw in a smear, by Bethesda class',
  access: update,
  params: ofCase,
  body: closed({
    round: Type.Enum([...SCREENING_ROUNDS]),
    found: BethesdaCode,
    note: Type.String({ maxLength: 500 }),
  }),
  response: CaseReport,
});
