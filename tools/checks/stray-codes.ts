import { vocabulary } from '@nidan/domain/vocabulary/vocabulary';

interface Find {
  readonly at: number;
  readonly problem: string;
}

/** From this many pairs on a table of codes or labels is a copy. */
const LEAST_PAIRS = 3;

const PAIR = /(?:(\w+)|'([^'\n]+)')\s*:\s*(?:(-?\d+)|'([^'\n]+)')\s*(?=[,}\n])/g;
const NUMBER_IN_SQL = /\b(\w*status)\s*(?:=|<>|!=|<=?|>=?|(?:not\s+)?in\s*\()\s*(-?\d+)/gi;
const STATE_IN_SQL = /\bstate\s*(?:=|<>|!=|(?:not\s+)?in\s*\()\s*'(\w+)'/gi;
/** The same in the query builder, and in comparisons; other numbers are those of HTTP. */
const BUILDER =
  /'(?:\w+\.)?(\w*status|state)'\s*,\s*'(?:=|!=|<>|<=?|>=?|in|not in)'\s*,\s*\[?\s*(-?\d+|'\w+')/g;
const COMPARED =
  /\b(?:test|user|row|lab|tube|sample|report|doctor)\??\.(\w*[sS]tatus)\s*(?:[!=]==|[<>]=?)\s*(-?\d+)\b/g;

/** Finds codes of states that are written out: in tables of codes or labels, in SQL, in conditions of the query builder and in comparisons. */
export function strayCodes(code: string): Find[] {
  return [
    ...strayTables(code),
    ...sqlTextsOf(code).flatMap(({ text, at }) => [
      ...[...text.matchAll(NUMBER_IN_SQL)].map((match) => written(at + match.index, match[1], match[2])),
      ...[...text.matchAll(STATE_IN_SQL)].map((match) => written(at + match.index, 'state', match[1])),
    ]),
    ...[...code.matchAll(BUILDER)].map((match) => written(match.index, match[1], match[2])),
    ...[...code.matchAll(COMPARED)].map((match) => written(match.index, match[1], match[2])),
  ];
}

function written(at: number, column = '', code = ''): Find {
  return { at, problem: `${column} is named by its code ${code}: take it from the status set` };
}

interface Pairs {
  readonly name: string;
  readonly pairs: ReadonlySet<string>;
}

/** What a table may not repeat, as key:value: names or labels with their numbers, either way, and labels that differ from their names. */
const TABLES: readonly Pairs[] = [
  ...vocabulary().statusSets.flatMap(({ name, states }) => [
    {
      name: `codes of ${name}`,
      pairs: new Set(
        states
          .filter((state) => typeof state.code === 'number')
          .flatMap((state) => [
            ...[state.name, state.label].map((word) => `${word}:${state.code}`),
            ...[state.name, state.label].map((word) => `${state.code}:${word}`),
          ]),
      ),
    },
    {
      name: `labels of ${name}`,
      pairs: new Set(
        states
          .filter((state) => state.label !== state.name)
          .map((state) => `${state.name}:${state.label.toLowerCase()}`),
      ),
    },
  ]),
  ...vocabulary().enumerations.flatMap(({ name, values, codes }) =>
    codes === undefined
      ? []
      : [
          {
            name,
            pairs: new Set(values.flatMap((value, i) => [`${value}:${codes[i]}`, `${codes[i]}:${value}`])),
          },
        ],
  ),
];

function strayTables(code: string): Find[] {
  return tablesOf(code).flatMap(({ at, pairs }) => {
    const copied = TABLES.find(
      (table) => pairs.filter((pair) => table.pairs.has(pair)).length >= LEAST_PAIRS,
    );
    return copied === undefined ? [] : [{ at, problem: `a copy of ${copied.name}: import it` }];
  });
}

/** Pairs of a key and a literal that follow one another, labels in lower case. */
function tablesOf(code: string): { at: number; end: number; pairs: string[] }[] {
  const tables: { at: number; end: number; pairs: string[] }[] = [];
  for (const match of code.matchAll(PAIR)) {
    const pair = `${match[1] ?? match[2]}:${match[3] ?? match[4]?.toLowerCase()}`;
    const last = tables.at(-1);
    const end = match.index + match[0].length;
    if (last && /^[\s,]*$/.test(code.slice(last.end, match.index))) {
      last.pairs.push(pair);
      last.end = end;
    } else tables.push({ at: match.index, end, pairs: [pair] });
  }
  return tables;
}

/** The texts of SQL templates with what is filled in blanked out, each with its place. */
function sqlTextsOf(code: string): { text: string; at: number }[] {
  return [...code.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map((match) => {
    const at = match.index + match[0].length;
    return { text: templateText(code.slice(at)), at };
  });
}

/** A template's own text up to its closing backtick; fillings are blanked, templates inside them are found by themselves. */
function templateText(code: string): string {
  let text = '';
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const two = code.slice(at, at + 2);
    if (depth === 0 && code[at] === '`') return text;
    if (depth > 0 && code[at] === '`') {
      const inner = templateText(code.slice(at + 1)).length + 2;
      text += ' '.repeat(inner);
      at += inner - 1;
      continue;
    }
    const opens = depth === 0 ? two === '${' : code[at] === '{';
    if (opens) depth += 1;
    text += depth === 0 ? code[at] : ' ';
    if (opens && depth === 1) {
      text += ' ';
      at += 1;
    } else if (depth > 0 && code[at] === '}') depth -= 1;
  }
  return text;
}
