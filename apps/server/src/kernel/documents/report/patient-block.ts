import type { PaperWords } from '@nidan/domain/documents/words/paper-words-en';
import type { ReportPatient, TextRun } from '@nidan/domain/documents/report-document';
import { breakRuns, breakText, type Line } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';

/** The patient's column with base lines in mm from the top of the page, for a letterhead zone of 29. */
export interface PatientBlock {
  name: readonly PlacedText[];
  native: readonly PlacedText[];
  nativeLanguage: 'hi' | 'mr';
  ageSex: { y: number; text: string; born: string | null };
  facts: readonly { y: number; label: string | null; line: Line }[];
  /** By how much the block outgrows its zone; the body moves down with it. */
  overflowMm: number;
}

export interface PlacedText {
  y: number;
  text: string;
}

const WIDTH = 80;
const FACT_WIDTH = 61;
const FIRST_LINE = 44.9;
/** Last base line that leaves the zone as it is. */
const LAST_LINE = 68.5;

/** Texts that do not fit go to a second line; every line below moves. */
export function patientBlock(
  metrics: FontMetrics,
  patient: ReportPatient,
  words: PaperWords['report'],
): PatientBlock {
  let y = FIRST_LINE;
  const down = (texts: readonly string[], pitch: number): PlacedText[] =>
    texts.map((text, index) => ({ y: (y += index === 0 ? 0 : pitch), text }));
  const name = down(breakText(metrics, patient.name, { widthMm: WIDTH, sizePt: 14, bold: true }), 5.6);
  let native: PlacedText[] = [];
  if (patient.nativeName !== null) {
    y += 5.1;
    native = down(breakText(metrics, patient.nativeName, { widthMm: WIDTH, sizePt: 12 }), 5.6);
  }
  y += 5.5;
  const ageSex = {
    y,
    text: patient.ageSex,
    born: patient.birthDate === null ? null : `${words.born} ${patient.birthDate}`,
  };
  y += 1.15;
  const facts = factLines(metrics, patient, words).map((fact) => ({ ...fact, y: (y += 3.95) }));
  return {
    name,
    native,
    nativeLanguage: patient.nativeLanguage,
    ageSex,
    facts,
    overflowMm: Math.max(0, y - LAST_LINE),
  };
}

function factLines(
  metrics: FontMetrics,
  patient: ReportPatient,
  words: PaperWords['report'],
): { label: string | null; line: Line }[] {
  const doctor = patient.doctor && [
    { text: patient.doctor.name, style: 'bold' as const },
    {
      text: patient.doctor.qualification === null ? '' : `, ${patient.doctor.qualification}`,
      style: 'plain' as const,
    },
  ];
  const facts = [
    { label: words.patientId, runs: plain(patient.patientCode) },
    { label: words.referredBy, runs: doctor },
    { label: words.client, runs: plain(patient.client) },
    ...patient.facts.map(({ label, text }) => ({ label, runs: plain(text) })),
  ];
  return facts.flatMap(({ label, runs }) => {
    if (runs === null) return [];
    const lines = breakRuns(metrics, runs, { widthMm: FACT_WIDTH, sizePt: 10 });
    return lines.map((line, index) => ({ label: index === 0 ? label : null, line }));
  });
}

function plain(text: string | null): TextRun[] | null {
  return text === null ? null : [{ text, style: 'plain' }];
}
