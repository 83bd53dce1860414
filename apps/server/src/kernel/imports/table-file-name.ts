import { IMPORT_ENDINGS, type ImportEnding } from '@nidan/domain/imports/import-masters';
import { cleanFileName } from '@nidan/domain/text/file-name';

/** Letters of a name that is kept. */
const LONGEST = 100;

/** The kind of a file by the end of its name; null when it is none that is read. */
export function importEnding(name: string): ImportEnding | null {
  return IMPORT_ENDINGS.find((ending) => name.toLowerCase().endsWith(`.${ending}`)) ?? null;
}

/** The name under which the file of an import is shown. */
export function importFileName(name: string, ending: ImportEnding): string {
  const stem = cleanFileName(name.slice(0, -ending.length - 1)).slice(0, LONGEST);
  return `${cleanFileName(stem) || 'file'}.${ending}`;
}
