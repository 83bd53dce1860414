import { mergePatients, undoMerge } from '@nidan/contract/people/patients/merge-endpoints';
import { newId } from '../../kernel/database/new-id.ts';
import type { TestClient } from '../test-app.ts';
import type { Answer } from './steady-client.ts';
import type { Send, Told } from './told.ts';

interface MergeTorture {
  readonly bill: Told;
  readonly other: Told;
  /** Merges that stand, the latest last; shared by all clients. */
  readonly merges: string[];
  readonly client: TestClient;
  /** Another person than who merges: nobody takes their own merge back. */
  readonly second: TestClient;
  /** A whole number from 0 on and below `count`. */
  readonly below: (count: number) => number;
  readonly personOf: (bill: Told) => Promise<{ readonly patient_id: string; readonly version: number }>;
  readonly send: (kind: string, send: Send) => Promise<Answer>;
}

async function part({ second, merges, send }: MergeTorture, mergeId: string): Promise<void> {
  const body = { mergeId, reason: 'Two people after all' };
  const answer = await send('unmerge', (key) => second.call(undoMerge, { body, key }));
  const at = merges.indexOf(mergeId);
  if (answer.status === 200 && at >= 0) merges.splice(at, 1);
}

/**
 * Makes the person of another bill one with that of this, or parts two that were made one: bills, advances and credit notes move to and
 * fro while others pay from them.
 */
export async function stepOfMerges(torture: MergeTorture): Promise<void> {
  const { bill, other, merges, client, below, personOf, send } = torture;
  const standing = merges.at(-1 - below(3));
  if (standing !== undefined && below(2) === 0) return part(torture, standing);
  const [survivor, merged] = [await personOf(bill), await personOf(other)];
  if (survivor.patient_id === merged.patient_id) return;
  const body = {
    mergeId: newId(),
    survivorId: survivor.patient_id,
    survivorVersion: survivor.version,
    mergedId: merged.patient_id,
    mergedVersion: merged.version,
    take: [],
    reason: 'Registered twice',
  };
  const answer = await send('merge', (key) => client.call(mergePatients, { body, key }));
  if (answer.status === 200) merges.push(body.mergeId);
}
