import { expect, test } from 'vitest';
import { draftOfRules, rulesOfDraft } from './rule-draft.ts';

const RULES = {
  youngestYears: 18,
  stabilityHours: null,
  values: [
    {
      parameterId: 'k',
      needsControl: true,
      onlyNormal: false,
      releaseLow: 3,
      releaseHigh: 6.1,
      measuringLow: null,
      measuringHigh: 10,
    },
  ],
};

test('what is typed is what stands, and back', () => {
  const draft = draftOfRules(RULES, 'shadow');
  expect(draft).toMatchObject({ stabilityHours: '', values: [{ releaseHigh: '6.1', measuringLow: '' }] });
  expect(rulesOfDraft(draft)).toEqual(RULES);
});

test('a field that holds no number gives no rules', () => {
  const draft = draftOfRules(RULES, 'off');
  expect(rulesOfDraft({ ...draft, stabilityHours: '4h' })).toBeNull();
  expect(rulesOfDraft({ ...draft, stabilityHours: ' 4 ' })?.stabilityHours).toBe(4);
});
