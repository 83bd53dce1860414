import type { CultureBlock } from '@nidan/domain/culture/culture-block';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import type { CultureIssue } from './latest-issues.query.ts';

type Shown = Pick<TestUnderWork, 'state'>;

/** Whether a report tells of an open culture what its last interim report said. */
export function isShownInterim({ state }: Shown, issue: CultureIssue | undefined): boolean {
  return issue?.block.kind === 'interim' && state !== 'checked';
}

/** The block that a report shows: the final one of a checked test, the interim one of an open test; null for none. */
export function blockToShow(test: Shown, issue: CultureIssue | undefined): CultureBlock | null {
  if (issue === undefined) return null;
  return isShownInterim(test, issue) || issue.block.kind === 'final' ? issue.block : null;
}
