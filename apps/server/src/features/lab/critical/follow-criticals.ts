import type { CriticalMinutes } from '@nidan/domain/results/bench/critical-chain';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import type { Ctx } from '../../../kernel/http/context.ts';
import { closeAlerts, openAlerts } from './critical-alert-rows.ts';

/** After how many minutes a lab sends a critical value on that nobody was told of. */
export function criticalMinutesOf(switches: Readonly<Record<string, unknown>>): CriticalMinutes {
  return {
    next: labSettingOf(switches, 'criticalNextMinutes'),
    head: labSettingOf(switches, 'criticalHeadMinutes'),
  };
}

/** Brings the alerts of tests to what stands now: after their values changed, after a call, after they were cancelled. */
export async function followCriticals(ctx: Ctx, billTestIds: readonly string[]): Promise<void> {
  if (billTestIds.length === 0) return;
  const { db, lId, now, lab } = ctx;
  // First what has ended: where another value is critical in its place, there is one open alert at a time.
  await closeAlerts(db, { lId, now, billTestIds });
  await openAlerts(db, { lId, billTestIds, minutes: criticalMinutesOf(lab.switches) });
}
