import { once } from 'node:events';
import { crc32, deflateSync } from 'node:zlib';
import { ZipFile } from 'yazl';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Rows of grey, each behind the number of its filter. */
function whitePixels({ width, height }: { width: number; height: number }): Buffer {
  return Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), Buffer.alloc(width, 255)])),
  );
}

/** A white PNG of this size; one of more than 10,000 pixels says so and lacks them. */
export function smallPng({ width = 1, height = 1 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'IDAT',
      deflateSync(whitePixels(width * height > 10_000 ? { width: 1, height: 1 } : { width, height })),
    ),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with the segments that every one has; a comment may be put in. */
export function smallJpeg({ width = 1, height = 1, comment = '' } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const said = Buffer.from(comment, 'latin1');
  const note = Buffer.from([0xff, 0xfe, (said.length + 2) >> 8, (said.length + 2) & 255]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(comment === '' ? [] : [note, said]),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  ]);
}

/** A PDF of one empty page; `catalog` is put into its catalog. */
export function smallPdf(catalog = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 140]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  );
}

/** A PDF of one page whose objects stand in a compressed stream (ISO 32000-1 §7.5.7); `catalog` is put into its catalog. */
export function packedPdf(catalog = ''): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 140]>>',
  ];
  let at = 0;
  const places = objects.map((object, n) => {
    const place = `${n + 1} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const packed = deflateSync(Buffer.from(`${head}${objects.join(' ')} `, 'latin1'));
  const stream = `4 0 obj<</Type/ObjStm/N 3/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  const table = [...[1, 2, 3].map((n) => [2, 4, n - 1]), [1, 9, 0], [1, 0, 0]];
  const rows = deflateSync(
    Buffer.from(
      [[0, 0, 0], ...table].flatMap(([kind = 0, one = 0, two = 0]) => [kind, one >> 8, one & 255, two]),
    ),
  );
  const start = Buffer.concat([Buffer.from('%PDF-1.5\n', 'latin1'), Buffer.from(stream, 'latin1'), packed]);
  const xref = start.length + '\nendstream endobj\n'.length;
  return Buffer.concat([
    start,
    Buffer.from(
      `\nendstream endobj\n5 0 obj<</Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Filter/FlateDecode/Length ${rows.length}>>stream\n`,
      'latin1',
    ),
    rows,
    Buffer.from(`\nendstream endobj\nstartxref\n${xref}\n%%EOF\n`, 'latin1'),
  ]);
}

const said = (page: number): string => `BT /F1 10 Tf 10 60 Td (Run page ${page}) Tj ET`;

/** A PDF of so many small pages that can be drawn; each says 'Run page 2'. */
export function pagedPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers.map((page) => `${page * 2 + 2} 0 R`).join(' ')}]/Count ${pages}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...numbers.flatMap((page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 140]/Resources<</Font<</F1 3 0 R>>>>/Contents ${page * 2 + 3} 0 R>>`,
      `<</Length ${said(page).length}>>stream\n${said(page)}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A Word 97 document as far as anybody looks; names of further streams may be put in. */
export function smallDoc(streams: readonly string[] = []): Buffer {
  const bytes = Buffer.alloc(2_048);
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(bytes);
  let at = 512;
  for (const name of ['Root Entry', 'WordDocument', ...streams]) {
    bytes.write(`${name}\0`, at, 'utf16le');
    at += 128;
  }
  return bytes;
}

/** An archive of these parts. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  zip.outputStream.on('data', (part: Buffer) => chunks.push(part));
  await once(zip.outputStream, 'end');
  return Buffer.concat(chunks);
}

/** The parts of a small DOCX or XLSX. */
export function officeParts(ending: 'docx' | 'xlsx'): Record<string, string> {
  const main = ending === 'docx' ? 'word/document.xml' : 'xl/workbook.xml';
  return { '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', [main]: '<x/>' };
}
