import { IMPORT_ENDINGS } from '@nidan/domain/imports/import-masters';
import { LARGEST_IMPORT } from '@nidan/domain/imports/limits';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { textOfCsv } from '../../../kernel/imports/read-csv.ts';
import { importEnding, importFileName } from '../../../kernel/imports/table-file-name.ts';
import { officeFileFault } from './office-file-fault.ts';

interface GivenFile {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/** A file of rows under the name that is shown. */
export interface TableFile {
  readonly fileName: string;
  readonly bytes: Buffer;
}

function csvFault(bytes: Buffer): string | null {
  if (textOfCsv(bytes) === null)
    return 'its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook';
  return bytes.includes(0) ? 'it holds characters that no text has' : null;
}

/** The refusal of a file of rows, with what is wrong with it. */
export function tableFileRefused(fileName: string, fault: string): Refusal {
  return refuse('file-refused', { details: { name: fileName, fault } });
}

/** Looks at a file of rows before anything is read of it: its ending, its size, its encoding, and that nothing in it acts. */
export async function inspectTableFile({ name, content }: GivenFile): Promise<TableFile> {
  const ending = importEnding(name);
  if (ending === null)
    throw refuse('file-ending-refused', { details: { endings: IMPORT_ENDINGS.join(', ') } });
  const fileName = importFileName(name, ending);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_IMPORT)
    throw tableFileRefused(fileName, `it is larger than ${LARGEST_IMPORT / 1024 / 1024} MB`);
  const fault = ending === 'xlsx' ? await officeFileFault(bytes, 'xlsx') : csvFault(bytes);
  if (fault !== null) throw tableFileRefused(fileName, fault);
  return { fileName, bytes };
}
