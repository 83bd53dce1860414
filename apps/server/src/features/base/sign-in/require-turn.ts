import { refuse } from '../../../kernel/http/refuse.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { addressGroup } from './address-group.ts';
import { takeTurn } from './sign-in-attempt-rows.ts';

/** Throws `sign-in-throttled` when the address has had secrets checked 60 times in this minute, by whichever process. */
export async function requireTurn({ services, request }: OpenCtx): Promise<void> {
  const seconds = await takeTurn(services.db, addressGroup(request.ip), services.clock());
  if (seconds > 0) {
    throw refuse('sign-in-throttled', { details: { seconds: String(seconds) }, retryAfter: seconds });
  }
}
