import type { SmartReportDocument } from '@nidan/domain/documents/smart-report-document';
import { filled } from '@nidan/domain/documents/words/paper-words';
import { textIn } from '@nidan/domain/report-templates/template-content';
import { GROUP_NAMES } from '@nidan/domain/smart-report/organ-groups';
import type { SmartCard, SmartContent, SmartTrend } from '@nidan/domain/smart-report/smart-content';
import { smartWords } from '@nidan/domain/smart-report/smart-words';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { PictureFiles, type TemplateInput, templateDate } from './template-input.ts';

/** Where the healthy stretch of a bar begins and ends, and the room for what lies beyond (documents README). */
const BAR = { from: 0.3, to: 0.7, edge: 0.02 } as const;
/** From the lowest to the highest of a trend a little room is left on both sides. */
const TREND_ROOM = 0.15;

/** The data of the smart report: marks of the wheel as angles, bars and trends as places. */
export function smartReportInput(smart: SmartReportDocument): TemplateInput {
  const pictures = new PictureFiles();
  const { content } = smart;
  const words = smartWords(content.language);
  const data = {
    language: content.language,
    date: templateDate(smart.documentDate),
    letterhead: pictures.letterhead(smart.letterhead),
    words,
    explains: filled(words.explains, smart.reportNo),
    patientName: smart.patientName,
    sampleOf: filled(words.sampleOf, smart.ageSex, smart.labNo, smart.sampleDate),
    inRange: String(content.wheel.filter(({ lies }) => lies === 'in').length),
    ofAll: filled(words.of, content.wheel.length),
    wheel: wheelOf(content),
    groups: content.groups.map((sum) => ({ ...sum, name: textIn(content.language, GROUP_NAMES[sum.group]) })),
    cards: content.cards.map((card) => ({ ...card, bar: barOf(card) })),
    others: content.others ?? [],
    provisional: content.provisional ?? false,
    trends: content.trends.map((trend) => trendOf(trend, smart.zone)),
    questions: content.questions.map(({ text }) => text),
  };
  return { template: 'smart-report.typ', data, files: pictures.files };
}

/** Degrees left free between two groups. */
const GAP = 4;

/** Each group has a stretch as long as it has values; a mark stands in the middle of its share. */
function wheelOf({ wheel, groups, language }: SmartContent): object {
  const room = 360 - groups.length * GAP;
  let at = GAP / 2;
  const arcs = groups.map(({ group, of }) => {
    const from = at;
    const length = (room * of) / wheel.length;
    at += length + GAP;
    const marks = wheel
      .filter((mark) => mark.group === group)
      .map(({ lies, distance }, index) => ({ lies, distance, angle: from + (length * (index + 0.5)) / of }));
    return { name: textIn(language, GROUP_NAMES[group]), from, to: from + length, marks };
  });
  return arcs;
}

function barOf({ value, low, high }: SmartCard): object {
  const numeric = Number(value);
  const from = low === null ? 0 : BAR.from;
  const to = high === null ? 1 : low === null ? 0.6 : BAR.to;
  const bottom = low ?? 0;
  const top = high ?? bottom * 2;
  const width = top - bottom;
  const raw = width <= 0 ? 1 : from + ((numeric - bottom) / width) * (to - from);
  return { from, to, at: Math.min(Math.max(raw, BAR.edge), 1 - BAR.edge) };
}

function trendOf({ points, low, high, name, unit }: SmartTrend, zone: string): object {
  const values = [...points.map(({ numeric }) => numeric), ...[low, high].filter((limit) => limit !== null)];
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const yOf = (value: number): number => TREND_ROOM + ((value - least) / span) * (1 - 2 * TREND_ROOM);
  const times = points.map(({ at }) => Date.parse(at));
  const first = Math.min(...times);
  const days = Math.max(...times) - first || 1;
  return {
    name,
    unit,
    bandFrom: low === null ? 0 : yOf(low),
    bandTo: high === null ? 1 : yOf(high),
    low: low === null ? null : String(low),
    high: high === null ? null : String(high),
    points: points.map(({ value, numeric, inside, at }, index) => ({
      value,
      inside,
      y: yOf(numeric),
      x: points.length === 1 ? 0.5 : (Date.parse(at) - first) / days,
      month: formatDateTime(zone, new Date(at)).slice(3, 10),
      last: index === points.length - 1,
    })),
  };
}
