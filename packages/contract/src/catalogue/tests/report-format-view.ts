import { FORMAT_COLUMNS, INTERPRETATION_PLACES, METHOD_PLACES } from '@nidan/domain/reports/report-format';
import { type Static, Type } from 'typebox';
import { closed } from '../../kernel/shapes.ts';

/** How a test is laid out on the report, beside the order of its parameters and their headings. */
export const ReportFormatView = closed({
  /** It begins a page. */
  newPage: Type.Boolean(),
  /** Columns that it does without. */
  without: Type.Array(Type.Enum([...FORMAT_COLUMNS]), { maxItems: FORMAT_COLUMNS.length, uniqueItems: true }),
  method: Type.Enum([...METHOD_PLACES]),
  interpretation: Type.Enum([...INTERPRETATION_PLACES]),
});
export type ReportFormatView = Static<typeof ReportFormatView>;
