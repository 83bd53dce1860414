/** Rows of one file, without its head. */
export const MOST_IMPORT_ROWS = 50_000;
/** Bytes of one file, and what a workbook may unpack to. */
export const LARGEST_IMPORT = 10 * 1024 * 1024;
export const LARGEST_UNPACKED_IMPORT = 100 * 1024 * 1024;
/** Letters of a value that is typed for a cell. */
export const LONGEST_TYPED_VALUE = 4_000;
/** Cells of one row. */
export const MOST_IMPORT_COLUMNS = 100;
