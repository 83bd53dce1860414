const SIGNATURE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Streams of a compound file that are programs, or other files that were put in. */
const ACTIVE = ['_VBA_PROJECT', 'VBA', 'Macros', 'Ole10Native', 'ObjectPool', 'Package'];

const named = (name: string): Buffer => Buffer.from(`${name}\0`, 'utf16le');

/** What is wrong with the bytes of a Word 97 document (MS-CFB), null when nothing is: it is one, and nothing in it acts. */
export function compoundFileFault(bytes: Buffer): string | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return 'it does not begin as a DOC does';
  if (bytes.length < 1_536 || bytes.length % 512 !== 0) return 'it ends in the middle';
  if (!bytes.includes(named('WordDocument'))) return 'it is no Word document';
  return ACTIVE.some((name) => bytes.includes(named(name))) ? 'it holds macros or another file' : null;
}
