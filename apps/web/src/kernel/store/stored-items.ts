/** The person as this browser may know them: nothing else of the session is ever stored (spec §3). */
export interface UserInfo {
  readonly name: string;
  readonly username: string;
  readonly is_demo_user: boolean;
}

/** Keys of the stored items that the specification lists, and there are no others (spec §3). */
export const STORED_KEYS = {
  labId: 'l_id',
  labSwitches: 'labSwitches',
  facilityId: 'facility_id',
  locations: 'locations',
  userInfo: 'userinfo',
  online: 'online',
} as const;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Typed access to the stored items; every read copes with missing and damaged values. */
export function storedItemsIn(store: Store) {
  return {
    userInfo: (): UserInfo | null => parseUserInfo(store.getItem(STORED_KEYS.userInfo)),
    labId: (): number | null => parseLabId(store.getItem(STORED_KEYS.labId)),
    facilityId: (): string | null => store.getItem(STORED_KEYS.facilityId),
    /** Null when the item is absent or is not valid JSON. */
    locations: (): unknown => parseJson(store.getItem(STORED_KEYS.locations)),
    labSwitches: (): Readonly<Record<string, unknown>> =>
      asRecord(parseJson(store.getItem(STORED_KEYS.labSwitches))),
    /** The last known answer of the ping; online unless it said otherwise. */
    isOnline: (): boolean => store.getItem(STORED_KEYS.online) !== 'false',
    putUserInfo: (user: UserInfo): void => {
      const { name, username, is_demo_user } = user;
      store.setItem(STORED_KEYS.userInfo, JSON.stringify({ name, username, is_demo_user }));
    },
    putLab: (lab: LabItems): void => {
      store.setItem(STORED_KEYS.labId, String(lab.labId));
      store.setItem(STORED_KEYS.labSwitches, JSON.stringify(lab.switches));
      store.setItem(STORED_KEYS.locations, JSON.stringify(lab.locations));
      if (lab.facilityId === null) store.removeItem(STORED_KEYS.facilityId);
      else store.setItem(STORED_KEYS.facilityId, lab.facilityId);
    },
    putOnline: (online: boolean): void => store.setItem(STORED_KEYS.online, String(online)),
    forgetLab: (): void => {
      const { labId, labSwitches, facilityId, locations } = STORED_KEYS;
      for (const key of [labId, labSwitches, facilityId, locations]) store.removeItem(key);
    },
    /** Forgets the user and with them the lab. */
    forgetUser: (): void => {
      for (const key of Object.values(STORED_KEYS)) {
        if (key !== STORED_KEYS.online) store.removeItem(key);
      }
    },
  };
}

interface LabItems {
  readonly labId: number;
  readonly facilityId: string | null;
  readonly locations: readonly unknown[];
  readonly switches: Readonly<Record<string, unknown>>;
}

/** The stored items of this browser. */
export const storedItems = storedItemsIn({
  getItem: (key) => globalThis.localStorage?.getItem(key) ?? null,
  setItem: (key, value) => globalThis.localStorage?.setItem(key, value),
  removeItem: (key) => globalThis.localStorage?.removeItem(key),
});

function parseUserInfo(text: string | null): UserInfo | null {
  const { name, username, is_demo_user } = asRecord(parseJson(text));
  if (typeof username !== 'string' || username === '') return null;
  return { name: typeof name === 'string' ? name : username, username, is_demo_user: is_demo_user === true };
}

function parseLabId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
