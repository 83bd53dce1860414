import { LARGEST_UNPACKED, MOST_PARTS } from '@nidan/domain/files/file-purpose';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const MAIN_PART = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/** Parts that are programs, or other files that were put in. */
const ACTIVE_PART =
  /vbaProject|activeX|oleObject|embeddings\/|\.bin$|\.(?:exe|js|vbs|bat|cmd|ps1|jar|html?|svg|docm|xlsm)$/i;
/** Text of parts that defines entities, enables macros, or loads something from elsewhere when the file is opened. */
const ACTIVE_TEXT =
  /<!DOCTYPE|<!ENTITY|macroEnabled|relationships\/(?:attachedTemplate|oleObject|frame|subDocument|externalLink)"|DDEAUTO|<ddeLink/i;

/** Text that could be read by a part of XML: UTF-16 is read as the letters that it holds. */
function textOf(bytes: Buffer): string {
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return wide ? bytes.toString('latin1').replaceAll('\0', '') : bytes.toString('latin1');
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Refuses names that leave the folder, encrypted parts, and lengths that do not add up.
    const options = { lazyEntries: true, strictFileNames: true, validateEntrySizes: true };
    fromBuffer(bytes, options, (error, zip) => (error === null ? resolve(zip) : reject(error)));
  });
}

async function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    zip.once('entry', resolve);
    zip.once('end', () => resolve(null));
    zip.once('error', reject);
    zip.readEntry();
  });
}

/** The bytes of a part, as far as they stay within `most`; null when they do not, whatever the file says of their length. */
async function readPart(zip: ZipFile, entry: Entry, most: number): Promise<Buffer | null> {
  const stream = await zip.openReadStreamPromise(entry);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function partFault(name: string, content: Buffer): string | null {
  if (ACTIVE_PART.test(name)) return 'it holds a program or another file';
  const isText = /\.(?:xml|rels|vml)$/i.test(name);
  return isText && ACTIVE_TEXT.test(textOf(content)) ? 'it loads or runs something when it is opened' : null;
}

async function partsFault(zip: ZipFile, mainPart: string): Promise<string | null> {
  const names = new Set<string>();
  let left = LARGEST_UNPACKED;
  for (;;) {
    const entry = await nextEntry(zip);
    if (entry === null) break;
    const name = entry.fileName;
    if (names.has(name.toLowerCase())) return 'it holds a part twice';
    names.add(name.toLowerCase());
    if (names.size > MOST_PARTS) return `it has more than ${MOST_PARTS} parts`;
    const content = await readPart(zip, entry, left);
    if (content === null) return `it unpacks to more than ${LARGEST_UNPACKED / 1024 / 1024} MB`;
    left -= content.length;
    const fault = partFault(name, content);
    if (fault !== null) return fault;
  }
  const whole = names.has('[content_types].xml') && names.has(mainPart);
  return whole ? null : `its ${mainPart} is missing`;
}

/** End of the archive's directory; a comment would follow, and in it anything. */
const END = Buffer.from('PK\x05\x06', 'latin1');
const END_LENGTH = 22;

/**
 * What is wrong with the bytes of a DOCX or XLSX, null when nothing is: an archive from its first byte to its last, within the
 * limits of what it unpacks to, counted while unpacking, and nothing in it acts.
 */
export async function officeFileFault(bytes: Buffer, ending: keyof typeof MAIN_PART): Promise<string | null> {
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04')
    return `it does not begin as a ${ending.toUpperCase()} does`;
  if (bytes.lastIndexOf(END) !== bytes.length - END_LENGTH) return 'something follows the archive';
  if (bytes.readUInt16LE(bytes.length - END_LENGTH + 10) > MOST_PARTS)
    return `it has more than ${MOST_PARTS} parts`;
  try {
    const zip = await openZip(bytes);
    try {
      return await partsFault(zip, MAIN_PART[ending]);
    } finally {
      zip.close();
    }
  } catch {
    return 'it is no sound archive';
  }
}
