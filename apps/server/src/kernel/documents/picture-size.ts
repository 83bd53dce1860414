import type { DocumentImage } from '@nidan/domain/documents/letterhead';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width and height in pixels by the header of a PNG or JPEG that was looked through before it was kept; null for what has none. */
export function pictureSize({ format, base64 }: DocumentImage): PictureSize | null {
  const bytes = Buffer.from(base64, 'base64');
  if (format === 'png') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  return format === 'jpg' ? jpegSize(bytes) : null;
}

/** Markers that begin a frame; the tables among them do not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
