import { type FoundThing, findThings } from '@nidan/contract/money/bills/find-endpoint';
import { api } from '../../kernel/api/api.ts';
import { go } from '../../kernel/route/use-route.ts';
import type { Session } from '../../kernel/session/session.ts';
import { screens } from '../routes.tsx';
import { mayOpen, screenAt } from '../screen.ts';

/** Where a found thing opens: its page, or the results of a bill for those who have no bills. */
function placesOf({ billId, patientId }: FoundThing): readonly string[] {
  return billId === null ? [`patients/${patientId}`] : [`bills/${billId}`, `results/${billId}`];
}

/** Opens what was found on the first of its pages that the person may open. */
export function openThing(session: Session, thing: FoundThing): void {
  const place = placesOf(thing).find((path) => {
    const at = screenAt(screens, path);
    return at !== null && mayOpen(session, at.screen);
  });
  if (place !== undefined) go(place);
}

/** Bills and people that a text finds. */
export async function readThings(q: string): Promise<readonly FoundThing[]> {
  return (await api(findThings, { query: { q } })).found;
}
