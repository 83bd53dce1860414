/** Names of a PDF that make it do something, or carry something, when it is opened (ISO 32000-1). */
const ACTIVE = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Movie',
  'Rendition',
  'Sound',
]);

const NAME = /\/([^\s\0/[\](){}<>%]+)/g;

/** A name without its escapes: J#61vaScript is JavaScript. */
function plain(name: string): string {
  return name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** True for a name, without its slash, that makes a PDF do something or carry something. */
export function isActiveName(name: string): boolean {
  return ACTIVE.has(plain(name));
}

/** True for a part of a PDF, one byte a letter, that holds such a name. */
export function holdsActiveName(text: string): boolean {
  return Array.from(text.matchAll(NAME)).some(([, name]) => name !== undefined && isActiveName(name));
}
