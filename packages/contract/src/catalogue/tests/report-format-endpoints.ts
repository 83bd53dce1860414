import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';
import { ReportFormatView } from './report-format-view.ts';
import { TestBrief, TestKind } from './test-view.ts';

const read = { module: 'catalog', bits: PERMISSION.read } as const;
const Heading = nullable(Type.String({ minLength: 1, maxLength: 80 }));

/** A test or profile with how it is laid out on the report. */
export const FormatRow = closed({
  ...TestBrief.properties,
  kind: TestKind,
  format: ReportFormatView,
  /** What differs from the usual format, in words; '' when nothing does. */
  formatText: Type.String(),
  /** Enabled 1, draft 0, disabled -1 (spec §4). */
  status: Type.Integer(),
  /** Of the test: its format is a part of it. */
  version: Version,
});
export type FormatRow = Static<typeof FormatRow>;

/** The same with the parameters in the order of the report, each below its heading. */
export const FormatDetails = closed({
  ...FormatRow.properties,
  places: Type.Array(closed({ parameterId: Id, code: Type.String(), name: Type.String(), group: Heading })),
});
export type FormatDetails = Static<typeof FormatDetails>;

export const listFormats = defineEndpoint({
  method: 'GET',
  path: '/api/tf',
  summary:
    'How tests and profiles are laid out on the report; `own` gives those alone that differ from the usual',
  access: read,
  query: closed({
    ...page,
    q: Type.Optional(Type.String({ maxLength: 60 })),
    departmentId: Type.Optional(Id),
    own: Type.Optional(Type.Boolean()),
  }),
  response: pageOf(FormatRow),
});

export const readFormat = defineEndpoint({
  method: 'GET',
  path: '/api/tf/get',
  summary: 'How one test or profile is laid out on the report, with the order and headings of its parameters',
  access: read,
  query: closed({ testId: Id }),
  response: FormatDetails,
});

export const changeFormat = defineEndpoint({
  method: 'PATCH',
  path: '/api/tf',
  summary:
    'Lays a test or profile out anew: its next version, for bills from now on. `places` names each of its parameters once; a missing field keeps what it has',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    testId: Id,
    version: Version,
    format: Type.Optional(ReportFormatView),
    places: Type.Optional(Type.Array(closed({ parameterId: Id, group: Heading }), { maxItems: 200 })),
    reason: Type.Optional(Reason),
  }),
  response: FormatDetails,
});
