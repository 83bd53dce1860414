import type { UserView } from '@nidan/contract/base/users/user-view';
import { describe, expect, test } from 'vitest';
import { bodyOfDraft, changedFields, changesOf, draftOf, emptyDraft, sentName } from './user-draft.ts';

// as: the form reads no more of a person than this
const user = {
  name: 'Sameer Kale',
  phone: '9876543210',
  email: null,
  qualification: null,
  registrationNo: null,
  employeeKind: 'LAB_OP',
  roleId: 'technician',
  locationIds: null,
  departmentIds: ['biochemistry'],
  doctorId: null,
  agencyId: null,
  discountUptoPaise: 20_000,
  discountMaxPercent: 10,
} as UserView;

describe('a draft', () => {
  const draft = draftOf(user);

  test('of a person as stored has no change', () => {
    expect(changedFields(draft, draftOf(user))).toEqual([]);
    expect(changesOf(draft, draft, 3)).toEqual({ version: 3 });
  });

  test('sends only what differs; an emptied field clears', () => {
    const typed = { ...draft, upTo: '300', phone: ' ', locationIds: ['kothrud'] };
    expect(changesOf(typed, draft, 3)).toEqual({
      version: 3,
      discountUptoPaise: 30_000,
      phone: null,
      locationIds: ['kothrud'],
    });
  });

  test('sends a cap that cannot be read so that it is refused, not dropped', () => {
    expect(bodyOfDraft({ ...draft, upTo: 'many', percent: '10.5' })).toMatchObject({
      discountUptoPaise: -1,
      discountMaxPercent: -1,
    });
    expect(bodyOfDraft({ ...draft, upTo: '', percent: '' })).toMatchObject({
      discountUptoPaise: null,
      discountMaxPercent: null,
    });
  });

  test('knows under which name a field is refused', () => {
    expect(sentName('upTo')).toBe('discountUptoPaise');
    expect(sentName('phone')).toBe('phone');
  });

  test('of somebody new is an employee of the lab without limits', () => {
    expect(bodyOfDraft(emptyDraft('technician'))).toMatchObject({
      employeeKind: 'LAB_OP',
      roleId: 'technician',
      locationIds: null,
      phone: null,
    });
  });
});
