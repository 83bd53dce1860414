import {
  localKey,
  localKeys,
  readLocal,
  takeLocal,
  writeLocal,
} from '../../../kernel/store/local-database.ts';
import { type BillForm, restoreForm } from './bill-form.ts';

/** A registration that was put aside. */
export interface HeldBill {
  readonly heldAt: string;
  readonly form: BillForm;
}

const KIND = 'held';

/** Puts a registration aside under its bill id; false when the browser keeps nothing. */
export async function holdBill(form: BillForm, at: Date): Promise<boolean> {
  const held: HeldBill = { heldAt: at.toISOString(), form };
  return writeLocal(localKey(KIND, form.billId), held);
}

/** What this person put aside in this lab, the latest first. */
export async function heldBills(): Promise<HeldBill[]> {
  const keys = await localKeys(localKey(KIND, ''));
  const kept = await Promise.all(keys.map(readLocal));
  return kept
    .map(restored)
    .filter((held) => held !== null)
    .toSorted((a, b) => b.heldAt.localeCompare(a.heldAt));
}

/** Goes on with one: it is taken out at once, so that another tab cannot go on with it too; null when it is gone. */
export async function takeHeldBill(billId: string): Promise<BillForm | null> {
  return restored(await takeLocal(localKey(KIND, billId)))?.form ?? null;
}

function restored(kept: unknown): HeldBill | null {
  if (typeof kept !== 'object' || kept === null || !('form' in kept) || !('heldAt' in kept)) return null;
  const form = restoreForm(kept.form);
  return form === null || typeof kept.heldAt !== 'string' ? null : { heldAt: kept.heldAt, form };
}
