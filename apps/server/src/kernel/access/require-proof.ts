import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { refuse } from '../http/refuse.ts';
import type { Caller } from './caller.ts';

/** Whether a call of the endpoint with this body needs a recent proof of who calls (ASVS 7.5.3). */
export function asksForProof({ stepUp }: Endpoint, body: unknown): boolean {
  if (typeof stepUp === 'boolean') return stepUp;
  return typeof body === 'object' && body !== null && Reflect.get(body, stepUp.whenTrue) === true;
}

/**
 * Refuses a caller whose last proof is too old. Endpoints that always ask for one declare `stepUp`; a command calls this
 * where only the size of what is asked tells, such as an export of more than 1,000 rows.
 */
export function requireProof({ provedRecently }: Pick<Caller, 'provedRecently'>): void {
  if (!provedRecently) throw refuse('proof-needed');
}
