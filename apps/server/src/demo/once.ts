import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { DemoClient } from './demo-client.ts';

interface Change<P, Q, B, A, Given extends B | null> {
  readonly endpoint: Endpoint<P, Q, B, A>;
  /** What is sent, of the state that it finds; null when there is nothing to change. */
  readonly body: () => Promise<Given>;
}

/**
 * Makes a change under a name that no other has. When a start before this one made it, nothing is read for it and it answers
 * what it answered then: by now the state is another.
 */
export async function once<P, Q, B, A, Given extends B | null>(
  client: DemoClient,
  as: string,
  { endpoint, body }: Change<P, Q, B, A, Given>,
): Promise<A | (null extends Given ? null : never)> {
  if (client.hasMade?.(as) === true) return client.call(endpoint, { as });
  const given: B | null = await body();
  if (given !== null) return client.call(endpoint, { as, body: given });
  return null as null extends Given ? null : never; // as: only a body that may be null is null
}
