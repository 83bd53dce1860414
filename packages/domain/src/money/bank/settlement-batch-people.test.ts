import { expect, it } from 'vitest';
import { settlementBatch } from '../../status-sets/money/settlement-batch.ts';
import { ownPartOfBatch } from './settlement-batch-people.ts';

it('keeps whoever asked for a step from agreeing to it, as its table says', () => {
  const people = { requestedBy: 'a', archivalBy: 'a' };
  for (const action of settlementBatch.possible('REQUEST_CREATED'))
    expect(ownPartOfBatch(action, people, 'a')).toBeNull();
  const apart = Object.entries(settlementBatch.actions).flatMap(([action, step]) =>
    'differentPerson' in step ? [action] : [],
  );
  for (const action of ['settle', 'archive', 'rejectArchival'] as const) {
    expect(apart).toContain(action);
    expect(ownPartOfBatch(action, people, 'a')).toBe('requested');
    expect(ownPartOfBatch(action, people, 'b')).toBeNull();
    expect(ownPartOfBatch(action, { requestedBy: null, archivalBy: null }, 'a')).toBeNull();
  }
  expect(apart).toHaveLength(3);
});
