import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the wall board. */
export const wallTexts = defineTexts({
  title: 'Wall board',
  bench: 'Bench',
  samples: 'Sample room',
  counter: 'Counter',
  board: 'Board',
  byState: 'Tests by state',
  open: '{count} open',
  oldest: 'oldest {time}',
  timeLeft: 'Time left',
  department: 'Department',
  openHead: 'Open',
  soon: 'Soon',
  late: 'Late',
  inTime: 'in time',
  toCollect: 'Please come in',
  ready: 'Reports at the counter',
  nobody: 'Nobody waits',
  noReport: 'None',
  full: 'Full screen',
  live: 'Live, {at}',
  stale: 'Not renewed since {at}',
  foot: 'Reconnects by itself. If this line is amber the numbers are older than a minute.',
  keys: 'Wall board',
}).translated({
  hi: async () => (await import('./wall-texts-hi.ts')).wallTextsHi,
  mr: async () => (await import('./wall-texts-mr.ts')).wallTextsMr,
});
