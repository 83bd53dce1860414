import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What is wrong with the bytes of a PNG (W3C PNG §5), null when nothing is: whole chunks from the header to the end, nothing after it. */
export function pngFault(bytes: Buffer, mostPixels: number): string | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return 'it does not begin as a PNG does';
  let at = 8;
  for (let first = true; at + 12 <= bytes.length; first = false) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return 'it ends in the middle';
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (first !== (type === 'IHDR')) return 'its header is not where it should be';
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return 'it is damaged';
    if (first) {
      const fault = sizeFault({
        width: bytes.readUInt32BE(at + 8),
        height: bytes.readUInt32BE(at + 12),
        mostPixels,
      });
      if (fault !== null) return fault;
    }
    if (type === 'IEND') return end === bytes.length ? null : 'something follows the picture';
    at = end;
  }
  return 'it ends in the middle';
}

/** What is wrong with the size that the header of a picture tells, in pixels. */
export function sizeFault({
  width,
  height,
  mostPixels,
}: {
  width: number;
  height: number;
  mostPixels: number;
}): string | null {
  if (width === 0 || height === 0) return 'it has no size';
  return width * height > mostPixels ? `it has more than ${mostPixels / 1_000_000} megapixels` : null;
}
