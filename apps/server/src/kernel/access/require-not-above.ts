import { rightsBeyond } from '@nidan/domain/access/rights';
import { scopeCovers } from '@nidan/domain/access/work-scope';
import { capCovers } from '@nidan/domain/money/discount';
import { refuse } from '../http/refuse.ts';
import type { Caller } from './caller.ts';
import { rightText } from './judge-access.ts';

type Powers = Pick<Caller, 'rights' | 'scope' | 'discountUptoPaise' | 'discountMaxPercent'>;

/**
 * Refuses what would act on somebody, or look as somebody, who may more than the caller: a right, a part of the lab or a
 * discount that the caller lacks. Throws `person-outranks`, `person-sees-more` and `person-discounts-more`.
 */
export function requireNotAbove(caller: Powers, other: Powers & { readonly name: string }): void {
  const { name } = other;
  const [beyond] = rightsBeyond(other.rights, caller.rights);
  if (beyond !== undefined) throw refuse('person-outranks', { details: { name, right: rightText(beyond) } });
  if (!scopeCovers(caller.scope, other.scope)) throw refuse('person-sees-more', { details: { name } });
  if (!capCovers(capOf(caller), capOf(other))) throw refuse('person-discounts-more', { details: { name } });
}

function capOf({ discountUptoPaise: uptoAmount, discountMaxPercent: maxPercent }: Powers) {
  return { uptoAmount, maxPercent };
}
