import { sizeFault } from './png-fault.ts';

const END = 0xd9;
const SCAN = 0xda;

/** Markers that begin a frame and tell its size: SOF0 to SOF15 without the tables among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Where the next marker after the coded data of a scan stands; stuffed bytes and restarts belong to the data. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** What is wrong with the bytes of a JPEG (ITU T.81 annex B), null when nothing is: whole segments to the end mark, nothing after it. */
export function jpegFault(bytes: Buffer, mostPixels: number): string | null {
  if (bytes.readUInt16BE(0) !== 0xffd8) return 'it does not begin as a JPEG does';
  let sized = false;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return 'it is damaged';
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) return endFault(bytes, at + 2, sized);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 9 > bytes.length) break;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return 'it is damaged';
    if (isFrame(marker)) {
      const fault = sizeFault({
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        mostPixels,
      });
      if (fault !== null) return fault;
      sized = true;
    }
    at += 2 + length;
    if (marker === SCAN) at = afterScan(bytes, at);
  }
  return 'it ends in the middle';
}

function endFault(bytes: Buffer, end: number, sized: boolean): string | null {
  if (!sized) return 'it has no picture';
  return end === bytes.length ? null : 'something follows the picture';
}
