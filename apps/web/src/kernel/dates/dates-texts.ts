import { defineTexts } from '../text/define-texts.ts';

/** Words of the date filter: the ranges of the specification, and two that move with the day. */
export const datesTexts = defineTexts({
  dates: 'Dates',
  last7: 'last 7 days',
  last30: 'last 30 days',
  today: 'today',
  yesterday: 'yesterday',
  thisWeek: 'this week',
  lastWeek: 'last week',
  thisMonth: 'this month',
  lastMonth: 'last month',
  thisQuarter: 'this quarter',
  lastQuarter: 'last quarter',
  thisYear: 'this year',
  lastYear: 'last year',
  thisFiscalYear: 'this fiscal year',
  lastFiscalYear: 'last fiscal year',
  allTime: 'all time',
  custom: 'custom',
  from: 'First day',
  to: 'Last day',
  anyFirst: 'any first day',
  anyLast: 'any last day',
  order: 'The last day must not be before the first',
  noDays: 'Enter a first or a last day',
}).translated({
  hi: async () => (await import('./dates-texts-hi.ts')).datesTextsHi,
  mr: async () => (await import('./dates-texts-mr.ts')).datesTextsMr,
});
