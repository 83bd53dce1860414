import { REPORT_FORMATS } from '@nidan/domain/enumerations/reporting';
import { type Static, Type } from 'typebox';

/** Formats of a table that is handed out (spec §3 "Report formats"); PDF is that of documents. */
export const ExportFormat = Type.Enum(REPORT_FORMATS.filter((format) => format !== 'pdf'));
export type ExportFormat = Static<typeof ExportFormat>;
