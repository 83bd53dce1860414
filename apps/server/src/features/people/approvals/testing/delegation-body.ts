import type { addDelegation } from '@nidan/contract/people/approvals/delegation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { newId } from '../../../../kernel/database/new-id.ts';

type Body = BodyOf<typeof addDelegation>;

/** A day of the lab, so many days from today. */
export function dayFromNow(days: number): string {
  return addDays(calendarDateIn('Asia/Kolkata', new Date()), days);
}

let spans = 0;

/** A delegation of two days to come that no other one of this process touches; anything may be given otherwise. */
export function delegationBody(given: Partial<Body> & Pick<Body, 'toUserId'>): Body {
  spans += 1;
  const [fromDay, untilDay] = [dayFromNow(2 * spans), dayFromNow(2 * spans + 1)];
  return { delegationId: newId(), fromDay, untilDay, reason: 'On leave', ...given };
}
