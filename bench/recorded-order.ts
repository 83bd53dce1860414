import { randomBytes, randomUUID } from 'node:crypto';
import { newId } from '@nidan/server/kernel/database/new-id';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Milliseconds in which an id of version 7 was made; null for another version. */
function madeAt(id: string): number | null {
  return id.charAt(14) === '7' ? Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) : null;
}

interface Place {
  readonly batch: number;
  readonly at: number;
  /** Which of the order's own values stands there. */
  readonly value: number;
}

/** An order's own values: ids, and texts that a unique index holds. */
interface OwnValue {
  readonly text: string;
  fresh(): string;
}

function freshText(length: number): string {
  return randomBytes(length).toString('hex').slice(0, length).toUpperCase();
}

export interface RecordedOrder {
  readonly batches: readonly Buffer[];
  readonly own: readonly OwnValue[];
  readonly places: readonly Place[];
}

/**
 * Finds in the recorded batches of one order what is of this order alone: ids that were made `since` the recording began,
 * random ones, and the `unique` texts given.
 */
export function recordedOrder(
  batches: readonly Buffer[],
  { since, unique }: { since: number; unique: readonly string[] },
): RecordedOrder {
  const own: OwnValue[] = unique.map((text) => ({ text, fresh: () => freshText(text.length) }));
  const index = new Map(own.map(({ text }, at) => [text, at]));
  const places: Place[] = [];
  for (const [batch, bytes] of batches.entries()) {
    const text = bytes.toString('latin1');
    for (const { 0: id, index: at } of text.matchAll(uuid)) {
      const made = madeAt(id);
      if (made !== null && made < since) continue;
      let value = index.get(id);
      if (value === undefined) {
        value = own.length;
        index.set(id, value);
        own.push({ text: id, fresh: made === null ? randomUUID : newId });
      }
      places.push({ batch, at, value });
    }
    for (const [value, one] of unique.entries()) {
      for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
        places.push({ batch, at, value });
    }
  }
  return { batches, own, places };
}

/** The batches of another order like the recorded one. */
export function nextOrder({ batches, own, places }: RecordedOrder): Buffer[] {
  const fresh = own.map((value) => value.fresh());
  const next = batches.map((batch) => Buffer.from(batch));
  for (const { batch, at, value } of places) next[batch]?.write(fresh[value] ?? '', at, 'latin1');
  return next;
}
