import { bytesOf, latin1Of } from './byte-store.ts';
import type { DriverEncoding } from './driver.ts';

/** What a message says, of its bytes as one character each. What is no text in the encoding becomes U+FFFD; U+0000 is left out. */
export function decodeText(text: string, encoding: DriverEncoding): string {
  const said = encoding === 'latin1' ? text : new TextDecoder(encoding).decode(bytesOf(text));
  return said.replaceAll('\u0000', '');
}

/** The bytes of a text as one character each. GBK is read, not written: what is beyond ASCII becomes `?` there. */
export function encodeText(text: string, encoding: DriverEncoding): string {
  if (encoding === 'utf-8') return latin1Of(new TextEncoder().encode(text));
  const most = encoding === 'latin1' ? 0xff : 0x7f;
  return Array.from(text, (one) => ((one.codePointAt(0) ?? 0) > most ? '?' : one)).join('');
}
