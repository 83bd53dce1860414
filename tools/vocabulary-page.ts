import { isModule } from '@nidan/domain/access/modules';
import { permissionNames } from '@nidan/domain/access/permission-bits';
import { ALL_STATUS_SETS, type DescribedStatusSet } from '@nidan/domain/status-sets/all-status-sets';
import { FIXED_SETS } from '@nidan/domain/status-sets/fixed-sets';
import { SET_CHAPTERS, type SetGuide } from '@nidan/domain/vocabulary/set-guide';
import { vocabulary } from '@nidan/domain/vocabulary/vocabulary';
import type { SetDocLines } from './set-doc-lines.ts';
import { actionWords, statusDiagram } from './status-diagram.ts';

const KINDS = { stored: 'stored', derived: 'computed', 'filter-only': 'filter only' } as const;

const INTRODUCTION = `<!-- prettier-ignore-start -->
# States, codes and messages

Every state that a thing in the laboratory can be in, how it gets from one to the next, who may do that, and every list, text and number that the
product uses. This page is written by \`npm run vocabulary:page\` from the same tables by which the server decides and the screens show; nobody
edits it by hand.

How to read it:

- **Code** is what is stored and exchanged; **label** is what people read. Codes are names, not an order.
- **Kind**: *stored* is kept with the thing, *computed* is worked out from facts whenever somebody looks, *filter only* exists in searches.
- **Tone** is the colour of the state on the screens: *neutral* grey, nothing happens yet; *info* blue, under way; *ok* green, as it should be;
  *warn* amber, somebody should look; *danger* red, stopped or failed.
- **Permission** is the module and the right that a role needs. Modules marked *planned* belong to features that are not offered yet.
- A step that is not in a table is refused, with the state that the thing is in and what could be done instead.
- In the diagrams an arrow from or to *any of … states* stands for the states that the table names; *computed* is done by facts, not by people.`;

/** The page as Markdown; `docLinesOf` gives the doc lines of a set by its name. Throws when a set has no guide. */
export function vocabularyPage(docLinesOf: (name: string) => SetDocLines): string {
  const sets = new Map(ALL_STATUS_SETS.map((set) => [set.name, set]));
  return [
    INTRODUCTION,
    contents(),
    ...SET_CHAPTERS.map(({ title, sets: guides }) =>
      [
        `## ${title}`,
        ...Object.entries(guides).map(([name, guide]) => {
          const set = sets.get(name);
          if (set === undefined) throw new Error(`There is a guide to ${name}, which is no status set`);
          return setSection(set, guide, docLinesOf(name));
        }),
      ].join('\n\n'),
    ),
    fixedSets(),
    enumerations(),
    messages(),
    constants(),
    '<!-- prettier-ignore-end -->',
  ]
    .join('\n\n')
    .concat('\n');
}

function contents(): string {
  const chapters = SET_CHAPTERS.map(
    ({ title, sets }) =>
      `- ${title}: ${Object.values(sets)
        .map(
          (guide) =>
            `[${guide.title}](#${guide.title
              .toLowerCase()
              .replace(/[^a-z ]/g, '')
              .replaceAll(' ', '-')})`,
        )
        .join(', ')}`,
  );
  return [
    ...chapters,
    '- [Types, levels and answers](#types-levels-and-answers), [Lists](#lists), [Messages](#messages), [Numbers and settings](#numbers-and-settings)',
  ].join('\n');
}

function setSection(set: DescribedStatusSet, guide: SetGuide, { about, notes }: SetDocLines): string {
  const decisions = (guide.decisions ?? []).map((decision) => `- ${decision}`);
  return [
    `### ${guide.title}`,
    `${about} In the code: \`${set.name}\`.`,
    table(['Code', 'Label', 'Kind', 'Tone', 'Remark'], stateRows(set, guide)),
    ['```mermaid', statusDiagram(set, guide.computed), '```'].join('\n'),
    table(['Step', 'From', 'To', 'Permission', 'Reason', 'Not by', 'Remark'], actionRows(set, notes)),
    ...(decisions.length > 0 ? [['Decided for this product:', '', ...decisions].join('\n')] : []),
  ].join('\n\n');
}

function stateRows({ states, initial, alsoStartsIn }: DescribedStatusSet, guide: SetGuide): string[][] {
  const goesOnByFacts = new Set(Object.values(guide.computed ?? {}).flat());
  return Object.entries(states).map(([name, { code, label, kind, tone, final }]) => {
    const remarks = [
      ...(name === initial ? ['start'] : []),
      ...(alsoStartsIn.includes(name) ? ['may start here'] : []),
      ...(final ? [goesOnByFacts.has(name) ? 'last step by hand' : 'end'] : []),
    ];
    return [asCode(code), label, KINDS[kind], tone, remarks.join(', ')];
  });
}

function actionRows({ states, actions }: DescribedStatusSet, notes: ReadonlyMap<string, string>): string[][] {
  const labels = (names: readonly string[]) => names.map((name) => states[name]?.label ?? name).join(', ');
  return Object.entries(actions).map(([name, { from, to, module, bits, reason, differentPerson }]) => [
    actionWords(name),
    labels(from),
    labels(to),
    `${permissionNames(bits).join(', ')} ${module}${isModule(module) ? '' : ' (planned)'}`,
    reason === 'required' ? 'needed' : '',
    differentPerson ?? '',
    notes.get(name) ?? '',
  ]);
}

function fixedSets(): string {
  const rows = FIXED_SETS.map(({ name, kind, codes }) => [
    words(name),
    KINDS[kind],
    Object.entries(codes)
      .map(([word, code]) => member(word, code === word ? undefined : code))
      .join(', '),
  ]);
  return [
    '## Types, levels and answers',
    'Sets with codes whose members do not follow one another.',
    table(['Set', 'Kind', 'Members'], rows),
  ].join('\n\n');
}

function enumerations(): string {
  const fixed = new Set(FIXED_SETS.map(({ name }) => name));
  const rows = vocabulary()
    .enumerations.filter(({ name }) => !fixed.has(name))
    .map(({ name, values, codes }) => [
      words(name),
      values.map((value, index) => member(value, codes?.[index])).join(', '),
    ]);
  return [
    '## Lists',
    'Spelled exactly as here, case included: `mL` and `ML` are two units.',
    table(['List', 'Members'], rows),
  ].join('\n\n');
}

function member(value: string | number, code: string | number | undefined): string {
  return code === undefined ? asCode(value) : `${asCode(value)} = ${code}`;
}

function messages(): string {
  return [
    '## Messages',
    'Letter for letter, odd spellings and double spaces included. Words in braces are filled in.',
    table(['Where', 'Text'], leaves(vocabulary().messages)),
  ].join('\n\n');
}

function constants(): string {
  return [
    '## Numbers and settings',
    'Times are in milliseconds unless the name says otherwise.',
    table(['Name', 'Value'], leaves(vocabulary().constants)),
  ].join('\n\n');
}

/** Every text and number under a record, with the way to it. */
function leaves(record: object, path: readonly string[] = []): string[][] {
  return Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
    const way = [...path, words(key)];
    if (Array.isArray(value))
      return [[way.join(', '), value.map((entry) => asCode(String(entry))).join(', ')]];
    if (typeof value === 'object' && value !== null) return leaves(value, way);
    return [[way.join(', '), asCode(String(value))]];
  });
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  // A column that no row fills says nothing.
  const kept = heads.map((_, index) => rows.some((row) => row[index] !== ''));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, index) => kept[index]).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function asCode(value: string | number): string {
  return value === '' ? '(blank)' : `\`${value}\``;
}

/** A name in words: paymentMode is 'payment mode', qcRunLabel 'qc run label'. */
function words(name: string): string {
  return name.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
}
