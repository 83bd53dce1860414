import * as dashboardEndpoints from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import type { DashboardView } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import type { Module } from '@nidan/domain/access/modules';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { seesAmounts } from '@nidan/domain/access/work-scope';
import { formerDays, spanDays } from '@nidan/domain/insight/compare-periods';
import { WORKLIST_STATES } from '@nidan/domain/results/worklist-states';
import { addDays } from '@nidan/domain/time/calendar-date';
import { DATE_PRESETS, type DateRange } from '@nidan/domain/time/date-filter';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { planForValues } from '../../../kernel/database/connections/plan-for-values.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { countDispatchesOf } from '../../lab/reports/dispatch.query.ts';
import { countWorklistOf } from '../../lab/worklist/worklist-counts.query.ts';
import { type Days, readBillSums, readControls, readHeat, readTaken, type Taken } from './dashboard.query.ts';
import { readWaits } from './waits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Pair = { readonly value: number | null; readonly former: number | null };

const custom = DATE_PRESETS.custom;

/** Reads a number of both periods. */
async function pairOf(
  { days, former }: Days,
  read: (days: DateRange) => Promise<number | null>,
): Promise<Pair> {
  return { value: await read(days), former: await read(former) };
}

const mayRead = ({ caller }: Ctx, module: Module): boolean => hasRight(caller, module, PERMISSION.read);

async function readBills(ctx: Ctx, both: Days): Promise<Pick<DashboardView, 'registrations' | 'duesPaise'>> {
  if (!mayRead(ctx, 'bills')) return { registrations: null, duesPaise: null };
  const { now, former } = await readBillSums(ctx, both);
  return {
    registrations: { value: now.bills, former: former.bills },
    duesPaise: seesAmounts(ctx.caller.scope) ? { value: now.duePaise, former: former.duePaise } : null,
  };
}

const sumOf = (rows: readonly Taken[]): number => rows.reduce((sum, { paise }) => sum + paise, 0);

/** Days of the bars that stand beside the money of a short span. */
const BARS = 14;

async function readMoney(ctx: Ctx, both: Days): Promise<Pick<DashboardView, 'takenPaise' | 'money'>> {
  if (!mayRead(ctx, 'finance')) return { takenPaise: null, money: null };
  const { days, former } = both;
  const bars = addDays(days.to, 1 - BARS);
  const first = [former.from, days.from, bars].toSorted()[0] ?? former.from;
  const rows = await readTaken(ctx, { from: first, to: days.to });
  const within = ({ from, to }: DateRange): readonly Taken[] =>
    rows.filter(({ day }) => day >= from && day <= to);
  const now = within(days);
  const shown = within({ from: bars < days.from ? bars : days.from, to: days.to });
  const sums = (of: readonly Taken[], key: 'day' | 'mode') =>
    [...Map.groupBy(of, (row) => row[key])].map(([name, own]) => ({ name, paise: sumOf(own) }));
  return {
    takenPaise: { value: sumOf(now), former: sumOf(within(former)) },
    money: {
      days: sums(shown, 'day').map(({ name, paise }) => ({ day: name, paise })),
      modes: sums(now, 'mode')
        .toSorted((one, other) => other.paise - one.paise)
        .map(({ name, paise }) => ({ mode: name, paise })),
    },
  };
}

async function readInTime(ctx: Ctx, both: Days): Promise<Pick<DashboardView, 'inTime' | 'heat'>> {
  if (!mayRead(ctx, 'results')) return { inTime: null, heat: null };
  return readHeat(ctx, both);
}

async function readPending(ctx: Ctx): Promise<DashboardView['pending']> {
  if (!mayRead(ctx, 'results')) return null;
  const { states, total, urgency } = await countWorklistOf(ctx, { state: WORKLIST_STATES.join(',') });
  return {
    states: states.map(({ state, count }) => ({ state, count })),
    total,
    warm: urgency.warm,
    hot: urgency.hot,
  };
}

/** The numbers of a span beside those before it. Each is read by what counts the list that it opens. */
export const readDashboard = serve(
  dashboardEndpoints.readDashboard,
  async (ctx, { span = 'today' }): Promise<DashboardView> => {
    await planForValues(ctx.db);
    const days = spanDays(span, calendarDateIn(ctx.lab.timeZone, ctx.now));
    const both = { days, former: formerDays(days) };
    const reports = mayRead(ctx, 'reports')
      ? await pairOf(both, async (range) => (await countDispatchesOf(ctx, { dates: custom, ...range })).total)
      : null;
    const controls = mayRead(ctx, 'quality') ? await pairOf(both, (range) => readControls(ctx, range)) : null;
    const pending = await readPending(ctx);
    return {
      ...days,
      formerFrom: both.former.from,
      formerTo: both.former.to,
      asOf: ctx.now.toISOString(),
      ...(await readBills(ctx, both)),
      ...(await readMoney(ctx, both)),
      reportsOut: reports,
      ...(await readInTime(ctx, both)),
      controlsPassed: controls,
      pending,
      waits: await readWaits(ctx, pending?.hot ?? 0),
    };
  },
);
