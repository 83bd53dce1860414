import { cleanFileName, uploadEnding } from '../text/file-name.ts';

const LONGEST = 100;

/**
 * The name under which an upload is kept and handed out: its own, cleaned (spec §5), with its ending in small letters;
 * 'Prof. Rao (1).PDF' is 'Prof_Rao_1.pdf'. Null when the ending is none that may be uploaded.
 */
export function storedName(name: string): string | null {
  const ending = uploadEnding(name);
  if (ending === null) return null;
  const stem = cleanFileName(name.slice(0, -ending.length - 1)).slice(0, LONGEST);
  return `${cleanFileName(stem) || 'file'}.${ending}`;
}
