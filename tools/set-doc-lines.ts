/** What the source of a status set says in its doc lines: of the set, and of its actions by name. */
export interface SetDocLines {
  readonly about: string;
  readonly notes: ReadonlyMap<string, string>;
}

const ABOUT = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const \w+ = defineStatusSet\(/;
const NOTE = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(\w+): \{/g;

/** Reads the doc lines of a status set's file, without references to the specification in brackets. */
export function setDocLines(source: string): SetDocLines {
  const table = source.slice(source.indexOf('actions: {'));
  return {
    about: plain(ABOUT.exec(source)?.[1] ?? ''),
    notes: new Map([...table.matchAll(NOTE)].map(([, text = '', name = '']) => [name, plain(text)])),
  };
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/ \(spec §[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
