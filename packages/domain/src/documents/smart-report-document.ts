import type { SmartContent } from '../smart-report/smart-content.ts';
import type { Letterhead } from './letterhead.ts';

/** A smart report on A4: what a released report says, for its patient. */
export interface SmartReportDocument {
  /** ISO instant of its making: date of the PDF, so that the same data gives the same bytes. */
  readonly documentDate: string;
  readonly letterhead: Letterhead;
  readonly reportNo: string;
  readonly labNo: string;
  readonly patientName: string;
  /** As printed: '42 Yrs. / F'. */
  readonly ageSex: string;
  /** '20/11/2026'. */
  readonly sampleDate: string;
  /** IANA zone in which the days of trends are said. */
  readonly zone: string;
  readonly content: SmartContent;
}
