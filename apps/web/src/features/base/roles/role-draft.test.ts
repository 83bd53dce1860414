import type { RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { expect, test } from 'vitest';
import { allOrNothing, changesOf, draftBits, storedBits, withBits } from './role-draft.ts';

// as: the draft reads no more of a role than this
const technician = { roleId: 't', name: 'Technician', rights: { samples: 6 } } as unknown as RoleView;
// as: see above
const manager = { roleId: 'm', name: 'Manager', rights: { samples: 15 } } as unknown as RoleView;

test('a draft holds what differs from the role, and nothing once it is set back', () => {
  const changed = withBits({}, technician, { module: 'samples', bits: 14 });
  expect(draftBits(changed, technician, 'samples')).toBe(14);
  expect(storedBits(technician, 'samples')).toBe(6);
  expect(draftBits(changed, manager, 'samples')).toBe(15);
  expect(changesOf([manager, technician], changed)).toEqual([
    { role: technician, module: 'samples', before: 6, after: 14 },
  ]);
  const back = withBits(changed, technician, { module: 'samples', bits: 6 });
  expect(changesOf([manager, technician], back)).toEqual([]);
});

test('changes come in the order of the columns and of the modules', () => {
  const one = withBits({}, technician, { module: 'audit', bits: 4 });
  const two = withBits(one, technician, { module: 'patients', bits: 4 });
  const all = withBits(two, manager, { module: 'samples', bits: 0 });
  expect(changesOf([manager, technician], all).map(({ role, module }) => `${role.roleId} ${module}`)).toEqual(
    ['m samples', 't patients', 't audit'],
  );
});

test('one stroke gives everything, or takes everything that was given', () => {
  expect([0, 4, 15].map(allOrNothing)).toEqual([15, 0, 0]);
});
