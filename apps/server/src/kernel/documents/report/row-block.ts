import type { ReportInterval, ReportRow } from '@nidan/domain/documents/report-document';
import type { PaperWords } from '@nidan/domain/documents/words/paper-words-en';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { Density } from './density.ts';
import type { NameLines, ReportBlock, RowBlock } from './report-blocks.ts';
import { MEASURES } from './report-measures.ts';

const { columns, insetMm, pitch, type } = MEASURES;
const CAP_MM_PER_PT = 0.227;
/** Between a name and the method after it, and what a mark takes. */
const BESIDE_GAP = 1.8;
const MARK_MM = 2;

type Column = keyof typeof columns;

interface RowDrawing {
  readonly metrics: FontMetrics;
  readonly density: Density;
  readonly words: PaperWords['report'];
}

/** A measured row broken into lines, with its height. */
export function rowBlock(drawing: RowDrawing, row: ReportRow & { value: MeasuredValue }): ReportBlock {
  const { metrics, density, words } = drawing;
  const block: RowBlock = {
    ...nameLines(drawing, row),
    value: valueLines(metrics, row),
    under: underValue(row, words),
    unit: row.unit === null ? [] : linesIn(metrics, row.unit, { column: 'unit', sizePt: type.unit }),
    ...intervalBesideBar(metrics, row),
    previous: row.previous,
  };
  return { kind: 'row', heightMm: rowHeight(block, density), ...block };
}

type MeasuredValue = Extract<ReportRow['value'], { kind: 'number' | 'words' }>;

/** Name and method of a row or a narrative; a name in another language has the English one before its method. */
export function nameLines(
  { metrics, density }: Pick<RowDrawing, 'metrics' | 'density'>,
  named: ReportRow,
): NameLines {
  const row = named.otherName === undefined ? named : { ...named, method: otherNameAndMethod(named) };
  const name = linesIn(metrics, row.name, { column: 'investigation', sizePt: type.name });
  const beside = density.methodBeside && isRoomBeside(metrics, { last: name.at(-1) ?? '', row });
  const below = beside || row.method === null ? '' : row.method;
  return {
    name,
    mark: row.mark,
    method: below === '' ? [] : linesIn(metrics, below, { column: 'investigation', sizePt: type.method }),
    beside: beside ? row.method : null,
    flag: row.flag,
    changed: row.changedFrom !== null,
  };
}

function otherNameAndMethod({ otherName = '', method }: ReportRow): string {
  return method === null ? otherName : `${otherName} · ${method}`;
}

function isRoomBeside(
  metrics: FontMetrics,
  { last, row: { method, mark } }: { readonly last: string; readonly row: ReportRow },
): boolean {
  if (method === null) return false;
  const nameMm = metrics.width(last, { sizePt: type.name, bold: false });
  const methodMm = metrics.width(method, { sizePt: type.method, bold: false });
  const markMm = mark === null ? 0 : MARK_MM;
  return nameMm + markMm + BESIDE_GAP + methodMm <= columns.investigation - 2 * insetMm;
}

/** Height of the name with its method, from the top of the capitals to the last base line. */
export function nameHeight({ name, method }: NameLines): number {
  const capMm = type.name * CAP_MM_PER_PT;
  return capMm + (name.length - 1) * pitch.name + method.length * pitch.method;
}

function linesIn(
  metrics: FontMetrics,
  text: string,
  { column, sizePt }: { column: Column; sizePt: number },
): string[] {
  return breakText(metrics, text, { widthMm: columns[column] - 2 * insetMm, sizePt });
}

/** Words run over the unit's column where no unit stands. */
function valueLines(metrics: FontMetrics, row: ReportRow & { value: MeasuredValue }): RowBlock['value'] {
  const bold = row.flag !== null;
  if (row.value.kind === 'number') {
    const { integer, fraction } = row.value;
    const atMm = MEASURES.decimalAxisMm - metrics.width(integer, { sizePt: type.value, bold });
    // A number too long for the axis begins at the left of its column.
    return { kind: 'number', text: integer + fraction, atMm: Math.max(atMm, insetMm) };
  }
  const room = columns.result + (row.unit === null ? columns.unit : 0) - MEASURES.wordsAtMm - insetMm;
  return {
    kind: 'words',
    lines: breakText(metrics, row.value.text, { widthMm: room, sizePt: type.value, bold }),
  };
}

const CRITICAL_WORDS: Readonly<
  Record<NonNullable<ReportRow['flag']>, 'criticalLow' | 'criticalHigh' | 'critical' | null>
> = {
  L: null,
  H: null,
  A: null,
  LL: 'criticalLow',
  HH: 'criticalHigh',
  AA: 'critical',
};

function underValue(row: ReportRow, words: PaperWords['report']): RowBlock['under'] {
  const critical = row.flag === null ? null : CRITICAL_WORDS[row.flag];
  const was = row.changedFrom;
  return { critical: critical === null ? null : words[critical], was, wasWord: words.was };
}

/** The bar gives way where several decision limits would need a second line beside it, and none does in its room. */
function intervalBesideBar(metrics: FontMetrics, row: ReportRow): Pick<RowBlock, 'interval' | 'bar'> {
  const beside = intervalLines(metrics, row);
  if (row.bar === null || row.interval?.kind !== 'bands' || beside.kind !== 'bands')
    return { interval: beside, bar: row.bar };
  const alone = intervalLines(metrics, { ...row, bar: null });
  const isFreed =
    alone.kind === 'bands' &&
    alone.bands.length === row.interval.bands.length &&
    beside.bands.length - alone.bands.length > 1;
  return isFreed ? { interval: alone, bar: null } : { interval: beside, bar: row.bar };
}

/** Decision limits: names left, numbers aligned; a name that is too wide for that stands on a line above its numbers. */
function intervalLines(metrics: FontMetrics, row: ReportRow): RowBlock['interval'] {
  const { interval } = row;
  const barRoom = row.bar === null ? columns.bar : 0;
  const room = columns.interval + barRoom - 2 * insetMm;
  if (interval === null) return { kind: 'lines', lines: [] };
  if (interval.kind === 'text') {
    const texts = interval.basis === undefined ? [interval.text] : [interval.text, interval.basis];
    return {
      kind: 'lines',
      lines: texts.flatMap((text) => breakText(metrics, text, { widthMm: room, sizePt: type.interval })),
    };
  }
  return bandLines(metrics, interval.bands, room);
}

type Bands = Extract<ReportInterval, { kind: 'bands' }>['bands'];
type Band = Bands[number];

/** Between the name of a band and its numbers, mm. */
const BAND_GAP = 2;
/** Least room for names beside the numbers, mm: with less every name stands above its own. */
const NAME_ROOM = 12;

function bandLines(metrics: FontMetrics, bands: Bands, room: number): RowBlock['interval'] {
  const widthOf = (text: string): number => metrics.width(text, { sizePt: type.band, bold: false });
  const widest = (texts: readonly string[]): number => Math.max(...texts.map(widthOf));
  const names = widest(bands.map(({ name }) => name));
  const textAtMm = Math.min(names + BAND_GAP, room - widest(bands.map(({ text }) => text)));
  const brokenName = (name: string): Band[] =>
    breakText(metrics, name, { widthMm: room, sizePt: type.band }).map((line) => ({ name: line, text: '' }));
  if (textAtMm >= NAME_ROOM) {
    const lines = bands.flatMap((band) =>
      widthOf(band.name) + BAND_GAP <= textAtMm
        ? [band]
        : [...brokenName(band.name), { name: '', text: band.text }],
    );
    return { kind: 'bands', textAtMm, bands: lines };
  }
  const lines = bands.flatMap((band) => [
    ...brokenName(band.name),
    ...breakText(metrics, band.text, { widthMm: room - 3, sizePt: type.band }).map((line) => ({
      name: `   ${line}`,
      text: '',
    })),
  ]);
  return { kind: 'bands', textAtMm, bands: lines };
}

function rowHeight(block: RowBlock, density: Density): number {
  const { critical, was } = block.under;
  const least =
    block.method.length > 0 || critical !== null || was !== null ? density.withMethodMm : density.bareMm;
  const bands = block.interval.kind === 'bands' ? block.interval.bands.length : 0;
  const contents = [
    nameHeight(block) + density.paddingMm,
    block.unit.length * pitch.unit + 1,
    block.interval.kind === 'lines' ? block.interval.lines.length * pitch.unit + 1 : 0,
    bands > 0 ? bands * pitch.band + density.bandRoomMm : 0,
    block.value.kind === 'words' ? block.value.lines.length * pitch.value + 1 : 0,
    underHeight(block),
  ];
  return Math.max(least, ...contents);
}

function underHeight({ under }: RowBlock): number {
  return under.critical !== null && under.was !== null ? 11 : 0;
}
