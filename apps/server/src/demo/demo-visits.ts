import type { DemoVisit } from './demo-visit-shape.ts';
import { demoAgencies } from './lab/demo-lab.ts';
import { moneyVisits } from './demo-money-visits.ts';

const menus: readonly (readonly string[])[] = [
  ['CBC', 'LFT', 'TSH'],
  ['HBA1C', 'LIPID', 'CREAT'],
  ['CBC', 'CRP'],
  ['TFT', 'VITD'],
  ['FBS', 'PPBS', 'HBA1C'],
  ['KFT', 'URM'],
  ['FEVB'],
  ['CBC', 'ESR'],
  ['LIPID', 'FBS'],
  ['DENGUE', 'CBC'],
];

const mornings = ['07:40', '08:25', '10:05', '11:50'] as const;

/** One person who comes every few months: what the trends of a person are made of. */
const regular: readonly DemoVisit[] = [430, 310, 190, 75].map((daysAgo, index) => ({
  patient: 0,
  when: { daysAgo, at: '08:10' },
  tests: index % 2 === 0 ? ['HBA1C', 'LIPID', 'CREAT', 'FBS'] : ['HBA1C', 'LIPID', 'CREAT', 'FBS', 'TSH'],
  stage: 'dispatched' as const,
  paid: 'all' as const,
}));

/** Six earlier days, all done and handed over but for yesterday's last: what trends and previous values are made of. */
const earlier: readonly DemoVisit[] = Array.from({ length: 24 }, (_, index) => ({
  patient: index % 26,
  when: { daysAgo: 6 - Math.floor(index / 4), at: mornings[index % mornings.length] ?? '08:10' },
  tests: menus[index % menus.length] ?? ['CBC'],
  stage: index >= 21 && index % 3 === 0 ? ('released' as const) : ('dispatched' as const),
  paid: index % 7 === 3 ? ('half' as const) : ('all' as const),
  ...(index % 5 === 2 ? { discountPercent: 10 } : {}),
  ...(index === 11 ? { twist: 'amend' as const } : {}),
}));

const today: readonly DemoVisit[] = [
  { patient: 9, when: { hoursAgo: 9 }, tests: ['KFT'], stage: 'accessioned', paid: 'all', stat: true },
  {
    patient: 12,
    when: { hoursAgo: 8.5 },
    tests: ['PT', 'CBC'],
    stage: 'completed',
    paid: 'half',
    twist: 'rerun',
  },
  { patient: 0, when: { hoursAgo: 6 }, tests: ['HBA1C', 'LIPID', 'CREAT'], stage: 'partial', paid: 'all' },
  { patient: 3, when: { hoursAgo: 4.6 }, tests: ['PSA', 'KFT', 'URM'], stage: 'completed', paid: 'all' },
  {
    patient: 15,
    when: { hoursAgo: 3.9 },
    tests: ['CBC', 'DENGUE'],
    stage: 'completed',
    paid: 'all',
    twist: 'critical',
  },
  { patient: 5, when: { hoursAgo: 3.8 }, tests: ['VITD', 'VITB12'], stage: 'checked', paid: 'nothing' },
  { patient: 4, when: { hoursAgo: 3.7 }, tests: ['TFT'], stage: 'released', paid: 'all' },
  { patient: 20, when: { hoursAgo: 3.5 }, tests: ['CBC', 'ESR'], stage: 'completed', paid: 'all' },
  {
    patient: 13,
    when: { hoursAgo: 3 },
    tests: ['ELEC', 'KFT'],
    stage: 'accessioned',
    paid: 'half',
    twist: 'hold',
  },
  { patient: 6, when: { hoursAgo: 2.5 }, tests: ['FBS', 'HBA1C'], stage: 'collected', paid: 'all' },
  { patient: 16, when: { hoursAgo: 2.5 }, tests: ['UCUL', 'URM'], stage: 'accessioned', paid: 'all' },
  {
    patient: 7,
    when: { hoursAgo: 2 },
    tests: ['CBC', 'CRP', 'WID'],
    stage: 'accessioned',
    paid: 'all',
    twist: 'rejectTube',
  },
  {
    patient: 14,
    when: { hoursAgo: 2 },
    tests: ['STOOL'],
    stage: 'registered',
    paid: 'all',
    twist: 'cancelLine',
  },
  { patient: 2, when: { hoursAgo: 1.5 }, tests: ['BIL'], stage: 'accessioned', paid: 'all', stat: true },
  { patient: 17, when: { hoursAgo: 1.5 }, tests: ['HIV', 'HBSAG', 'HCV'], stage: 'accessioned', paid: 'all' },
  { patient: 10, when: { hoursAgo: 1 }, tests: ['BHCG'], stage: 'collected', paid: 'all' },
  { patient: 23, when: { hoursAgo: 0.8 }, tests: ['CBC'], stage: 'collected', paid: 'half' },
  { patient: 24, when: { hoursAgo: 0.5 }, tests: ['CBC', 'CRP'], stage: 'registered', paid: 'all' },
  { patient: 1, when: { hoursAgo: 0.4 }, tests: ['CBC', 'LFT', 'TSH'], stage: 'registered', paid: 'half' },
  {
    patient: 26,
    when: { hoursAgo: 0.2 },
    tests: ['HEALTH'],
    stage: 'registered',
    paid: 'all',
    discountPercent: 5,
  },
];

/** People who are well and never came before: their reports wait for one press. */
const calm: readonly DemoVisit[] = [['CBC', 'CRP'], ['LFT', 'TSH'], ['TSH'], ['CBC', 'ESR']].map(
  (tests, index) => ({
    patient: 38 + index,
    when: { hoursAgo: 2.4 - index * 0.3 },
    tests,
    stage: 'completed',
    paid: 'all',
    calm: true,
    client: '',
  }),
);

/** What a clinic sends on a day, after some of the week before: what the register of the first agency shows. */
const ofAgency: readonly DemoVisit[] = (
  [
    [{ daysAgo: 5, at: '09:15' }, 'released'],
    [{ daysAgo: 3, at: '09:40' }, 'released'],
    [{ daysAgo: 2, at: '10:20' }, 'released'],
    [{ daysAgo: 1, at: '09:30' }, 'released'],
    [{ hoursAgo: 6 }, 'released'],
    [{ hoursAgo: 5.2 }, 'released'],
    [{ hoursAgo: 4.4 }, 'released'],
    [{ hoursAgo: 2.2 }, 'accessioned'],
    [{ hoursAgo: 1.6 }, 'collected'],
    [{ hoursAgo: 0.6 }, 'registered'],
  ] as const
).map(([when, stage], index) => ({
  patient: 42 + (index % 6),
  when,
  tests: menus[(index * 3) % menus.length] ?? ['CBC'],
  stage,
  paid: index % 3 === 1 ? 'half' : 'all',
  client: demoAgencies[0],
}));

/**
 * The demo week, oldest visit first, after what a regular patient had before it; then the visits of the week whose money went on,
 * last, so that the values of the others stay as they were.
 */
export const demoVisits: readonly DemoVisit[] = [
  ...regular,
  ...earlier,
  ...today,
  ...moneyVisits,
  ...calm,
  ...ofAgency,
];
