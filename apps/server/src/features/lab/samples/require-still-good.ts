import { ranOut } from '@nidan/domain/samples/stability-clock';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { SampleRow } from './sample-selection.ts';

/**
 * Refuses a tube that is too old for a test that still needs it, unless a reason is given and the lab takes reasons. Answers the
 * tubes for which the reason counted, by id.
 */
export function requireStillGood(
  { lab, now }: Ctx,
  rows: readonly SampleRow[],
  reason: string | undefined,
): ReadonlySet<string> {
  const old = rows.flatMap((row) => {
    const clock = ranOut(row.collected_at, { tests: row.tests, at: now });
    return clock === null ? [] : [{ row, clock }];
  });
  const [first] = old;
  if (first === undefined) return new Set();
  const details = {
    barcode: first.row.barcode,
    test: first.clock.code,
    at: formatDateTime(lab.timeZone, first.clock.until),
  };
  if (labSettingOf(lab.switches, 'oldSamplesRefused')) throw refuse('sample-too-old-here', { details });
  if (reason === undefined) throw refuse('sample-too-old', { details });
  return new Set(old.map(({ row }) => row.sample_id));
}
