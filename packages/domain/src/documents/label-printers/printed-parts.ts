/** Bars in the middle of a label. */
export interface PrintedBars {
  text: string;
  /** Width of the label, mm. */
  width: number;
  /** Place and height in dots. */
  y: number;
  height: number;
}

/** STAT in a filled box; all in dots but the letters, which are in the measure of the printer's language. */
export interface PrintedStat {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of its letters, and where they stand in the box. */
  letters: number;
  inset: number;
}

/** A line of text. */
export interface PrintedField {
  x: number;
  y: number;
  sizePt: number;
  text: string;
  /** Set at the right of a place of this width, in dots. */
  rightIn?: number;
}
