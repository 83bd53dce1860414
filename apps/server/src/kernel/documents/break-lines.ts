import type { DocumentLanguage, TextRun } from '@nidan/domain/documents/report-document';
import type { FontMetrics } from './font-metrics.ts';

/** A stretch of one line in one style; scale is its part of the line's type size. */
export interface LineRun {
  text: string;
  style: TextRun['style'];
  scale: number;
}

export type Line = readonly LineRun[];

export interface Measure {
  widthMm: number;
  sizePt: number;
}

/** Devanagari letters are a little smaller than Latin ones in a text of their own language. */
const DEVANAGARI_SCALE = 0.92;
const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+(?: +[\u0900-\u097f\u200c\u200d]+)*/gu;

/** Breaks plain text; a word longer than the line is cut at a whole letter. Always at least one line. */
export function breakText(metrics: FontMetrics, text: string, at: Measure & { bold?: boolean }): string[] {
  const run: TextRun = { text, style: at.bold === true ? 'bold' : 'plain' };
  return breakRuns(metrics, [run], at).map((line) => line.map((part) => part.text).join(''));
}

/** Breaks a paragraph of runs in a language into lines that fit. Always at least one line. */
export function breakRuns(
  metrics: FontMetrics,
  runs: readonly TextRun[],
  at: Measure & { language?: DocumentLanguage },
): Line[] {
  const widthOf = (part: LineRun): number =>
    metrics.width(part.text, { sizePt: at.sizePt * part.scale, bold: part.style === 'bold' });
  const lines: LineRun[][] = [[]];
  let used = 0;
  for (const word of wordsOf(runs, at.language ?? 'en', { fits: (part) => widthOf(part) <= at.widthMm })) {
    const width = word.parts.reduce((sum, part) => sum + widthOf(part), 0);
    const space = word.spaced && used > 0 ? widthOf({ ...(word.parts[0] ?? NOTHING), text: ' ' }) : 0;
    if (used > 0 && used + space + width > at.widthMm) {
      lines.push([]);
      used = 0;
    }
    append(lines.at(-1) ?? [], word, used > 0 && word.spaced);
    used += (used > 0 ? space : 0) + width;
  }
  return lines;
}

interface Word {
  parts: LineRun[];
  /** Whether a space stood before it. */
  spaced: boolean;
}

const NOTHING: LineRun = { text: '', style: 'plain', scale: 1 };

function append(line: LineRun[], word: Word, spaced: boolean): void {
  for (const [index, part] of word.parts.entries()) {
    const last = line.at(-1);
    let { text } = part;
    if (spaced && index === 0) {
      // The space between two styles is not struck out with the second one.
      if (last && part.style === 'struck') last.text += ' ';
      else text = ` ${text}`;
    }
    if (last && last.style === part.style && last.scale === part.scale) last.text += text;
    else line.push({ ...part, text });
  }
}

function wordsOf(
  runs: readonly TextRun[],
  language: DocumentLanguage,
  { fits }: { fits: (part: LineRun) => boolean },
): Word[] {
  const words: Word[] = [];
  let open: Word | null = null;
  let spaced = false;
  for (const run of runs.flatMap((one) => scriptRuns(one, language))) {
    for (const piece of run.text.split(/(\s+)/u)) {
      if (piece === '') continue;
      if (/^\s/u.test(piece)) {
        open = null;
        spaced = true;
        continue;
      }
      for (const [index, text] of cut(piece, (part) => fits({ ...run, text: part })).entries()) {
        if (open === null || index > 0) {
          open = { parts: [], spaced: spaced && index === 0 };
          words.push(open);
        }
        open.parts.push({ ...run, text });
      }
      spaced = false;
    }
  }
  return words;
}

const LETTERS = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The longest pieces of a word that fit, cut after slashes if it has any, else between whole letters. */
function cut(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word];
  const between = word.split(/(?<=\/)/u);
  if (between.length > 1) return between.flatMap((piece) => cut(piece, fits));
  const parts: string[] = [''];
  for (const { segment } of LETTERS.segment(word)) {
    const last = parts.at(-1) ?? '';
    if (last === '' || fits(last + segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

function scriptRuns(run: TextRun, language: DocumentLanguage): LineRun[] {
  if (language === 'en') return [{ ...run, scale: 1 }];
  const parts: LineRun[] = [];
  let end = 0;
  for (const match of run.text.matchAll(DEVANAGARI)) {
    if (match.index > end) parts.push({ ...run, text: run.text.slice(end, match.index), scale: 1 });
    parts.push({ ...run, text: match[0], scale: DEVANAGARI_SCALE });
    end = match.index + match[0].length;
  }
  if (end < run.text.length) parts.push({ ...run, text: run.text.slice(end), scale: 1 });
  return parts;
}

/** Cuts a line at a whole letter and adds '…' when it is wider than allowed. */
export function fitLine(
  metrics: FontMetrics,
  text: string,
  { widthMm, sizePt, bold = false }: Measure & { bold?: boolean },
): string {
  const fits = (one: string): boolean => metrics.width(one, { sizePt, bold }) <= widthMm;
  if (fits(text)) return text;
  let kept = '';
  for (const { segment } of LETTERS.segment(text)) {
    if (!fits(`${kept}${segment}…`)) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
