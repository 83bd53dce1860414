import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { IMPORT_MASTERS, ROW_VERDICTS } from '@nidan/domain/imports/import-masters';
import {
  LARGEST_IMPORT,
  LONGEST_TYPED_VALUE,
  MOST_IMPORT_COLUMNS,
  MOST_IMPORT_ROWS,
} from '@nidan/domain/imports/limits';
import { importJob } from '@nidan/domain/status-sets/links/import-job';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { Can, closed, Id, Instant, nullable, page, pageOf, Reason, Version } from '../../kernel/shapes.ts';

const read = { module: 'masters', bits: PERMISSION.read } as const;
/** A file adds records and changes them. */
const write = { module: 'masters', bits: PERMISSION.create | PERMISSION.update } as const;

/** Base64 takes four characters for three bytes. */
const LONGEST_CONTENT = Math.ceil(LARGEST_IMPORT / 3) * 4;

const Master = Type.Enum([...IMPORT_MASTERS]);
const Count = Type.Integer({ minimum: 0 });

/** An import and how far it is (spec §4 "Import/consent-linking job"). */
export const ImportView = closed({
  importId: Id,
  master: Master,
  fileName: Type.String(),
  fileBytes: Count,
  state: Type.Enum([...importJob.stateNames]),
  stateLabel: Type.String(),
  /** Rows below the head; null until the file is opened. */
  rowsTotal: nullable(Count),
  /** Rows tried so far, or written once it is in progress. */
  rowsDone: Count,
  counts: closed({ new: Count, changed: Count, same: Count, bad: Count }),
  /** How many rows would change a column, by its title; most first. */
  changedColumns: Type.Array(closed({ column: Type.String(), rows: Count })),
  /** Columns of the file, and those of them that are not left out; none for a file from before its columns were kept. */
  columns: closed({ mapped: Count, total: Count }),
  /** The file is not tried before somebody says which columns it has. */
  waitsForColumns: Type.Boolean(),
  /** The whole file is tried, with all that was typed: the counts are final. */
  isTried: Type.Boolean(),
  /** Good rows with a cell that is read as another text than stands there; they are in the counts too. */
  fixedRows: Count,
  /** Rows in which a typed value stands for what the file says. */
  typedRows: Count,
  /** Something was typed after the file was tried: counts and findings are those of before until it is tried again. */
  isTriedAgain: Type.Boolean(),
  /** Why nothing was written; null unless it failed. */
  failure: nullable(Type.String()),
  createdBy: Type.String(),
  createdAt: Instant,
  endedAt: nullable(Instant),
  version: Version,
  can: Can,
});
export type ImportView = Static<typeof ImportView>;

/** A value that stands for a refused one, beside what the file says. */
const TypedValue = closed({
  column: Type.String(),
  found: Type.String(),
  value: Type.String(),
  typedBy: Type.String(),
  typedAt: Instant,
});

/** Why a cell is refused. `code` and `values` say `reason` in any language; findings of earlier versions lack them. */
const CellFault = closed({
  column: Type.String(),
  found: Type.String(),
  reason: Type.String(),
  code: Type.Optional(Type.String()),
  values: Type.Optional(Type.Record(Type.String(), Type.String())),
});

/** What would become of a row: a row that says what is there already has no finding, unless a value was typed in it or is read as another text. */
export const ImportFinding = closed({
  /** As a spreadsheet counts, where the head is row 1. */
  rowNo: Type.Integer({ minimum: 1 }),
  /** Key of the record, as far as it can be read. */
  record: Type.String(),
  verdict: Type.Enum([...ROW_VERDICTS]),
  /** `found` is what the file says, also where a typed value is refused. */
  faults: Type.Array(CellFault),
  changes: Type.Array(closed({ column: Type.String(), before: Type.String(), after: Type.String() })),
  /** Cells that are read as another text than stands there, such as a code in capitals. */
  fixes: Type.Array(closed({ column: Type.String(), found: Type.String(), used: Type.String() })),
  /** By column, the last value typed in each. */
  typed: Type.Array(TypedValue),
  /** Columns of the row in which a value may be typed: those that are refused, or were. */
  typable: Type.Array(Type.String()),
  /** Of the row: each value typed in it makes the next one. */
  version: Version,
});
export type ImportFinding = Static<typeof ImportFinding>;

/** The columns of a file, and those that it may have. */
export const ImportColumns = closed({
  columns: Type.Array(
    closed({
      title: Type.String(),
      /** What stands in the first rows below it. */
      values: Type.Array(Type.String()),
      /** Title of the master's column that it is; null for one that is left out, or that nobody knows yet. */
      column: nullable(Type.String()),
    }),
  ),
  /** Titles of the master's columns, and those that a file must have. */
  known: closed({ titles: Type.Array(Type.String()), required: Type.Array(Type.String()) }),
});
export type ImportColumns = Static<typeof ImportColumns>;

export const uploadImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports',
  summary:
    'Brings a CSV or Excel file of a master: its head is read at once, then a job tries every row and writes nothing; a file with titles that nobody knows waits for its columns first',
  access: write,
  body: closed({
    importId: Id,
    master: Master,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    /** The file in base64. */
    content: Type.String({ minLength: 4, maxLength: LONGEST_CONTENT, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  }),
  response: ImportView,
  bodyLimit: LONGEST_CONTENT + 1_024,
});

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/api/imports',
  summary: 'Imports, newest first',
  access: read,
  query: closed({ ...page, ...dateFilter, master: Type.Optional(Master) }),
  response: pageOf(ImportView),
});

export const exportMaster = defineEndpoint({
  method: 'GET',
  path: '/api/imports/export',
  summary: 'All records of a master as the file that it is read from; read back, it changes nothing',
  access: read,
  query: closed({
    master: Master,
    format: ExportFormat,
    /** The head alone, to be filled in. */
    template: Type.Optional(Type.Boolean()),
  }),
  produces: 'application/octet-stream',
  perMinute: 10,
  // What the rows of the file are made of.
  response: Type.Array(Type.Array(nullable(Type.Union([Type.String(), Type.Number()])))),
});

export const readImport = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId',
  summary: 'An import and how far it is',
  access: read,
  params: closed({ importId: Id }),
  response: ImportView,
});

export const listFindings = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId/rows',
  summary: 'What would become of the rows of a file, in their order',
  access: read,
  params: closed({ importId: Id }),
  query: closed({
    ...page,
    verdict: Type.Optional(Type.Enum([...ROW_VERDICTS])),
    /** Those alone in which something was typed. */
    typed: Type.Optional(Type.Literal(true)),
    /** Good ones alone of which a cell is read as another text. */
    fixed: Type.Optional(Type.Literal(true)),
  }),
  response: pageOf(ImportFinding),
});

export const exportBadRows = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId/bad-rows',
  summary: 'The bad rows of a file with column and reason, as a file',
  access: read,
  params: closed({ importId: Id }),
  query: closed({ format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  // What the rows of the file are made of.
  response: Type.Array(Type.Array(nullable(Type.Union([Type.String(), Type.Number()])))),
});

export const listImportColumns = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:importId/columns',
  summary: 'The titles of a file with their first values and the columns that they are',
  access: read,
  params: closed({ importId: Id }),
  response: ImportColumns,
});

export const mapImportColumns = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/columns',
  summary: 'Says which columns a file has that waits for them; then a job tries every row and writes nothing',
  access: write,
  params: closed({ importId: Id }),
  body: closed({
    version: Version,
    /** For each title of the file, in their order, the title of the master's column; null leaves it out. */
    columns: Type.Array(nullable(Type.String({ minLength: 1, maxLength: 100 })), {
      minItems: 1,
      maxItems: MOST_IMPORT_COLUMNS,
    }),
  }),
  response: ImportView,
});

export const typeImportCell = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/cells',
  summary:
    'Types a value for a refused cell of a tried file, which stays as it came; then a job tries every row again and writes nothing',
  access: write,
  params: closed({ importId: Id }),
  body: closed({
    rowNo: Type.Integer({ minimum: 2, maximum: MOST_IMPORT_ROWS + 1 }),
    /** Of the row, as its finding has it. */
    version: Version,
    /** Title of the master's column. */
    column: Type.String({ minLength: 1, maxLength: 100 }),
    /** What the cell is to say; '' for nothing. */
    value: Type.String({ maxLength: LONGEST_TYPED_VALUE }),
  }),
  response: ImportView,
});

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/start',
  summary:
    'Writes a file without bad rows, whole or not at all, by a job that holds it against the rules anew; reference ranges need a reason, a proof and another person than brought them, unless the lab allows it',
  access: write,
  params: closed({ importId: Id }),
  /** `reason` is asked for just where the file puts something to use (`isActivatedFile`). */
  body: closed({ version: Version, reason: Type.Optional(Reason) }),
  response: ImportView,
});

export const finishImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:importId/finish',
  summary: 'Says that somebody has seen how an import ended, or gives a draft up',
  access: write,
  params: closed({ importId: Id }),
  body: closed({ version: Version }),
  response: ImportView,
});
