import { BYTE_ORDER_MARK } from '../delimited-tree.ts';

const LINE_ENDS = /\r\n|\r|\n/u;
const ENVELOPE = /^(?:FHS|BHS|BTS|FTS)(?![A-Za-z0-9])/u;
const HEADER = /^MSH[^A-Za-z0-9\s]/u;

/**
 * The messages in a block or file: one, or those of a batch without what stands around them (FHS BHS MSH … BTS FTS, HL7 2.10.3). None
 * where segments stand in front of the first MSH: nothing says how they are written, nor whose answer they wait for.
 */
export function hl7Messages(text: string): readonly string[] {
  const lines = text
    .split(LINE_ENDS)
    .map((line) => line.trimStart().replace(BYTE_ORDER_MARK, ''))
    .filter((line) => line.trim() !== '');
  const segments = lines.filter((line) => !ENVELOPE.test(line));
  if (!HEADER.test(segments[0] ?? '')) return [];
  const starts = segments.flatMap((line, at) => (HEADER.test(line) ? [at] : []));
  // A message alone stays as it came: by its bytes it is known again.
  if (starts.length === 1 && segments.length === lines.length) return [text];
  return starts.map((start, at) => `${segments.slice(start, starts[at + 1]).join('\r')}\r`);
}
