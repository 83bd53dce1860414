import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { askGit, commitOf } from '@nidan/server/kernel/testing/ask-git';
import type { ProveStep } from './prove-steps.ts';

export interface StepResult {
  readonly ok: boolean;
  readonly seconds: number;
}

/** How far a proof is: what is proved, and which of its steps have come to their end. */
export interface ProveRecord {
  readonly commit: string;
  /** Mark of what stands in the folder beside the commit; empty where that is all. */
  readonly changes: string;
  readonly results: Readonly<Record<string, StepResult>>;
}

const PAGE = 'docs/measurements.md';
const HEADING = '## The last proof';

/** What stands in a folder, without the page that the proof itself writes; null where git does not tell. */
export function standingOf(folder: string): Pick<ProveRecord, 'commit' | 'changes'> | null {
  const commit = commitOf(folder);
  const others = ['--', '.', `:(exclude)${PAGE}`];
  const [changes, added] = [
    askGit(folder, 'diff', 'HEAD', ...others),
    askGit(folder, 'ls-files', '-o', '--exclude-standard', ...others),
  ];
  if (commit === '' || changes === null || added === null) return null;
  const texts = added
    .split('\n')
    .filter((path) => path !== '' && existsSync(`${folder}/${path}`))
    .map((path) => `${path}\n${readFileSync(`${folder}/${path}`, 'utf8')}`);
  const all = [changes, ...texts].join('');
  return { commit, changes: all === '' ? '' : createHash('sha256').update(all).digest('hex').slice(0, 16) };
}

/** The proof to go on with: that of the file where it is of what stands in the folder now, else a new one. */
export function goOnFrom(
  path: string,
  standing: Pick<ProveRecord, 'commit' | 'changes'> | null,
): ProveRecord {
  const anew = { commit: standing?.commit ?? '', changes: standing?.changes ?? '', results: {} };
  if (standing === null || !existsSync(path)) return anew;
  const kept = JSON.parse(readFileSync(path, 'utf8')) as ProveRecord; // as: written below
  return kept.commit === standing.commit && kept.changes === standing.changes ? kept : anew;
}

export function keepRecord(path: string, record: ProveRecord): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(record));
}

/** The steps that are still to be done: those without a result, and those that failed. */
export function stepsLeft(steps: readonly ProveStep[], { results }: ProveRecord): ProveStep[] {
  return steps.filter(({ name }) => results[name]?.ok !== true);
}

function resultText(result: StepResult | undefined): string {
  if (result === undefined) return 'not run';
  return result.ok ? 'holds' : 'FAILED';
}

/** The section of the page of measurements about a proof. */
export function proofSection(steps: readonly ProveStep[], { commit, changes, results }: ProveRecord): string {
  const of = commit === '' ? 'an unknown commit' : `commit ${commit.slice(0, 12)}`;
  const total = Object.values(results).reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = steps.map(({ name, what }) => {
    const result = results[name];
    const seconds = result === undefined ? '' : `${Math.round(result.seconds)} s`;
    return `| ${name} | ${what} | ${resultText(result)} | ${seconds} |`;
  });
  return [
    HEADING,
    '',
    `\`npm run prove\` at ${of}${changes === '' ? '' : ', with changes'}: ${(total / 60).toFixed(1)} minutes.`,
    '',
    '| Step | What | Result | Time |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** A page with the section of the last proof in the place of the former one, or after the introduction. */
export function withProof(page: string, section: string): string {
  const parts = page.split(/^(?=## )/m);
  const others = parts.filter((part) => !part.startsWith(HEADING));
  const [introduction = '', ...rest] = others;
  return [introduction, `${section}\n`, ...rest].join('');
}

/** Writes the result of a proof into the page of measurements. */
export function writeProof(folder: string, section: string): void {
  const path = `${folder}/${PAGE}`;
  writeFileSync(path, withProof(readFileSync(path, 'utf8'), section));
}
