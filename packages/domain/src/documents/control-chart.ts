/** The shape of a point: in control, beyond a warning, beyond a rule that rejects, or left out of the SD. */
export type ControlPointShape = 'in' | 'warning' | 'reject' | 'excluded';

/** One level of the chart: its points by the days of the month, its figures as they are set and as the month has them. */
export interface ControlChartLevel {
  name: string;
  /** 'control lot QC-4471-1, expires 31/03/2027'. */
  lot: string;
  /** Value at -3 to +3 SD, the lowest first. */
  bounds: readonly string[];
  /** `day` counts from 1, with the part of the day; `z` is held within what the chart shows. */
  points: readonly { day: number; z: number; shape: ControlPointShape; rules: string }[];
  /** Label, as set, in the month. */
  figures: readonly (readonly [string, string, string])[];
}

/** A Levey-Jennings chart of a parameter on a machine for a calendar month. */
export interface ControlChart {
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  /** 'Levey-Jennings chart, November 2026'. */
  title: string;
  labName: string;
  /** Label and what it says, in two columns. */
  facts: readonly (readonly [string, string])[];
  days: number;
  levels: readonly ControlChartLevel[];
  /** What broke and what was done about it. */
  actions: readonly { at: string; level: string; rules: string; value: string; text: string; by: string }[];
  /** 'Calibration 14/11 08:10'. */
  marks: readonly { day: number; text: string }[];
}
