import { parseArgs } from 'node:util';

/** Parts that one server of the bench is measured by. */
export const PARTS_OF_SERVER = [
  'orders',
  'bills',
  'signin',
  'memory',
  'start',
  'trust',
  'audit',
  'import',
  'seal',
  'boxes',
  'receipts',
  'rules',
  'machines',
  'delivery',
  'browser',
  'catalogue',
] as const;
const PARTS = [
  ...PARTS_OF_SERVER,
  'bundle',
  'ranges',
  'swaps',
  'culture',
  'pdf',
  'reads',
  'books',
  'backup',
  'tubes',
  'stages',
  'insight',
  'files',
  'levels',
  'consumption',
  'invoices',
  'balance',
] as const;
export type BenchPart = (typeof PARTS)[number];

export interface BenchSettings {
  /** Parts to run; all when empty. */
  readonly only: ReadonlySet<BenchPart>;
  readonly seconds: number;
  /** Sizes of the lab that is read, each on a server of its own. */
  readonly bills: readonly number[];
  /** Tubes of the lab in which one is found. */
  readonly tubes: number;
  readonly pdfs: number;
  /** Messages with PDFs that are sent beside work at the counter. */
  readonly messages: number;
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

function isPart(name: string): name is BenchPart {
  return PARTS.some((part) => part === name);
}

function chosenParts(text: string): ReadonlySet<BenchPart> {
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: give some of ${PARTS.join(', ')}`);
  return new Set(names.filter(isPart));
}

/** Settings from the command line: `--only orders,signin --seconds 8 --orders 2000 --bills 10000,200000,2000000 --tubes 2000000 --pdfs 500 --messages 5000 --events 200000 --runs 1 --compare base.json`. */
export function benchSettings(argv: readonly string[]): BenchSettings {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', default: '' },
      seconds: { type: 'string', default: '8' },
      bills: { type: 'string', default: '10000,200000' },
      tubes: { type: 'string', default: '200000' },
      pdfs: { type: 'string', default: '500' },
      messages: { type: 'string', default: '5000' },
      events: { type: 'string', default: '200000' },
      orders: { type: 'string', default: '2000' },
      runs: { type: 'string', default: '1' },
      compare: { type: 'string', default: '' },
    },
  });
  return {
    only: chosenParts(values.only),
    seconds: count(values.seconds, 'seconds'),
    bills: values.bills.split(',').map((size) => count(size, 'bills')),
    tubes: count(values.tubes, 'tubes'),
    pdfs: count(values.pdfs, 'pdfs'),
    messages: count(values.messages, 'messages'),
    events: count(values.events, 'events'),
    orders: count(values.orders, 'orders'),
    runs: count(values.runs, 'runs'),
    compare: values.compare === '' ? null : values.compare,
  };
}
