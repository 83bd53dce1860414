/** Lines from the first to the last, both counted from 1. */
export type LineRange = readonly [number, number];

/** What of each file is otherwise than it was, by its path from the root of the repository. */
export type ChangedLines = Readonly<Record<string, readonly LineRange[]>>;

/** All lines of a file, however long it is. */
export const WHOLE_FILE: LineRange = [1, Number.MAX_SAFE_INTEGER];

const HUNK = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/;
/** A line of an import: where a file stands and what it is called elsewhere changes nothing of what it does. */
const OF_IMPORT = /^(?:import\b.*|\} from '.*|\s*(?:type )?\w+(?: as \w+)?,)$/;

/** Lines of a hunk that are new and say more than where something is imported from; where lines only went, the place. */
function rangesOfHunk(head: string, body: readonly string[]): LineRange[] {
  const [, from = '', length = '1'] = HUNK.exec(head) ?? [];
  const first = Number(from);
  const telling = body.filter((line) => !OF_IMPORT.test(line.slice(1)));
  if (telling.length === 0) return [];
  if (length === '0') return [[first, first + 1]];
  const added = body.filter((line) => line.startsWith('+'));
  return added.flatMap((line, at): LineRange[] =>
    OF_IMPORT.test(line.slice(1)) ? [] : [[first + at, first + at]],
  );
}

/** Reads a diff without context lines (`git diff -U0`). */
export function changedLinesIn(diff: string): ChangedLines {
  const changed: Record<string, LineRange[]> = {};
  for (const part of diff.split(/^diff --git /mu).slice(1)) {
    const path = /^\+\+\+ b\/(.+)$/mu.exec(part)?.[1];
    if (path === undefined) continue;
    const [, ...hunks] = part.split(/^(?=@@ )/mu);
    const ranges = hunks.flatMap((hunk) => {
      const [head = '', ...body] = hunk.split('\n').filter((line) => line !== '');
      return rangesOfHunk(head, body);
    });
    if (ranges.length > 0) changed[path] = ranges;
  }
  return changed;
}

/** Whether anything of these lines of a file has changed. */
export function touches(changed: ChangedLines, path: string, [from, to]: LineRange = WHOLE_FILE): boolean {
  return (changed[path] ?? []).some(([first, last]) => first <= to && last >= from);
}
