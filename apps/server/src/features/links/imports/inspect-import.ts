import type { uploadImport } from '@nidan/contract/links/imports/import-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { lackingColumns, missingColumn } from '@nidan/domain/imports/map-titles';
import { readSample } from '../../../kernel/imports/read-table.ts';
import { inspectTableFile, tableFileRefused } from '../../base/files/inspect-table-file.ts';
import { type FileColumn, fileColumns, mustBeMapped } from './file-columns.ts';
import { masterFiles } from './master-files.ts';

/** A file that can be one of its master. */
export interface InspectedImport {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly columns: readonly FileColumn[];
  readonly waitsForColumns: boolean;
}

/** Looks at a file before anything is written: its size, its encoding, that nothing in it acts, and what its columns are. */
export async function inspectImport({
  name,
  master,
  content,
}: BodyOf<typeof uploadImport>): Promise<InspectedImport> {
  const { fileName, bytes } = await inspectTableFile({ name, content });
  const sample = await readSample(fileName, bytes);
  if (sample.fault !== null && sample.rows.length === 0)
    throw tableFileRefused(fileName, sample.fault.reason.msg);
  const file = masterFiles[master];
  const columns = fileColumns(file, sample);
  const [lacking] = lackingColumns(
    file,
    columns.map(({ column }) => column),
  );
  // Whatever somebody says of so few columns, one is still missing.
  if (lacking !== undefined && columns.length < file.required.length)
    throw tableFileRefused(fileName, missingColumn(lacking).msg);
  return { fileName, bytes, columns, waitsForColumns: mustBeMapped(file, columns) };
}
