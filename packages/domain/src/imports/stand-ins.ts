import { fieldsOf, type Sheet } from './sheet.ts';

/** Texts in place of a cell that cannot be read; codes and names among them are unlikely to be those of a record. */
const TEXTS = ['ZZZ-STAND-IN-8', 'ZZZ-STAND-IN-9', '1', '2', '2001-01-01', '2002-02-02'];

/** How many rows are made of one that cannot be read as a whole: what is wrong with both does not come from what stands in. */
const ROWS = 2;

/** Two values of a column, or fewer where its cells take none of the texts. */
function valuesOf<Row extends object>({ columns }: Sheet<Row>, field: keyof Row & string) {
  const column = columns[field];
  const { required, choices = [] } = column;
  const own = [...(required ? [] : ['']), ...choices.slice(0, 1), ...choices.slice(-1)];
  const read = [...new Set([...own, ...TEXTS])].flatMap((text) => {
    const reading = column.read(text);
    return reading.ok ? [reading.value] : [];
  });
  return read.slice(0, ROWS);
}

/**
 * A row whose unread cells have values that stand in for them, in two ways, so that the rules see the rest of it. Empty where a cell takes no
 * stand-in. Only what the rules say of the cells that were read counts.
 */
export function rowsWithStandIns<Row extends object>(sheet: Sheet<Row>, values: Partial<Row>): Row[] {
  const unread = fieldsOf(sheet.columns).filter((field) => !(field in values));
  const found = unread.map((field) => ({ field, ways: valuesOf(sheet, field) }));
  if (found.some(({ ways }) => ways.length === 0)) return [];
  return Array.from({ length: ROWS }, (_, way) => {
    const row: Partial<Row> = { ...values };
    for (const { field, ways } of found) Object.assign(row, { [field]: ways[way] ?? ways[0] });
    // as: every field of the sheet has a value now
    return row as Row;
  });
}
