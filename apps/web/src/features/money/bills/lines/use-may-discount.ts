import { useSession } from '../../../../kernel/session/session.ts';

/** True for who may give a discount or ask for one: not for a user of an agency, which owes what is billed. */
export function useMayDiscount(): boolean {
  return useSession().lab.discountCap !== null;
}
