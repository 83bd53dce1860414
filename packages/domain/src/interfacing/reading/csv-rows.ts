const QUOTE = '"';

/** Cells of CSV (RFC 4180): quotes around cells that hold a delimiter, a quote twice or an end of line. Never throws. */
export function csvRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const one = text.charAt(at);
    if (isQuoted) {
      if (one !== QUOTE) cell += one;
      else if (text[at + 1] === QUOTE) {
        cell += QUOTE;
        at += 1;
      } else isQuoted = false;
    } else if (one === QUOTE && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (one === delimiter) {
      row.push(cell);
      cell = '';
    } else if (one === '\n' || one === '\r') endRow();
    else cell += one;
  }
  endRow();
  return rows;
}
