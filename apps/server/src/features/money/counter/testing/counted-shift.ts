import {
  closeShift,
  countShift,
  countShiftFor,
  openShift,
  readCounter,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestClient } from '../../../../testing/test-app.ts';

/** Begins a shift with a float of ₹20. */
export async function begunShift(client: TestClient): Promise<Shift> {
  return client.ok(openShift, { body: { shiftId: newId(), floatPaise: 2_000 } });
}

/** Counts a shift: so many notes of 10. */
export async function countIt(client: TestClient, { shiftId, version }: Shift, tens: number): Promise<Shift> {
  const reason = 'Two notes stuck together';
  return client.ok(countShift, {
    body: { shiftId, version, count: { notes: { '10': tens }, coins: 0 }, reason },
  });
}

/** Counts the drawer of somebody who is absent: so many notes of 10. */
export async function countItFor(
  client: TestClient,
  { shiftId, version }: Shift,
  tens: number,
): Promise<Shift> {
  return client.ok(countShiftFor, { body: { shiftId, version, count: { notes: { '10': tens }, coins: 0 } } });
}

/** Closes a counted shift and hands everything over; a difference has a reason. */
export async function closeIt(client: TestClient, shift: Shift, handTo: string): Promise<Shift> {
  const { shiftId, version, expectedPaise } = shift;
  const differenceReason = 'wrong_change' as const;
  return client.ok(closeShift, {
    body: {
      shiftId,
      version,
      expectedPaise: expectedPaise ?? 0,
      floatLeftPaise: 0,
      handTo,
      differenceReason,
    },
  });
}

/** Closes the open shift of somebody, when there is one; answers to whom they may hand money. */
export async function freeCounter(client: TestClient): Promise<string> {
  const { shift, people } = await client.ok(readCounter, {});
  const handTo = people[0]?.userId ?? '';
  if (shift !== null) await closeIt(client, await countIt(client, shift, 1), handTo);
  return handTo;
}
