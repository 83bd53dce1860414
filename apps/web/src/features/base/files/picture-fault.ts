import type { FilePurpose } from '@nidan/domain/files/file-purpose';
import { FILE_PURPOSES } from '@nidan/domain/files/file-purpose';
import { uploadEnding } from '@nidan/domain/text/file-name';

/** What can be said of a chosen file before it is sent; the server looks at its bytes. */
export type PictureFault = 'wrongEnding' | 'tooLarge' | null;

/** What is wrong with the name or the size of a file for a purpose; null when nothing is. */
export function pictureFault(
  purpose: FilePurpose,
  { name, size }: { readonly name: string; readonly size: number },
): PictureFault {
  const { endings, mostBytes } = FILE_PURPOSES[purpose];
  const ending = uploadEnding(name);
  if (!endings.some((allowed) => allowed === ending)) return 'wrongEnding';
  return size > mostBytes ? 'tooLarge' : null;
}
