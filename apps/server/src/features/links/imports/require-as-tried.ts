import type { ImportPlan, PlannedRow } from '../../../kernel/imports/master-file.ts';
import type { TriedRow } from './imports.query.ts';

/** The master was changed between the trial of a file and its writing, so that it no longer fits. */
export class NoLongerFits extends Error {}

function refusal(what: string): NoLongerFits {
  return new NoLongerFits(`Others have changed the master since the file was tried. ${what}`);
}

/** What a row would do, as one text. */
function deedOf({ verdict, changes }: Pick<PlannedRow, 'verdict' | 'changes'>): string {
  return JSON.stringify([verdict, changes.map(({ column, before, after }) => [column, before, after])]);
}

const LEFT_ALONE = deedOf({ verdict: 'same', changes: [] });

/** Refuses a plan with a bad row, and one in which a row would do another thing than whoever started it was shown. */
export function requireAsTried({ rows }: ImportPlan, tried: readonly TriedRow[]): void {
  const bad = rows.filter(({ verdict }) => verdict === 'bad');
  const [first] = bad;
  const [fault] = first?.faults ?? [];
  if (first !== undefined && fault !== undefined) {
    const more = bad.length === 1 ? '' : `, and ${bad.length - 1} other rows`;
    throw refusal(`Row ${first.rowNo}, ${fault.column}: ${fault.reason}${more}`);
  }
  const shown = new Map(tried.map((row) => [row.rowNo, deedOf(row)]));
  const other = rows.find((row) => deedOf(row) !== (shown.get(row.rowNo) ?? LEFT_ALONE));
  if (other !== undefined)
    throw refusal(
      `Row ${other.rowNo}, ${other.record}: it would change something else by now. Bring the file again`,
    );
}
