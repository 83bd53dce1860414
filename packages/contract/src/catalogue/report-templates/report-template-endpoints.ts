import { REPORT_SECTIONS } from '@nidan/domain/enumerations/reporting';
import { LETTERHEAD_MM } from '@nidan/domain/report-templates/template-content';
import { ALL_TEMPLATE_FIELDS, TEMPLATE_BLOCKS } from '@nidan/domain/report-templates/template-fields';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, Instant, nullable, page, pageOf, Version } from '../../kernel/shapes.ts';
import { TestBrief } from '../tests/test-view.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const write = { module: 'masters', bits: PERMISSION.update } as const;

const Field = Type.Enum([...ALL_TEMPLATE_FIELDS]);
const texts = (maxLength: number) =>
  closed({
    en: Type.String({ minLength: 1, maxLength, pattern: '\\S' }),
    hi: Type.String({ maxLength }),
    mr: Type.String({ maxLength }),
  });

/** What a version of a template says. */
export const TemplateContentView = closed({
  letterheadMm: Type.Number({ minimum: LETTERHEAD_MM.least, maximum: LETTERHEAD_MM.most }),
  shown: Type.Array(Field, { maxItems: ALL_TEMPLATE_FIELDS.length, uniqueItems: true }),
  sections: Type.Array(
    closed({
      // as: the keys of a constant are its kinds
      kind: Type.Enum(Object.keys(REPORT_SECTIONS) as (keyof typeof REPORT_SECTIONS)[]),
      title: texts(80),
      text: texts(4_000),
    }),
    { maxItems: 12 },
  ),
});
export type TemplateContentView = Static<typeof TemplateContentView>;

/** One version, with what is missing of it. */
export const TemplateVersionView = closed({
  templateVersionId: Id,
  number: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  content: TemplateContentView,
  tests: Type.Array(TestBrief),
  /** Codes that `result.` may name. */
  parameters: Type.Array(Type.String()),
  missing: Type.Array(closed({ no: Type.Integer(), field: Field, block: Type.Enum([...TEMPLATE_BLOCKS]) })),
  untranslated: Type.Array(
    closed({ section: Type.Integer(), languages: Type.Array(Type.Enum(['hi', 'mr'])) }),
  ),
  ok: Type.Integer(),
  writtenBy: Type.String(),
  writtenAt: Instant,
  publishedBy: nullable(Type.String()),
  publishedAt: nullable(Instant),
  version: Version,
});
export type TemplateVersionView = Static<typeof TemplateVersionView>;

/** A template with the version in use and the draft of the next one. */
export const TemplateDetails = closed({
  templateId: Id,
  published: nullable(TemplateVersionView),
  draft: nullable(TemplateVersionView),
  /** Numbers of the versions that were in use before, latest first. */
  former: Type.Array(Type.Integer()),
  /** False for whoever wrote the draft. */
  mayPublish: Type.Boolean(),
});
export type TemplateDetails = Static<typeof TemplateDetails>;

export const TemplateRow = closed({
  templateId: Id,
  name: Type.String(),
  /** Names of the tests that have it. */
  tests: Type.Array(Type.String()),
  published: nullable(Type.Integer()),
  draft: nullable(Type.Integer()),
});
export type TemplateRow = Static<typeof TemplateRow>;

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/api/report-templates',
  summary: 'The templates of reports by name, with the version in use and the draft of the next one',
  access: read,
  query: closed({ ...page, q: Type.Optional(Type.String({ maxLength: 60 })) }),
  response: pageOf(TemplateRow),
});

export const readTemplate = defineEndpoint({
  method: 'GET',
  path: '/api/report-templates/get',
  summary:
    'One template: the version in use, the draft of the next one, and what a report must show and it does not',
  access: read,
  query: closed({ templateId: Id }),
  response: TemplateDetails,
});

export const saveTemplate = defineEndpoint({
  method: 'PUT',
  path: '/api/report-templates',
  summary:
    'Writes the draft of a template: a new one, the next version of a published one, or, with its version, the draft that is there. An unknown variable is refused with its name and place',
  access: write,
  body: closed({
    templateId: Id,
    templateVersionId: Id,
    /** Null for a draft that begins. */
    version: nullable(Version),
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    content: TemplateContentView,
    testIds: Type.Array(Id, { maxItems: 200, uniqueItems: true }),
  }),
  response: TemplateDetails,
});

const one = closed({ templateVersionId: Id, version: Version });

export const publishTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/report-templates/publish',
  summary:
    'Puts a draft in use for reports that are released from now on; refused to its writers, and while a field is missing that a report must show',
  access: { module: 'authorise', bits: PERMISSION.update },
  body: one,
  response: TemplateDetails,
});

export const discardTemplate = defineEndpoint({
  method: 'POST',
  path: '/api/report-templates/discard',
  summary: 'Throws a draft away; the version in use stays',
  access: write,
  body: one,
  response: Done,
});
