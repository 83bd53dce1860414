import { type Rights, rightsBeyond } from '@nidan/domain/access/rights';
import { rightText } from '../../../kernel/access/judge-access.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Refuses rights that the caller does not have: nobody gives what they lack. */
export function requireHeldRights({ caller }: Ctx, given: Rights): void {
  const [beyond] = rightsBeyond(given, caller.rights);
  if (beyond !== undefined) throw refuse('rights-beyond-own', { details: { right: rightText(beyond) } });
}
