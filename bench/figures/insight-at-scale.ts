import { readDashboard } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { askExplorer } from '@nidan/contract/insight/explorer/explorer-endpoints';
import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { bulkLoad } from '../bulk-load.ts';
import { percentile, printFigure } from '../figure.ts';
import { signInAs } from '../four-stage-order.ts';
import { startServerUnderTest } from '../server-under-test.ts';
import { read } from './hot-reads.ts';
import { timesOf } from './reads-at-scale.ts';

/** The dashboard of a day, and a group over every bill of the lab, are there within these (ms). */
const MOST_DASHBOARD = 300;
const MOST_GROUP = 2_000;
/** What leaked in a week, its sum and a page of it. */
const MOST_LEAKS = 1_000;
const ROUNDS = 7;

type Question = BodyOf<typeof askExplorer>['question'];

const WEEK_MS = 7 * 86_400_000;
const aWeekAgo = (): string => new Date(Date.now() - WEEK_MS).toISOString();

const count = { sum: 'count', field: null } as const;
const byPlaceAndDay: Question = {
  subject: 'bills',
  filters: [],
  columns: [],
  groups: [{ field: 'location' }, { field: 'registered', step: 'day' }],
  measures: [count],
  pivot: false,
};

/** A lab with two million bills a year makes one in so many seconds. */
const SECONDS_APART = 15;

/** Prints how long the dashboard and the explorer take on a lab with so many bills. */
export async function measureInsight(bills: number): Promise<void> {
  const server = await startServerUnderTest();
  try {
    await bulkLoad(server.urls.adminUrl, bills, SECONDS_APART);
    const manager = await signInAs(server.port, 'manager');
    const reads = [
      [
        'dashboard_of_today',
        MOST_DASHBOARD,
        read(manager, readDashboard, () => ({ span: 'today' as const })),
      ],
      [
        'dashboard_of_a_week',
        MOST_DASHBOARD,
        read(manager, readDashboard, () => ({ span: 'week' as const })),
      ],
      ['leaks_of_a_week', MOST_LEAKS, read(manager, sumLeaks, () => ({ from: aWeekAgo() }))],
      ['page_of_leaks', MOST_LEAKS, read(manager, listLeaks, () => ({ from: aWeekAgo() }))],
      [
        'explorer_group_over',
        MOST_GROUP,
        () => manager.call(askExplorer, { body: { question: byPlaceAndDay, dates: { dates: 98 } } }),
      ],
    ] as const;
    for (const [name, most, call] of reads) {
      // oxlint-disable-next-line no-await-in-loop -- one figure after the other, so that none slows another
      const times = await timesOf(call, ROUNDS);
      const p50 = percentile(times, 50);
      printFigure({
        name: `${name}_of_${bills}`,
        value: p50,
        unit: 'ms p50',
        target: `<= ${most}`,
        ok: p50 <= most,
        gate: true,
        detail: { p95_ms: Number(percentile(times, 95).toFixed(1)) },
      });
    }
    manager.close();
  } finally {
    await server.stop();
  }
}
