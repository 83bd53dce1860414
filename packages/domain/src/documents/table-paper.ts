/** A table on paper: the rows of a report that runs by itself. */
export interface TablePaper {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  labName: string;
  title: string;
  /** What it covers and when it was made, such as '01/11/2026 to 07/11/2026, made 08/11/2026 01:00'. */
  sub: string;
  columns: readonly { head: string; isNumber: boolean }[];
  /** Cells as they are printed. */
  rows: readonly (readonly string[])[];
  /** Stands in place of the rows when there are none. */
  none: string;
}
