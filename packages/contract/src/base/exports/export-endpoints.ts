import { Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, LongText, nullable } from '../../kernel/shapes.ts';

/** Rows of one file that a list is saved as. */
export const MOST_LISTED_ROWS = 5_000;
const MOST_COLUMNS = 40;

const Cell = nullable(Type.Union([LongText, Type.Number()]));

/** The caller has read these rows through the endpoints of their list, with its rights, scope and masking. */
export const exportList = defineEndpoint({
  method: 'POST',
  path: '/api/lists/export',
  summary: 'Saves the rows of a list as a workbook or as CSV',
  access: 'lab',
  mutates: false,
  body: closed({
    /** Name of the sheet and of the file. */
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' }),
    format: ExportFormat,
    columns: Type.Array(Type.String({ maxLength: 120 }), { minItems: 1, maxItems: MOST_COLUMNS }),
    rows: Type.Array(Type.Array(Cell, { maxItems: MOST_COLUMNS }), { maxItems: MOST_LISTED_ROWS }),
  }),
  bodyLimit: 8 * 1024 * 1024,
  response: Type.Unknown(),
  produces: 'application/octet-stream',
});
