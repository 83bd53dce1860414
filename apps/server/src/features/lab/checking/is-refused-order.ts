import { Refusal } from '../../../kernel/http/refuse.ts';

/** Why nothing can be ordered now, before anything is written; any other error goes on. */
export function isRefusedOrder(error: unknown): boolean {
  return (
    error instanceof Refusal &&
    [
      'test-not-offered',
      'test-not-offered-here',
      'test-twice',
      'consent-missing',
      'price-missing',
      'bill-closed',
    ].includes(error.code)
  );
}
