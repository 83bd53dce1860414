/** Names of a PDF that make it do something, or carry something, when it is opened (ISO 32000-1). */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Movie|Sound)(?![A-Za-z])/;

/** Names may be written with # and two digits for a character: /J#61vaScript is /JavaScript. */
function namesPlain(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** What is wrong with the bytes of a PDF, null when nothing is: from its first byte to its end mark, and nothing in it acts. */
export function pdfFault(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text)) return 'it does not begin as a PDF does';
  if (!/%%EOF[\r\n\t ]*$/.test(text.slice(-64))) return 'something follows its end, or the end is missing';
  if (text.includes('PK\x05\x06')) return 'it is an archive as well';
  return ACTIVE.test(namesPlain(text)) ? 'it holds a script, an attachment or an action' : null;
}
