import { pickLab } from '@nidan/contract/base/identity/identity-endpoints';
import { api } from '../../../kernel/api/api.ts';
import type { SessionView } from '../../../kernel/session/session.ts';
import { readLocal, writeLocal } from '../../../kernel/store/local-database.ts';
import { storedItems } from '../../../kernel/store/stored-items.ts';

/** A lab and one of its locations, or the lab alone when it has none. */
export interface Place {
  readonly lId: number;
  readonly labName: string;
  readonly locationId: string | null;
  readonly locationName: string | null;
  readonly status: number;
  readonly canEnter: boolean;
  readonly roleName: string;
}

/** Every place that a session may work in; that of `first` leads, the others keep the server's order. */
export function placesOf(session: SessionView, first: string | null): Place[] {
  const places = session.labs.flatMap(({ locations, name, ...choice }): Place[] => {
    const lab = { ...choice, labName: name };
    if (locations.length === 0) return [{ ...lab, locationId: null, locationName: null }];
    return locations.map((location) => ({
      ...lab,
      locationId: location.locationId,
      locationName: location.name,
    }));
  });
  const isFirst = (place: Place): boolean => placeKey(place) === first;
  return [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))];
}

export function placeKey({ lId, locationId }: Pick<Place, 'lId' | 'locationId'>): string {
  return `${lId}/${locationId ?? ''}`;
}

/** Keeps who signed in: name, user name and the demo mark, no more (spec §3). */
export function keepUser(session: SessionView): void {
  storedItems.putUserInfo({
    name: session.name,
    username: session.username,
    is_demo_user: session.isDemoUser,
  });
}

/** Picks a place on the server and keeps the lab's stored items. Throws `ApiRefusal`, for instance for a suspended lab. */
export async function enterLab(place: Pick<Place, 'lId' | 'locationId'>): Promise<SessionView> {
  const session = await api(pickLab, { body: { lId: place.lId, locationId: place.locationId } });
  keepLab(session);
  await writeLocal(lastPlaceKey(session.username), placeKey(place));
  return session;
}

/** Keeps the stored items of the lab that the session has picked; answers whether it has. */
export function keepLab(session: SessionView): boolean {
  const { lab } = session;
  if (!lab) return false;
  storedItems.putLab({
    labId: lab.lId,
    facilityId: lab.locationId,
    locations: session.labs.find(({ lId }) => lId === lab.lId)?.locations ?? [],
    switches: lab.switches,
  });
  return true;
}

/** Key of the place that a user picked last at this computer; null when there was none. */
export async function lastPlaceOf(username: string): Promise<string | null> {
  const kept = await readLocal(lastPlaceKey(username));
  return typeof kept === 'string' ? kept : null;
}

// The lab is not known yet when this is read: prefix 0 stands for none.
function lastPlaceKey(username: string): string {
  return `0:last-place:${username}`;
}
