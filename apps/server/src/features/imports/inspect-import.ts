import type { uploadImport } from '@nidan/contract/imports/import-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { IMPORT_ENDINGS } from '@nidan/domain/imports/import-masters';
import { LARGEST_IMPORT } from '@nidan/domain/imports/limits';
import { refuse } from '../../kernel/http/refuse.ts';
import { textOfCsv } from '../../kernel/imports/read-csv.ts';
import { officeFileFault } from '../files/office-file-fault.ts';
import { importEnding, importFileName } from './import-file-name.ts';
import { masterFiles } from './master-files.ts';
import { readHeadOf } from './read-table.ts';

/** A file whose head fits its master. */
export interface InspectedImport {
  readonly fileName: string;
  readonly bytes: Buffer;
}

function csvFault(bytes: Buffer): string | null {
  if (textOfCsv(bytes) === null)
    return 'its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook';
  return bytes.includes(0) ? 'it holds characters that no text has' : null;
}

/** Looks at a file before anything is written: its size, its encoding, that nothing in it acts, and the titles of its columns. */
export async function inspectImport({
  name,
  master,
  content,
}: BodyOf<typeof uploadImport>): Promise<InspectedImport> {
  const ending = importEnding(name);
  if (ending === null)
    throw refuse('file-ending-refused', { details: { endings: IMPORT_ENDINGS.join(', ') } });
  const fileName = importFileName(name, ending);
  const refused = (fault: string) => refuse('file-refused', { details: { name: fileName, fault } });
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_IMPORT) throw refused(`it is larger than ${LARGEST_IMPORT / 1024 / 1024} MB`);
  const fault = ending === 'xlsx' ? await officeFileFault(bytes, 'xlsx') : csvFault(bytes);
  if (fault !== null) throw refused(fault);
  const head = await readHeadOf(fileName, bytes);
  const [first] = head.fault === null ? masterFiles[master].headFaults(head) : [head.fault.reason];
  if (first !== undefined) throw refused(first);
  return { fileName, bytes };
}
