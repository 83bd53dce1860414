import type { DocumentImage } from '@nidan/domain/documents/letterhead';
import { MEDIA_TYPES } from '@nidan/domain/files/file-purpose';

/** A kept picture as documents carry it. */
export function pictureOf(mediaType: string, bytes: Buffer): DocumentImage {
  const format = mediaType === MEDIA_TYPES.png ? 'png' : 'jpg';
  return { format, base64: bytes.toString('base64') };
}
