import { useSession } from '../../../kernel/session/session.ts';

interface Place {
  readonly locationId: string;
  readonly name: string;
}

/** The locations of the lab that the person may see. */
export function usePlaces(): readonly Place[] {
  const { labs, lab } = useSession();
  return labs.find(({ lId }) => lId === lab.lId)?.locations ?? [];
}
