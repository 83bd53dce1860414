import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { sayAtDesk } from '../../../../kernel/text/refusals/desk-texts.ts';

export type Added =
  | { readonly ok: true; readonly lines: readonly TestView[] }
  | { readonly ok: false; readonly message: string };

/** The lines with a test added; refuses what is on the bill already, by itself or inside a package. */
export function addLine(lines: readonly TestView[], test: TestView): Added {
  const known = new Map(lines.flatMap((line) => [...idsOf(line)].map((id) => [id, line] as const)));
  const twice = [...idsOf(test)].find((id) => known.has(id));
  if (twice === undefined) return { ok: true, lines: [...lines, test] };
  const name = nameOf(test, twice) ?? nameOf(known.get(twice), twice) ?? test.name;
  return { ok: false, message: sayAtDesk('test-twice', { test: name }) };
}

/** Ids of the line itself, of what it opens into, and of what is run in the end. */
function idsOf({ testId, members, runs }: TestView): ReadonlySet<string> {
  return new Set([testId, ...members.map((member) => member.testId), ...runs]);
}

function nameOf(test: TestView | undefined, id: string): string | undefined {
  if (test === undefined) return undefined;
  return test.testId === id ? test.name : test.members.find(({ testId }) => testId === id)?.name;
}

/** How many tests are run for the lines. */
export function countRuns(lines: readonly TestView[]): number {
  return new Set(lines.flatMap(({ runs }) => runs)).size;
}
