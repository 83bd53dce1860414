import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOfText, type HelpChoice, offeredChoices } from './help-choice.ts';
import { helpListFaults, lostWords, withKeptKeys } from './help-list.ts';

function word(value: string, more: Partial<HelpChoice> = {}): HelpChoice {
  return { value, abnormal: false, ...more };
}

const NIL = word('Nil', { key: 'n', isDefault: true });
const TRACE = word('Trace', { key: 't', abnormal: true });
const OLD = word('Negative', { isOff: true });

describe('a help list', () => {
  it('that is sound has no fault', () => {
    expect(helpListFaults([NIL, TRACE, OLD])).toEqual([]);
    expect(helpListFaults([])).toEqual([]);
  });

  it.each<[string, HelpChoice[], object[]]>([
    ['a word twice in any case', [NIL, word(' nil ')], [{ index: 1, field: 'value' }]],
    ['a word twice, one of them off', [OLD, word('negative')], [{ index: 1, field: 'value' }]],
    ['a key twice', [NIL, word('None', { key: 'N' })], [{ index: 1, field: 'key' }]],
    ['a key that is another word', [word('1+'), word('Many', { key: '1+' })], [{ index: 1, field: 'key' }]],
    ['two usual answers', [NIL, word('Clear', { isDefault: true })], [{ index: 1, field: 'isDefault' }]],
    [
      'a usual answer that is not offered',
      [word('Nil', { isDefault: true, isOff: true })],
      [{ index: 0, field: 'isDefault' }],
    ],
    [
      'a critical word that is normal',
      [word('Seen', { isCritical: true })],
      [{ index: 0, field: 'isCritical' }],
    ],
    [
      'a usual answer that is critical',
      [word('Seen', { abnormal: true, isCritical: true, isDefault: true })],
      [{ index: 0, field: 'isDefault' }],
    ],
  ])('names %s', (_, choices, faults) => {
    expect(helpListFaults(choices)).toMatchObject(faults);
    expect(helpListFaults(choices)).toHaveLength(faults.length);
  });

  it('may have a key that is its own word', () => {
    expect(helpListFaults([word('Nil', { key: 'nil' })])).toEqual([]);
  });

  it('offers what is not off, in its order', () => {
    expect(offeredChoices([NIL, OLD, TRACE])).toEqual([NIL, TRACE]);
  });
});

describe('a typed text', () => {
  it.each([
    ['NIL', NIL],
    [' t ', TRACE],
    ['Negative', null],
    ['tr', null],
    ['', null],
  ])('%j means a word of the list or none', (text, expected) => {
    expect(choiceOfText(text, [NIL, TRACE, OLD])).toBe(expected);
  });

  const TEXT = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '1'), minLength: 1, maxLength: 2 });
  const CHOICE = fc.record(
    { value: TEXT, abnormal: fc.boolean(), key: TEXT, isOff: fc.boolean() },
    { requiredKeys: ['value', 'abnormal'] },
  );

  it('means one word alone wherever the list is sound, and each offered word by itself and by its key', () => {
    fc.assert(
      fc.property(fc.array(CHOICE, { maxLength: 6 }), (choices) => {
        fc.pre(helpListFaults(choices).length === 0);
        for (const choice of offeredChoices(choices)) {
          expect(choiceOfText(choice.value.toUpperCase(), choices)).toBe(choice);
          expect(choiceOfText(choice.key ?? choice.value, choices)).toBe(choice);
        }
      }),
    );
  });
});

describe('words that something leans on', () => {
  const leant = [
    { word: 'nil', by: 'an interval' },
    { word: 'never listed', by: 'another' },
  ];

  it.each<[string, HelpChoice[], number]>([
    ['stay', [TRACE, NIL], 0],
    ['are taken out', [TRACE], 1],
    ['are turned off', [{ ...NIL, isOff: true, isDefault: false }, TRACE], 1],
    ['are called otherwise', [word('None'), TRACE], 1],
  ])('%s', (_, after, lost) => {
    expect(lostWords([NIL, TRACE], after, leant)).toEqual(leant.slice(0, lost));
  });

  it('that are off already may be taken out', () => {
    expect(lostWords([OLD], [], [{ word: 'Negative', by: 'an interval' }])).toEqual([]);
  });
});

it('a file says anew which words are critical', () => {
  const seen = word('Seen', { abnormal: true, isCritical: true, key: 's' });
  expect(withKeptKeys([{ value: 'Seen', abnormal: true }], [seen])).toEqual([
    word('Seen', { abnormal: true, key: 's' }),
  ]);
  expect(withKeptKeys([{ value: 'Seen', abnormal: true, isCritical: true }], [])).toEqual([
    word('Seen', { abnormal: true, isCritical: true }),
  ]);
});

it('a file keeps what it does not know of a word', () => {
  expect(withKeptKeys([{ value: 'nil', abnormal: true }, word('Many')], [NIL, OLD])).toEqual([
    { value: 'nil', abnormal: true, key: 'n', isDefault: true },
    word('Many'),
  ]);
});
