import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import { MEDIA_TYPES } from '@nidan/domain/files/file-purpose';

const FORMATS: ReadonlyMap<string, DocumentImage['format']> = new Map([
  [MEDIA_TYPES.png, 'png'],
  [MEDIA_TYPES.pdf, 'pdf'],
]);

/** A kept picture, or a PDF, as documents carry it. */
export function pictureOf(mediaType: string, bytes: Buffer): DocumentImage {
  return { format: FORMATS.get(mediaType) ?? 'jpg', base64: bytes.toString('base64') };
}
