/** Rows and cells of a block that was copied from a spreadsheet; the line break at its end begins no row. */
export function readPasted(text: string): string[][] {
  const lines = text.replace(/\r\n?/gu, '\n').replace(/\n$/u, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}
