import type { CaseSnapshot } from '../pathology/case-snapshot.ts';
import type { SnapshotChange, SnapshotTest } from './report-snapshot.ts';

type Facts = ReadonlyMap<string, string>;

/** What a revision says of a case, by name, so that two of them can be held against each other. Addenda add, and are no change. */
function factsOf(test: SnapshotTest): Facts {
  const { pathology } = test;
  if (pathology === undefined) return new Map();
  return new Map([
    ...synopticFacts(pathology),
    ...pathology.parts.map(
      ({ label, text, receptors }) => [`Part ${label}`, joined([text, receptors])] as const,
    ),
    ...pathology.frozen.map(({ words }, index) => [`Frozen section ${index + 1}`, words] as const),
    ...pathology.opinions.map(
      ({ by, answer, words }) => [`Second opinion, ${by}`, `${answer}: ${words}`] as const,
    ),
    ...pictureFacts(pathology),
  ]);
}

function synopticFacts({ synoptic }: CaseSnapshot): (readonly [string, string])[] {
  if (synoptic === null) return [];
  return synoptic.groups.flatMap(({ rows }) => rows.map(({ label, answer }) => [label, answer] as const));
}

function pictureFacts({ pictures }: CaseSnapshot): (readonly [string, string])[] {
  return pictures.map(({ sha256, caption }) => [`Picture ${sha256.slice(0, 8)}`, caption] as const);
}

function joined(texts: readonly (string | null)[]): string {
  return texts.filter((text) => text !== null && text !== '').join('. ');
}

/** What one revision says of a case otherwise than the one before. */
export function caseChanges(former: SnapshotTest, current: SnapshotTest): SnapshotChange[] {
  const was = factsOf(former);
  const isNow = factsOf(current);
  return [...new Set([...was.keys(), ...isNow.keys()])].flatMap((name) => {
    const [before, after] = [was.get(name), isNow.get(name)];
    if (before === after) return [];
    const effect = before === undefined ? 'added' : after === undefined ? 'taken back' : 'corrected';
    return [{ investigation: name, was: wordsOf(before), isNow: wordsOf(after), effect }];
  });
}

function wordsOf(text: string | undefined): SnapshotChange['was'] {
  return { text: text ?? 'not reported', trailing: '', flag: null };
}

/** How many addenda the tests of a revision have. */
export function addendaIn(tests: readonly SnapshotTest[]): number {
  return tests.reduce((sum, { pathology }) => sum + (pathology?.addenda.length ?? 0), 0);
}
