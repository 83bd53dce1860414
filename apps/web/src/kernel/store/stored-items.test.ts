import { beforeEach, expect, test } from 'vitest';
import { storedItemsIn } from './stored-items.ts';

const kept = new Map<string, string>();
const items = storedItemsIn({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
  removeItem: (key) => kept.delete(key),
});
beforeEach(() => kept.clear());

test('exactly the items of the specification are stored, and of the user no more than three fields', () => {
  const session = { name: 'Asmita Deo', username: 'asmita.deo', is_demo_user: true, token: 'secret' };
  items.putUserInfo(session);
  items.putLab({ labId: 7, facilityId: 'f1', locations: [{ locationId: 'f1' }], switches: { a: true } });
  items.putOnline(false);
  expect([...kept.keys()].toSorted()).toEqual([
    'facility_id',
    'l_id',
    'labSwitches',
    'locations',
    'online',
    'userinfo',
  ]);
  expect(JSON.parse(kept.get('userinfo') ?? '')).toEqual({
    name: 'Asmita Deo',
    username: 'asmita.deo',
    is_demo_user: true,
  });
  expect(items.labId()).toBe(7);
  expect(items.facilityId()).toBe('f1');
  expect(items.locations()).toEqual([{ locationId: 'f1' }]);
  expect(items.labSwitches()).toEqual({ a: true });
  expect(items.isOnline()).toBe(false);
});

test('missing and damaged items read as absent; switches as none', () => {
  expect([items.userInfo(), items.labId(), items.locations(), items.facilityId()]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(items.labSwitches()).toEqual({});
  expect(items.isOnline()).toBe(true);
  kept.set('userinfo', '{"name":"x"}');
  kept.set('l_id', '1 or 2');
  kept.set('locations', '[{');
  kept.set('labSwitches', '[]');
  expect([items.userInfo(), items.labId(), items.locations()]).toEqual([null, null, null]);
  expect(items.labSwitches()).toEqual({});
});

test('forgetting the lab keeps the user, forgetting the user keeps the online flag alone', () => {
  items.putUserInfo({ name: 'a', username: 'a', is_demo_user: false });
  items.putLab({ labId: 7, facilityId: null, locations: [], switches: {} });
  items.putOnline(true);
  items.forgetLab();
  expect([...kept.keys()].toSorted()).toEqual(['online', 'userinfo']);
  items.forgetUser();
  expect([...kept.keys()]).toEqual(['online']);
});

test('a lab without a location removes the former one', () => {
  items.putLab({ labId: 7, facilityId: 'f1', locations: [], switches: {} });
  items.putLab({ labId: 8, facilityId: null, locations: [], switches: {} });
  expect(items.facilityId()).toBeNull();
});
