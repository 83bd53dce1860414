import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { nameWords } from '@nidan/domain/people/names/name-tokens';
import { compareBarcodes, unconsentedTests } from '../samples/sample-words.ts';

/** A patient with tubes to draw for one bill. */
export interface WaitingBill {
  readonly billId: string;
  readonly labNo: string;
  readonly patient: SampleView['patient'];
  readonly priority: SampleView['priority'];
  readonly fastingHours: number | null;
  readonly registeredAt: string;
  /** In order of draw. */
  readonly tubes: readonly SampleView[];
  /** Names of tests that need a consent which nobody recorded. */
  readonly unconsented: readonly string[];
  /** One of the tubes replaces a rejected one. */
  readonly isAgain: boolean;
}

/** Tubes that wait for collection by bill: STAT first, then the patient who waits longest. */
export function waitingBills(samples: readonly SampleView[]): WaitingBill[] {
  const byBill = new Map<string, SampleView[]>();
  for (const sample of samples) byBill.set(sample.billId, [...(byBill.get(sample.billId) ?? []), sample]);
  return [...byBill.values()].flatMap(billOf).sort(compareUrgency);
}

function billOf(samples: readonly SampleView[]): WaitingBill[] {
  const tubes = [...samples].sort(compareDraw);
  const [first] = tubes;
  if (first === undefined) return [];
  const { billId, labNo, patient, priority, fastingHours, registeredAt } = first;
  const isAgain = tubes.some((tube) => tube.parentBarcode !== null);
  const unconsented = [...new Set(tubes.flatMap(unconsentedTests))];
  return [{ billId, labNo, patient, priority, fastingHours, registeredAt, tubes, unconsented, isAgain }];
}

function compareDraw(a: SampleView, b: SampleView): number {
  return a.container.drawOrder - b.container.drawOrder || compareBarcodes(a, b);
}

/** STAT first, then the older; for tubes and for bills. */
export function compareUrgency(
  a: Pick<WaitingBill, 'priority' | 'registeredAt'>,
  b: Pick<WaitingBill, 'priority' | 'registeredAt'>,
): number {
  if (a.priority !== b.priority) return a.priority === 'stat' ? -1 : 1;
  return a.registeredAt < b.registeredAt ? -1 : a.registeredAt > b.registeredAt ? 1 : 0;
}

export type WaitingView = 'all' | 'stat' | 'again' | 'fasting';

/** Whether a bill stands in a view of the queue. */
export function isInView(bill: WaitingBill, view: WaitingView): boolean {
  if (view === 'stat') return bill.priority === 'stat';
  if (view === 'again') return bill.isAgain;
  return view === 'all' || bill.fastingHours !== null;
}

/** Whether every typed word is in the lab ID, a barcode or the patient's code, or starts a word of the name. */
export function matchesBill(bill: WaitingBill, text: string): boolean {
  const names = nameWords(bill.patient.fullName);
  const codes = [bill.labNo, bill.patient.patientCode, ...bill.tubes.map((tube) => tube.barcode)];
  return nameWords(text).every(
    (word) =>
      codes.some((code) => code.toLowerCase().includes(word)) || names.some((name) => name.startsWith(word)),
  );
}
