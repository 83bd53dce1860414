/** One thing that `npm run prove` runs to its end. */
export interface ProveStep {
  readonly name: string;
  /** What it proves, for the page of measurements. */
  readonly what: string;
  /** What is given to node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const vitest = (...args: readonly string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...args,
];
const project = (...names: readonly string[]): readonly string[] =>
  vitest(...names.flatMap((name) => ['--project', name]));
/** Every cell of every product, and not the part of the commit. */
const WHOLE = { NIDAN_WHOLE: '1' };

/** In the order in which a fault is found soonest; together at most 75 minutes on two quiet cores. */
export const PROVE_STEPS: readonly ProveStep[] = [
  {
    name: 'rules',
    what: 'domain, contract and web, each property with 1,000 cases, 100,000 spoilt streams of machines per protocol',
    args: project('domain', 'contract', 'web'),
    env: { ...WHOLE, NIDAN_PROPERTY_RUNS: '1000' },
  },
  {
    name: 'server',
    what: 'every route × role × state, hostile input, 9,000 tamperings, 300 bills by the model on paper',
    args: project('server'),
    env: { ...WHOLE, NIDAN_TAMPER_RUNS: '9000', NIDAN_MODEL_RUNS: '300' },
  },
  {
    name: 'agencies',
    what: '200 agencies through 12 months, their accounts and invoices at every cut',
    args: [...project('server'), 'year-of-agencies'],
    env: { NIDAN_AGENCIES: '200', NIDAN_AGENCY_MONTHS: '12' },
  },
  {
    name: 'journeys',
    what: 'every journey, and every screen × theme × language',
    args: project('e2e'),
    env: WHOLE,
  },
  {
    name: 'faults',
    what: 'the tests of torture, bench and day, and 50 kills under 20 machines',
    args: project('faults'),
    env: WHOLE,
  },
  {
    name: 'mutation',
    what: 'changes of rules of the domain, which their tests must find',
    args: ['tools/prove/mutate.ts'],
  },
  {
    name: 'fuzz',
    what: '8,000 hostile requests to every endpoint',
    args: ['apps/server/src/fuzz.ts', '--requests', '8000'],
  },
  {
    name: 'money',
    what: '15,000 operations of 64 clients on the same bills',
    args: ['apps/server/src/torture-money.ts', '--operations', '15000'],
  },
  {
    name: 'stock',
    what: '10,000 operations of 32 clients at the same lots and orders',
    args: ['apps/server/src/torture-stock.ts', '--operations', '10000'],
  },
  { name: 'torture', what: '12 faults under load', args: ['bench/torture.ts', '--cycles', '12'] },
  { name: 'nodes', what: 'a standby takes the place of the database', args: ['bench/nodes.ts'] },
  {
    name: 'day',
    what: 'a day of 600 bills in 3 labs',
    args: ['bench/day.ts', '--bills', '600', '--labs', '3'],
  },
];
