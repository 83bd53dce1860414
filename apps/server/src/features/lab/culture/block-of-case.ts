import type { IsolateView, SusceptibilityLine } from '@nidan/contract/lab/culture/culture-views';
import { blockGroups, type CultureBlock } from '@nidan/domain/culture/culture-block';
import { QUANTITY_WORDS } from '@nidan/domain/culture/growth-quantity';
import { shortOrganism } from '@nidan/domain/culture/organism-ranks';
import type { CaseRow } from './case-rows.ts';
import type { ReadingRow } from './case.query.ts';

export interface BlockSource {
  readonly row: CaseRow;
  readonly readings: readonly ReadingRow[];
  readonly isolates: readonly IsolateView[];
  /** How the lab identifies organisms; empty: not said. */
  readonly identification: string;
  /** Codes of the parameters of the test that the block says. */
  readonly tells: readonly string[];
}

export interface BlockIssue {
  readonly kind: CultureBlock['kind'];
  readonly issueNo: number;
  readonly issuedAt: string;
  readonly issuedBy: string;
}

const NUMBERS: readonly string[] = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

/** Hours for which the case was incubated until its last reading; 0 before. */
export function hoursRead(readings: readonly ReadingRow[]): number {
  return Math.max(0, ...readings.filter(({ readAt }) => readAt !== null).map(({ hours }) => hours));
}

function growthText({ isolates, readings }: BlockSource): string {
  const hours = hoursRead(readings);
  if (isolates.length > 0) {
    const isSignificant = isolates.some(({ significance }) => significance === 'significant');
    const count = `${NUMBERS[isolates.length] ?? isolates.length} organism${isolates.length === 1 ? '' : 's'}`;
    return isSignificant ? `Significant, ${count}` : `${count.slice(0, 1).toUpperCase()}${count.slice(1)}`;
  }
  const hasGrowth = readings.some((reading) => reading.hasGrowth === true);
  if (hasGrowth) return 'Growth seen, organism to follow';
  return hours === 0 ? 'Not read yet' : `No growth after ${hours} hours`;
}

/** Lines that the report shows. */
function printed({ lines }: IsolateView): readonly SusceptibilityLine[] {
  return lines.filter(({ prints }) => prints);
}

function susceptibilityText(lines: readonly SusceptibilityLine[]): string {
  if (lines.length === 0) return '';
  const methods = new Set(lines.map(({ method }) => (method === 'mic' ? 'MIC in mg/L' : 'disk, zone in mm')));
  const documents = new Set(lines.flatMap(({ breakpoint }) => breakpoint?.document ?? []));
  return [[...methods].join(' and '), ...documents].join(', ');
}

function commentOf({ row, isolates }: BlockSource): string {
  const rules = isolates.flatMap((isolate) =>
    isolate.lines.flatMap(({ rule }) =>
      rule === null || rule.code.startsWith('intrinsic') ? [] : [rule.reason],
    ),
  );
  const held = isolates.some((isolate) =>
    isolate.lines.some(({ heldBack, prints }) => heldBack !== null && !prints),
  );
  return [
    ...new Set(rules),
    ...(held ? ['Reserve medicines are not reported while first-line medicines work.'] : []),
    ...(row.comment === '' ? [] : [row.comment]),
  ].join('\n');
}

/** What a report says of the culture as it stands. */
export function blockOfCase(source: BlockSource, issue: BlockIssue): CultureBlock {
  const { row, readings, isolates, tells } = source;
  const shown = isolates.flatMap(printed);
  const hours = hoursRead(readings);
  const facts = [
    { label: 'Specimen', text: row.specimen },
    { label: 'Microscopy', text: [row.gram, row.direct].filter((text) => text !== '').join('; ') },
    { label: 'Method', text: row.media.join(', ') },
    { label: 'Growth', text: growthText(source) },
    { label: 'Incubation', text: [row.incubation, ...(hours === 0 ? [] : [`${hours} h`])].join(', ') },
    { label: 'Identification', text: isolates.length === 0 ? '' : source.identification },
    { label: 'Susceptibility', text: susceptibilityText(shown) },
  ];
  return {
    ...issue,
    facts: facts.filter(({ text }) => text !== ''),
    isolates: isolates.map(({ isolateNo, organism, quantity, findings, note }) => ({
      no: isolateNo,
      name: organism.name,
      short: shortOrganism(organism.name),
      quantity: QUANTITY_WORDS[quantity],
      note: [...findings, ...(note === '' ? [] : [note])].join(', '),
    })),
    groups: blockGroups(
      isolates.map((isolate) =>
        printed(isolate).map(({ medicine, group, routes, raw, method, category }) => ({
          medicine: medicine.name,
          group,
          routes,
          value: raw ?? '',
          method,
          category,
        })),
      ),
    ),
    guidelines: [...new Set(shown.flatMap(({ breakpoint }) => breakpoint?.document ?? []))],
    meansExposure: shown.some(({ breakpoint }) => breakpoint?.guideline === 'EUCAST'),
    comment: commentOf(source),
    tells,
  };
}
