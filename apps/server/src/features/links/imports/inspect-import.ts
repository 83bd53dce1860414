import type { uploadImport } from '@nidan/contract/links/imports/import-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { IMPORT_ENDINGS } from '@nidan/domain/imports/import-masters';
import { LARGEST_IMPORT } from '@nidan/domain/imports/limits';
import { lackingColumns, missingColumn } from '@nidan/domain/imports/map-titles';
import { refuse } from '../../../kernel/http/refuse.ts';
import { textOfCsv } from '../../../kernel/imports/read-csv.ts';
import { officeFileFault } from '../../base/files/office-file-fault.ts';
import { type FileColumn, fileColumns, mustBeMapped } from './file-columns.ts';
import { importEnding, importFileName } from './import-file-name.ts';
import { masterFiles } from './master-files.ts';
import { readSample } from './read-table.ts';

/** A file that can be one of its master. */
export interface InspectedImport {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly columns: readonly FileColumn[];
  readonly waitsForColumns: boolean;
}

function csvFault(bytes: Buffer): string | null {
  if (textOfCsv(bytes) === null)
    return 'its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook';
  return bytes.includes(0) ? 'it holds characters that no text has' : null;
}

/** Looks at a file before anything is written: its size, its encoding, that nothing in it acts, and what its columns are. */
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
  const sample = await readSample(fileName, bytes);
  if (sample.fault !== null && sample.rows.length === 0) throw refused(sample.fault.reason);
  const file = masterFiles[master];
  const columns = fileColumns(file, sample);
  const [lacking] = lackingColumns(
    file,
    columns.map(({ column }) => column),
  );
  // Whatever somebody says of so few columns, one is still missing.
  if (lacking !== undefined && columns.length < file.required.length) throw refused(missingColumn(lacking));
  return { fileName, bytes, columns, waitsForColumns: mustBeMapped(file, columns) };
}
