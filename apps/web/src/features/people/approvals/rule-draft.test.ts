import { expect, test } from 'vitest';
import { draftOf, ruleOf, withLevel } from './rule-draft.ts';

const level = { title: 'Manager', assignment: 'role' as const, assigneeId: 'a role' };
const whole = { ...draftOf(null), name: 'Discounts', levels: [level] };

test('a draft is a rule once its name, amounts and levels are there', () => {
  expect(ruleOf(whole)).toMatchObject({ name: 'Discounts', fromPaise: 0, untilPaise: null });
  expect(ruleOf({ ...whole, from: '500', until: '5,000' })).toMatchObject({
    fromPaise: 50_000,
    untilPaise: 500_000,
  });
  expect(ruleOf({ ...whole, name: ' ' })).toBeNull();
  expect(ruleOf({ ...whole, from: '' })).toBeNull();
  expect(ruleOf({ ...whole, until: 'much' })).toBeNull();
  expect(ruleOf(withLevel(whole, { add: true }))).toBeNull();
});

test('a rule that is there reads back as it was', () => {
  const rule = {
    ...whole,
    fromPaise: 50_000,
    untilPaise: null,
    levels: [{ ...level, assignee: 'Manager' }],
    open: 2,
    version: 3,
  };
  expect(ruleOf(draftOf(rule))).toEqual({
    ruleId: whole.ruleId,
    type: 'bill discount',
    name: 'Discounts',
    status: 'enabled',
    fromPaise: 50_000,
    untilPaise: null,
    levels: [level],
  });
});

test('a level is changed and removed at its place', () => {
  const two = withLevel(whole, { add: true });
  expect(withLevel(two, { at: 1, level }).levels).toEqual([level, level]);
  expect(withLevel(two, { at: 1, level: null }).levels).toEqual([level]);
});
