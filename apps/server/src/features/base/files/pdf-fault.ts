import { inflateSync } from 'node:zlib';
import { inThread } from '../../../kernel/threads/in-thread.ts';
import { holdsActiveName } from './pdf-names.ts';

const ACTS = 'it holds a script, an attachment or an action';
const UNREADABLE = 'it cannot be read as a PDF';
/** What all compressed streams of a PDF may come to: a page is a few 100 KB, and a picture is not unpacked here for nothing. */
const MOST_UNPACKED = 128 * 1024 * 1024;
/** Longer than any file that fits an upload takes. */
const LIMITS = { longestMs: 20_000, mostHeapMb: 256 };
const WORKER = new URL('pdf-objects-worker.ts', import.meta.url);

const STREAM = /stream\r?\n/g;

/** The streams of a PDF that zlib unpacks, one after the other; null once they come to more than is lawful. */
function* unpacked(bytes: Buffer, text: string): Generator<Buffer | null> {
  let left = MOST_UNPACKED;
  for (const { index, 0: mark } of text.matchAll(STREAM)) {
    const end = text.indexOf('endstream', index + mark.length);
    if (end < 0 || text.slice(index - 3, index) === 'end') continue;
    const part = inflated(bytes.subarray(index + mark.length, end), left);
    if (part === null) yield null;
    else yield part;
    left -= part?.length ?? left;
  }
}

/** Empty for what is not compressed in this way; null for what unpacks to more than `most` bytes. */
function inflated(part: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(part, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return error instanceof RangeError ? null : Buffer.alloc(0);
  }
}

/** A filter that is named twice for one stream: what it unpacks to unpacks once more. */
const TWICE = /\/Filter\s*\[[^\]]*(Flate|LZW|RunLength)[^\]]*(Flate|LZW|RunLength)/;
/** Numbers of objects before the objects themselves: what a stream of objects unpacks to begins so (ISO 32000-1 §7.5.7). */
const OBJECTS = /^\s*\d+\s+\d+[\s\d]*[<[(/]/;

/** What the bytes say by themselves: also objects that a later part of the file replaces, which a reader may still show. */
function faultOfBytes(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'it does not begin as a PDF does';
  if (!/%%EOF[\r\n\t ]*$/.test(text.slice(-64))) return 'something follows its end, or the end is missing';
  if (text.includes('PK\x05\x06')) return 'it is an archive as well';
  if (holdsActiveName(text)) return ACTS;
  if (TWICE.test(text)) return 'it is packed twice';
  for (const part of unpacked(bytes, text)) {
    if (part === null) return 'it unpacks to more than a file of this kind may';
    const inside = part.toString('latin1');
    if (OBJECTS.test(inside.slice(0, 4_096)) && holdsActiveName(inside)) return ACTS;
  }
  return null;
}

/** What is wrong with the bytes of a PDF, null when nothing is: it reads from its first byte to its last object, and nothing in it acts. */
export async function pdfFault(bytes: Buffer): Promise<string | null> {
  const fault = faultOfBytes(bytes);
  if (fault !== null) return fault;
  const answer = await inThread<{ readonly fault: string | null }>(WORKER, new Uint8Array(bytes), LIMITS);
  return answer === null ? UNREADABLE : answer.fault;
}
