import measures from '../../../../documents/report-measures.json' with { type: 'json' };

/** Measures of the A4 report in mm and pt (documents design, 'A4 report'); the lines are broken and drawn with the same ones. */
export const MEASURES = {
  ...measures,
  page: { heightMm: 297, widthMm: 180 },
  /** Height of the letterhead zone that the other heights were measured with. */
  letterheadMm: 29,
  bodyTopMm: 74,
  footerMm: 8,
} as const;
