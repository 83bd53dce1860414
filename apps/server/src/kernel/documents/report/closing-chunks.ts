import type { ReportDocument, ReportSignatory, TextRun } from '@nidan/domain/documents/report-document';
import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import { breakRuns, breakText, type Line } from '../break-lines.ts';
import { type FontMetrics, MM_PER_PT } from '../font-metrics.ts';
import type { PictureFiles } from '../template-input.ts';
import { noteChunks } from './note-chunks.ts';
import type { Chunk, ReportBlock, SignatureLines } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const { pitch, type } = MEASURES;
const SIGNATURE_WIDTH = 58;
const HANDLING_WIDTH = 50;
/** Room for the signature itself, above its line. */
const SIGNATURE_MM = 11.2;
const SIGNATURES_GAP = 4;
/** From the end marker's words to its lines; its letters are spaced wider. */
const END_ROOM = 3;
const END_TRACKING_EM = 0.05;

type SignaturesBlock = Extract<ReportBlock, { kind: 'signatures' }>;

interface ClosingInput {
  metrics: FontMetrics;
  report: ReportDocument;
  pictures: PictureFiles;
  bodyMm: number;
}

/** Notes, signatories, end marker, key and disclaimer stay together, unless no page could hold them, and with the last results. */
export function closingChunks({ metrics, report, pictures, bodyMm }: ClosingInput): Chunk[] {
  const notes = noteChunks(metrics, report.notes);
  const last: Chunk = {
    gapMm: SIGNATURES_GAP,
    blocks: [...signatureRows(metrics, report, pictures), ...lastWords(metrics, report)],
    heads: [],
    tie: 'row',
    closes: true,
  };
  const together = [...notes, last];
  const height = together.reduce((sum, chunk) => sum + chunk.gapMm + heightOf(chunk.blocks), 0);
  return height <= bodyMm ? [{ ...joined(together), tie: 'row', closes: true }] : together;
}

/** What signs a sheet that is not the last: the signatories alone. */
export function sheetSignatures({ metrics, report, pictures }: Omit<ClosingInput, 'bodyMm'>): ReportBlock[] {
  const alone = { ...report, handledBy: [] };
  const rows = signatureRows(metrics, alone, pictures).map((row) => ({ ...row, marginKey: false }));
  return report.signatories.length === 0 ? [] : [gap(SIGNATURES_GAP), ...rows];
}

/** Height of blocks one under another, in mm. */
export function heightOf(blocks: readonly ReportBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.heightMm, 0);
}

function joined(chunks: readonly Chunk[]): Chunk {
  const [first, ...rest] = chunks;
  const blocks = rest.flatMap((chunk) => [gap(chunk.gapMm), ...chunk.blocks]);
  return { gapMm: first?.gapMm ?? 0, blocks: [...(first?.blocks ?? []), ...blocks], heads: [] };
}

function gap(heightMm: number): ReportBlock {
  return { kind: 'gap', heightMm };
}

/** Two signatories and the handling stand beside each other; more signatories begin a row of their own. */
function signatureRows(
  metrics: FontMetrics,
  report: ReportDocument,
  pictures: PictureFiles,
): SignaturesBlock[] {
  const all = report.signatories.map((one) => signatureLines({ metrics, report, pictures, signatory: one }));
  const handling = handlingLines(metrics, report);
  const marginKey = report.status.kind === 'AMENDED';
  const rows: SignaturesBlock[] = [];
  for (let start = 0; start < all.length || start === 0; start += 2) {
    const blocks = all.slice(start, start + 2);
    const last = start + 2 >= all.length;
    const texts = Math.max(0, ...blocks.map(textLines));
    const signed = blocks.length === 0 ? 0 : SIGNATURE_MM + 3.3 + texts * pitch.signature;
    const beside = last ? handling.length * pitch.signature + (marginKey ? pitch.signature : 0) : 0;
    rows.push({
      kind: 'signatures',
      heightMm: Math.max(signed, beside) + (last ? 0 : 3),
      blocks,
      handling: last ? handling : [],
      marginKey: last && marginKey,
    });
  }
  return rows;
}

function textLines({ name, plain, registration }: SignatureLines): number {
  return name.length - 1 + plain.length + registration.length + 1;
}

interface SignatureInput extends Omit<ClosingInput, 'bodyMm'> {
  signatory: ReportSignatory;
}

function signatureLines({ metrics, report, pictures, signatory }: SignatureInput): SignatureLines {
  const at = { widthMm: SIGNATURE_WIDTH, sizePt: 9.5 };
  const plain = [signatory.qualification, signatory.role].filter((text) => text !== '');
  const words = paperWords(report.language).report;
  const authorised = report.status.kind === 'PROVISIONAL' ? words.releasedProvisional : words.authorised;
  return {
    signature: pictures.take(signatory.signature),
    name: breakText(metrics, signatory.name, { widthMm: SIGNATURE_WIDTH, sizePt: 11, bold: true }),
    plain: plain.flatMap((text) => breakText(metrics, text, at)),
    registration: breakText(metrics, signatory.registrationNo, { ...at, bold: true }),
    authorised: filled(authorised, signatory.authorisedAt),
  };
}

function handlingLines(metrics: FontMetrics, report: ReportDocument): Line[] {
  const at = { widthMm: HANDLING_WIDTH, sizePt: 9 };
  const entries = report.handledBy.map(({ label, who, at: when }) =>
    muted(label, { who, after: when === null ? '' : `, ${when}` }),
  );
  if (entries.length === 0) return [];
  const words = paperWords(report.language).report;
  const revision = report.status.kind === 'PROVISIONAL' ? words.provisionalWord : words.revisionWord;
  entries.push(
    muted(words.reportNoLabel, { who: report.reportNo, after: `, ${revision} ${report.revision}` }),
  );
  return entries.flatMap((runs) => breakRuns(metrics, runs, at));
}

function muted(label: string, { who, after }: { who: string; after: string }): TextRun[] {
  return [
    { text: `${label} `, style: 'muted' },
    { text: who, style: 'plain' },
    { text: after, style: 'muted' },
  ];
}

function lastWords(metrics: FontMetrics, report: ReportDocument): ReportBlock[] {
  const provisional = report.status.kind === 'PROVISIONAL';
  const words = paperWords(report.language).report;
  const text = provisional ? words.endProvisional : words.end;
  const lines = breakText(metrics, report.disclaimer, { widthMm: MEASURES.page.widthMm, sizePt: type.small });
  const end: ReportBlock = { kind: 'end', heightMm: 8, text, halfMm: endHalf(metrics, text) };
  return [
    ...(report.without?.end === true ? [] : [end]),
    { kind: 'key', heightMm: 5, flows: report.language !== 'en' },
    { kind: 'disclaimer', heightMm: 2.2 + lines.length * pitch.disclaimer, lines },
  ];
}

function endHalf(metrics: FontMetrics, text: string): number {
  const spaced = text.length * END_TRACKING_EM * 10 * MM_PER_PT;
  return (metrics.width(text, { sizePt: 10, bold: true }) + spaced) / 2 + END_ROOM;
}
