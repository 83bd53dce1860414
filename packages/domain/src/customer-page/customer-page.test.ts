import { describe, expect, it, test } from 'vitest';
import { customerName } from './customer-name.ts';
import { customerSteps } from './customer-steps.ts';
import { customerTestState } from './customer-test-state.ts';
import { CUSTOMER_WORDS } from './customer-words.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const NOTHING = { paidAt: null, sampleAt: null, atLabAt: null, readyAt: null, expectedAt: at(11) };

const stateOf = (times: Partial<typeof NOTHING> | Record<string, Date>): string =>
  customerSteps({ ...NOTHING, ...times })
    .map(({ state }) => state)
    .join(' ');

describe('the steps of a visit', () => {
  it.each([
    ['nothing was done', {}, 'open now open open open'],
    ['the sample is given and nothing paid', { sampleAt: at(9) }, 'open done now open open'],
    ['it is in the lab', { paidAt: at(8), sampleAt: at(9), atLabAt: at(10) }, 'done done done now open'],
    [
      'everything is ready and nothing paid',
      { sampleAt: at(9), atLabAt: at(10), readyAt: at(11) },
      'open done done done done',
    ],
  ])('when %s', (...[, times, states]) => {
    expect(stateOf(times)).toBe(states);
  });

  it('say when the last one is expected, then when it came', () => {
    expect(customerSteps(NOTHING).at(-1)).toMatchObject({ at: at(11) });
    expect(customerSteps({ ...NOTHING, readyAt: at(10) }).at(-1)).toMatchObject({
      state: 'done',
      at: at(10),
    });
  });
});

test.each([
  ['Shalini Vaidya', 'Shalini V.'],
  ['Zoya', 'Zoya'],
  ['  ravi  kumar pandit ', 'ravi K. P.'],
  ['ज़ोया क्षीरसागर', 'ज़ोया क्षी.'],
  ["Anne-Marie O'Brien", 'Anne-Marie O.'],
  ['Baby 2', 'Baby'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(customerName(name)).toBe(shown);
});

test('a checked test is ready with its report alone', () => {
  expect(customerTestState('checked', true)).toBe('ready');
  expect(customerTestState('checked', false)).toBe('checking');
  expect(customerTestState('completed', true)).toBe('checking');
});

const slots = (text: unknown): string[] => (JSON.stringify(text).match(/\{\w+\}/gu) ?? []).toSorted();

test.each(['hi', 'mr'] as const)('the words in %s fill the same slots', (language) => {
  const entries = Object.entries(CUSTOMER_WORDS.en).map(([name, text]) => [name, slots(text)]);
  expect(Object.entries(CUSTOMER_WORDS[language]).map(([name, text]) => [name, slots(text)])).toEqual(
    entries,
  );
});
