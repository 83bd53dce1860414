import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import { type ReportDocument, revisionText } from '@nidan/domain/documents/report-document';
import { CRITICAL_FLAGS } from '@nidan/domain/results/flag';
import type { TemplateField } from '@nidan/domain/report-templates/template-fields';
import { code128Svg, qrSvg } from '../barcode-svg.ts';
import { fitLine } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import { PictureFiles, type TemplateInput, templateDate } from '../template-input.ts';
import { closingChunks, sheetSignatures } from './closing-chunks.ts';
import { COMPACT, type Density, ROOMY } from './density.ts';
import { departmentChunks } from './department-chunks.ts';
import { paginateReport } from './paginate-report.ts';
import { patientBlock } from './patient-block.ts';
import type { Chunk, ReportPage } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';
import { changesChunk, pendingChunk } from './status-chunks.ts';

/** Module of the lab ID's Code 128, mm; a longer lab ID gets narrower bars, down to what scanners still read. */
const MODULE_MM = 0.39;
const WIDEST_MM = 44;
const NARROWEST_MODULE_MM = 0.25;
const LAB_NAME_PT = 21;
const LAB_NO_PT = 11;
const LAB_NO_MM = 25;
/** From the left margin to the middle of the report number, and the room between the texts before it. */
const FOOTER_NUMBER_MM = 109;
const FOOTER_GAPS_MM = 9;

/** The data of the report template: the document laid out in pages, its codes drawn. Throws on a lab ID that no barcode holds. */
export function reportInput(metrics: FontMetrics, report: ReportDocument): TemplateInput {
  const pictures = new PictureFiles();
  const words = paperWords(report.language).report;
  const patient = patientBlock(metrics, report.patient, words);
  const topMm = MEASURES.bodyTopMm + report.zones.letterheadMm - MEASURES.letterheadMm + patient.overflowMm;
  const bottomMm = MEASURES.page.heightMm - report.zones.footMm - MEASURES.footerMm;
  const { language, title, labNo, zones, letterheadMode, times } = report;
  const head = letterhead(metrics, report, pictures);
  const furniture = {
    title,
    labNo,
    zones,
    letterheadMode,
    times,
    letterhead: head,
    patient,
    labNoSizePt: labNoSize(metrics, labNo),
    footerName: footerName(metrics, report),
    footerAge: report.patient.ageSex,
    status: statusBox(metrics, report),
    words: report.without?.pageNo === true ? { ...words, page: '' } : words,
    marks: missingMarks(report),
    statusNote: statusNote(report),
    reportText: reportText(report),
    qr: qrSvg(report.verifyUrl),
    bars: bars(labNo),
  };
  const pages = fewestPages({ metrics, report, pictures, topMm, bottomMm });
  const data = {
    language,
    title,
    labNo,
    letterhead: head,
    date: templateDate(report.documentDate),
    furniture,
    pages,
  };
  return { template: 'report.typ', data, files: pictures.files };
}

/** Where on the page a missing field would stand, mm from the top left. */
const FIELD_AT: Readonly<Partial<Record<TemplateField, readonly [x: number, y: number]>>> = {
  'lab.name': [34, 12],
  'lab.address': [150, 10],
  'patient.name': [15, 41],
  'patient.age_sex': [15, 47],
  'patient.id': [15, 54],
  'doctor.name': [15, 60],
  'sample.type': [64, 71.2],
  'sample.collected_at': [116, 41.5],
  'sample.received_at': [116, 46.5],
  'report.reported_at': [116, 51.5],
  'result.method': [15, 71.2],
  'result.flag': [64, 78],
  'result.unit': [96, 71.2],
  'result.interval': [118, 71.2],
  'sign.name': [15, 268],
  'sign.qualification': [62, 268],
  'sign.reg_no': [112, 268],
  'report.no': [100, 278.5],
  'page.x_of_y': [158, 278.5],
  'end.mark': [158, 268],
};

function missingMarks({ marks = [] }: ReportDocument): object[] {
  return marks.flatMap(({ no, field }) => {
    const [x, y] = FIELD_AT[field] ?? [];
    return x === undefined || y === undefined ? [] : [{ no, field, x, y }];
  });
}

const STATUS_WORDS = { FINAL: 'final', PROVISIONAL: 'provisional', AMENDED: 'amended' } as const;
const STATUS_MM = { FINAL: 15.7, PROVISIONAL: 29.9, AMENDED: 23.9 } as const;
/** On both sides of the word of another language. */
const STATUS_ROOM_MM = 6;

function statusBox(metrics: FontMetrics, { language, status: { kind } }: ReportDocument): object {
  const word = paperWords(language).report[STATUS_WORDS[kind]];
  const measured = metrics.width(word, { sizePt: 11, bold: true }) + STATUS_ROOM_MM;
  return { kind, word, widthMm: language === 'en' ? STATUS_MM[kind] : measured };
}

function reportText(report: ReportDocument): string {
  return `${filled(paperWords(report.language).report.reportNo, report.reportNo)} · ${revisionText(report)}`;
}

interface PagesInput {
  metrics: FontMetrics;
  report: ReportDocument;
  pictures: PictureFiles;
  topMm: number;
  bottomMm: number;
}

/** Critical results that whoever reads the first page alone does not see. */
function criticalsBehind([, ...further]: readonly ReportPage[]): number {
  const blocks = further.flatMap((page) => page.blocks);
  return blocks.filter((block) => 'flag' in block && CRITICAL_FLAGS.some((flag) => flag === block.flag))
    .length;
}

/** The tables with room, or nearer to each other where that saves a sheet, or brings a critical result to the first page. */
function fewestPages({ topMm, bottomMm, ...drawing }: PagesInput): ReportPage[] {
  const foot = drawing.report.signEverySheet === true ? sheetSignatures(drawing) : [];
  const pagesIn = (density: Density): ReportPage[] =>
    paginateReport(reportChunks({ ...drawing, density, bodyMm: bottomMm - topMm }), {
      topMm,
      bottomMm,
      foot,
    });
  const roomy = pagesIn(ROOMY);
  if (roomy.length === 1) return roomy;
  const compact = pagesIn(COMPACT);
  return compact.length < roomy.length || criticalsBehind(compact) < criticalsBehind(roomy) ? compact : roomy;
}

interface ChunksInput {
  density: Density;
  metrics: FontMetrics;
  report: ReportDocument;
  pictures: PictureFiles;
  bodyMm: number;
}

function reportChunks({ density, metrics, report, pictures, bodyMm }: ChunksInput): Chunk[] {
  const { status } = report;
  const words = paperWords(report.language).report;
  return [
    ...(status.kind === 'AMENDED' ? [changesChunk(metrics, { ...report, status })] : []),
    ...report.departments.flatMap((department) =>
      departmentChunks({ density, metrics, pictures, bodyMm, words }, department),
    ),
    ...(status.kind === 'PROVISIONAL' && status.pending.length > 0 ? [pendingChunk(metrics, status)] : []),
    ...closingChunks({ metrics, report, pictures, bodyMm }),
  ];
}

/** A long lab ID is never cut: it is set smaller beside the QR. */
function labNoSize(metrics: FontMetrics, labNo: string): number {
  return Math.min(
    LAB_NO_PT,
    (LAB_NO_PT * LAB_NO_MM) / metrics.width(labNo, { sizePt: LAB_NO_PT, bold: true }),
  );
}

/** The footer's name gives way to the lab ID, the age and the report number. */
function footerName(metrics: FontMetrics, report: ReportDocument): string {
  const type = { sizePt: 9.5, bold: false };
  const number = metrics.width(reportText(report), type);
  const taken = metrics.width(report.labNo + report.patient.ageSex, type) + FOOTER_GAPS_MM;
  const widthMm = Math.max(FOOTER_NUMBER_MM - number / 2 - taken, 0);
  return fitLine(metrics, report.patient.name, { widthMm, sizePt: type.sizePt });
}

function statusNote(report: ReportDocument): { strong: string; text: string } | null {
  const { status, revision, addendum } = report;
  const words = paperWords(report.language).report;
  if (addendum !== undefined)
    return { strong: filled(words.addendumNote, addendum), text: filled(words.addendumRest, revision) };
  if (status.kind === 'FINAL') return null;
  if (status.kind === 'AMENDED') {
    return {
      strong: filled(words.amendedNote, revision),
      text: filled(words.amendedRest, status.replacesReportOf),
    };
  }
  const text = status.investigations === 1 ? words.pendingOne : words.pendingMany;
  return { strong: '', text: filled(text, status.pending.length, status.investigations) };
}

function bars(labNo: string): unknown {
  const drawn = code128Svg(labNo);
  const module = Math.max(Math.min(MODULE_MM, WIDEST_MM / drawn.modules), NARROWEST_MODULE_MM);
  return { ...drawn, widthMm: drawn.modules * module };
}

/** The lab's name is set smaller where it would run into the address. */
function letterhead(metrics: FontMetrics, report: ReportDocument, pictures: PictureFiles): object {
  const widest = Math.max(
    0,
    ...report.letterhead.addressLines.map((line) => metrics.width(line, { sizePt: 8.5, bold: false })),
  );
  const room = report.letterhead.accreditation === null ? 158 - widest : 84;
  const natural = metrics.width(report.letterhead.labName, { sizePt: LAB_NAME_PT, bold: true });
  return {
    ...pictures.letterhead(report.letterhead),
    nameSizePt: Math.min(LAB_NAME_PT, (LAB_NAME_PT * room) / natural),
  };
}
