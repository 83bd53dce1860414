import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseQuickLine, QUICK_PARTS, type QuickPart } from './quick-line.ts';

const CODES = ['cbc', 'lft', 'tsh', 'hba1c', 'vitb12', 'na', 'k', 'ca', 'pt'];
const isTestCode = (word: string): boolean => CODES.includes(word);
const read = (text: string, answers: Readonly<Record<number, QuickPart>> = {}) =>
  parseQuickLine(text, { isTestCode, answers });

const NOTHING = {
  asked: [],
  phone: '',
  title: '',
  name: '',
  sex: null,
  age: '',
  tests: [],
  doctor: '',
  agency: '',
  discount: null,
  payments: [],
  isStat: false,
};

test('the line of the specification of the counter', () => {
  expect(read('9876543210 mr ravi kumar 34 cbc lft dr mehta 10% upi')).toMatchObject({
    ...NOTHING,
    phone: '9876543210',
    title: 'Mr.',
    sex: 'M',
    name: 'ravi kumar',
    age: '34',
    tests: ['cbc', 'lft'],
    doctor: 'mehta',
    discount: { kind: 'percent', percent: 10 },
    payments: [{ mode: 'BHIM UPI', amount: null }],
  });
});

describe('a line', () => {
  it.each([
    ['', {}],
    ['9876543210', { phone: '9876543210' }],
    ['+919876543210 smt asha', { phone: '+919876543210', title: 'Smt.', sex: 'F', name: 'asha' }],
    [
      '9876543210 cbc tsh cash',
      { phone: '9876543210', tests: ['cbc', 'tsh'], payments: [{ mode: 'Cash', amount: null }] },
    ],
    ['ravi 34 m cbc', { name: 'ravi', age: '34', sex: 'M', tests: ['cbc'] }],
    ['b/o asha 3d f tsh', { title: 'B/O', name: 'asha', age: '3d', sex: 'F', tests: ['tsh'] }],
    [
      'dr meher daruwala 45 f hba1c',
      { title: 'Dr.', name: 'meher daruwala', age: '45', sex: 'F', tests: ['hba1c'] },
    ],
    [
      'mr x 34 cbc dr meher daruwala lft',
      { title: 'Mr.', sex: 'M', name: 'x', age: '34', tests: ['cbc', 'lft'], doctor: 'meher daruwala' },
    ],
    [
      'mr x 34 cbc dr mehta via city care 24x7 lft',
      {
        title: 'Mr.',
        sex: 'M',
        name: 'x',
        age: '34',
        tests: ['cbc', 'lft'],
        doctor: 'mehta',
        agency: 'city care 24x7',
      },
    ],
    ['ravi via 34 cbc', { name: 'ravi via', age: '34', tests: ['cbc'] }],
    [
      'mr x 34 cbc disc 50 cash 200 upi',
      {
        title: 'Mr.',
        sex: 'M',
        name: 'x',
        age: '34',
        tests: ['cbc'],
        discount: { kind: 'amount', amount: 5_000 },
        payments: [
          { mode: 'Cash', amount: 20_000 },
          { mode: 'BHIM UPI', amount: null },
        ],
      },
    ],
    [
      'mr x 34 cbc ₹50 card stat',
      {
        title: 'Mr.',
        sex: 'M',
        name: 'x',
        age: '34',
        tests: ['cbc'],
        discount: { kind: 'amount', amount: 5_000 },
        payments: [{ mode: 'Card', amount: null }],
        isStat: true,
      },
    ],
    ["o'brien ज़ोया ३४ f cbc", { name: "o'brien ज़ोया", age: '34', sex: 'F', tests: ['cbc'] }],
    ['mr cash patel 34 cbc', { title: 'Mr.', sex: 'M', name: 'cash patel', age: '34', tests: ['cbc'] }],
    ['mr x 34 vitb12 HBA1C', { title: 'Mr.', sex: 'M', name: 'x', age: '34', tests: ['vitb12', 'HBA1C'] }],
  ])('%s', (text, said) => {
    const { words: _, parts: __, ...line } = read(text);
    expect(line).toEqual({ ...NOTHING, ...said });
  });
});

describe('what could be two things is asked', () => {
  it.each([
    ['mr ca sharma 34', 'ca', ['name', 'test']],
    ['mr x 34 cbx', 'cbx', ['test', 'doctor', 'name', 'skip']],
    ['mr x 34 cbc dr pt', 'pt', ['doctor', 'test']],
    ['mr x 34 cbc dr mehta na', 'na', ['doctor', 'test']],
    ['mr ravi m 34', 'm', ['sex', 'name']],
    ['mr x 34 cbc 50', '50', ['discount', 'skip']],
    ['9876543210 mr x 9876543211', '9876543211', ['skip']],
    ['mr x 34 cbc 10% 5%', '5%', ['skip']],
    ['mr x 34 cbc dr a dr b', 'dr', ['skip', 'name']],
    ['mr x 34 cbc @@', '@@', ['skip', 'test']],
  ])('in “%s” of %s', (text, word, choices) => {
    expect(read(text).asked).toMatchObject([{ word, choices }]);
  });

  it('and settled by an answer, which the words after it follow', () => {
    expect(read('mr ca sharma 34 cbc', { 1: 'name' })).toMatchObject({
      asked: [],
      name: 'ca sharma',
      tests: ['cbc'],
    });
    expect(read('mr x 34 cbc mehta 10%', { 4: 'doctor' })).toMatchObject({ asked: [], doctor: 'mehta' });
    expect(read('mr x 34 cbc foo', { 4: 'skip' })).toMatchObject({ asked: [], tests: ['cbc'] });
  });
});

const NAMES = ['ravi', 'asha', "o'brien", 'ज़ोया', 'kumar', 'pandit', 'mehta', 'daruwala'];
const somebody = fc.record({
  phone: fc.option(fc.stringMatching(/^[6-9]\d{9}$/u), { nil: '' }),
  title: fc.constantFrom('', 'mr', 'mrs', 'smt', 'b/o'),
  name: fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 }),
  age: fc.oneof(fc.integer({ min: 1, max: 120 }).map(String), fc.constantFrom('6m', '12d', '4h', '2y3m')),
  tests: fc.uniqueArray(fc.constantFrom('cbc', 'lft', 'tsh', 'hba1c', 'vitb12'), { minLength: 1 }),
  doctor: fc.array(fc.constantFrom(...NAMES), { maxLength: 2 }),
  percent: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
  mode: fc.constantFrom('', 'upi', 'cash', 'card', 'gpay'),
  isStat: fc.boolean(),
});

test('whoever is written as a line is read from it, with nothing asked', () => {
  fc.assert(
    fc.property(somebody, ({ phone, title, name, age, tests, doctor, percent, mode, isStat }) => {
      const line = [
        phone,
        title,
        ...name,
        age,
        ...tests,
        ...(doctor.length === 0 ? [] : ['dr', ...doctor]),
        percent === null ? '' : `${percent}%`,
        isStat ? 'stat' : '',
        mode,
      ].join(' ');
      const said = read(line);
      expect(said).toMatchObject({ asked: [], phone, age, tests, isStat });
      expect(said.name).toBe(name.join(' '));
      expect(said.doctor).toBe(doctor.join(' '));
      expect(said.title.toLowerCase().replace('.', '')).toBe(title);
      expect(said.discount).toEqual(percent === null ? null : { kind: 'percent', percent });
      expect(said.payments).toHaveLength(mode === '' ? 0 : 1);
    }),
  );
});

const word = fc.oneof(
  fc.constantFrom(
    ...CODES,
    ...NAMES,
    'dr',
    'mr',
    'upi',
    'cash',
    'disc',
    'stat',
    'm',
    '34',
    '10%',
    '₹50',
    '9876543210',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);

test('every word of any text becomes one part or one question, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 14 }), (typed) => {
      const text = typed.join(' ');
      const line = read(text);
      expect(line.words).toEqual(text.split(/\s+/u).filter((one) => one !== ''));
      expect(line.parts).toHaveLength(line.words.length);
      expect(line.asked.map(({ at }) => at)).toEqual(
        line.parts.flatMap((part, at) => (part === null ? [at] : [])),
      );
      for (const part of line.parts) expect([...QUICK_PARTS, null]).toContain(part);
      for (const { choices } of line.asked) expect(choices.length).toBeGreaterThan(0);
    }),
  );
});

test('answers to every question leave none', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 10 }), (typed) => {
      const text = typed.join(' ');
      const answers: Record<number, QuickPart> = {};
      for (let round = 0; round <= typed.length * 9; round += 1) {
        const [question] = read(text, answers).asked;
        if (question === undefined) return;
        answers[question.at] = question.choices.at(-1) ?? 'skip';
      }
      expect(read(text, answers).asked).toEqual([]);
    }),
  );
});

test('a word that the user cannot give is asked and only left out', () => {
  const line = parseQuickLine('mr x 34 cbc 10% via city upi', {
    isTestCode,
    withheld: ['discount', 'agency'],
  });
  expect(line).toMatchObject({ discount: null, agency: '', payments: [{ mode: 'BHIM UPI' }] });
  expect(line.asked).toMatchObject([
    { word: '10%', choices: ['skip'] },
    { word: 'via', choices: ['skip'] },
    { word: 'city' },
  ]);
});
