import { parseArgs } from 'node:util';

export interface BenchSettings {
  /** Parts to run; all when empty. */
  readonly only: ReadonlySet<string>;
  readonly seconds: number;
  /** Sizes of the lab that is read, each on a server of its own. */
  readonly bills: readonly number[];
  readonly pdfs: number;
  readonly events: number;
  /** Orders over which the server's memory is read. */
  readonly orders: number;
  /** How often everything is measured, each time on a server of its own. */
  readonly runs: number;
  /** What an earlier bench printed, to be compared with; null compares nothing. */
  readonly compare: string | null;
}

function count(text: string, name: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} ${text}: give a whole number`);
  return value;
}

/** Settings from the command line: `--only orders,signin,memory,reads,browser,catalogue,trust,audit,import,seal,ranges,pdf,start,bundle --seconds 8 --orders 2000 --bills 10000,200000,2000000 --pdfs 500 --events 200000 --runs 1 --compare base.json`. */
export function benchSettings(argv: readonly string[]): BenchSettings {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '8' },
      bills: { type: 'string', default: '10000,200000' },
      pdfs: { type: 'string', default: '500' },
      events: { type: 'string', default: '200000' },
      orders: { type: 'string', default: '2000' },
      runs: { type: 'string', default: '1' },
      compare: { type: 'string', default: '' },
    },
  });
  return {
    only: new Set(values.only.split(',').filter((part) => part !== '')),
    seconds: count(values.seconds, 'seconds'),
    bills: values.bills.split(',').map((size) => count(size, 'bills')),
    pdfs: count(values.pdfs, 'pdfs'),
    events: count(values.events, 'events'),
    orders: count(values.orders, 'orders'),
    runs: count(values.runs, 'runs'),
    compare: values.compare === '' ? null : values.compare,
  };
}
