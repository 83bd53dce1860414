/** Label stock, in mm (documents design, 'Labels'). */
export const LABEL_SIZES = {
  large: { width: 50.8, height: 25.4 },
  small: { width: 38, height: 13 },
} as const;
export type LabelSize = keyof typeof LABEL_SIZES;

/** Tube labels, one page each. */
export interface LabelDocument {
  size: LabelSize;
  /** ISO instant: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  labels: readonly TubeLabel[];
}

export interface TubeLabel {
  /** Without title: 'Sunita Anand Deshpande'. */
  patientName: string;
  /** '42 Y / F'. */
  ageSex: string;
  /** '14/05/1984'. */
  birthDate: string | null;
  /** 'EDTA'. */
  container: string;
  /** In mL; 0 for what has none. */
  volume: number;
  /** Lab ID, hyphen, tube number: 'S2011260042-1'; printed, and held by the bars. */
  barcode: string;
  /** '20/11/26 08:32'. */
  collectedAt: string | null;
  testCodes: readonly string[];
  department: string;
  /** Location, or ward and bed. */
  place: string;
  stat: boolean;
}
