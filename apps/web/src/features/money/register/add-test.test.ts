import { describe, expect, test } from 'vitest';
import { addLine, countRuns } from '../bills/lines/add-line.ts';
import { addTest, removeTest, withProblem } from './add-test.ts';
import { testForm, testLine, testPackage } from './test-line.ts';

const cbc = testLine('CBC');
const crp = testLine('CRP');
const fever = testPackage('FEVB', [cbc, crp]);

describe('a test on the bill', () => {
  test('is added at the end', () => {
    expect(addTest(testForm(), crp).lines.map(({ code }) => code)).toEqual(['CBC', 'CRP']);
  });

  test('leaves the form as it is when it is there already', () => {
    const form = testForm();
    expect(addTest(form, cbc)).toBe(form);
  });

  test.each([
    ['a package with a test that is there', [cbc], fever],
    ['a test that is in a package', [fever], cbc],
    ['a package that shares a test', [testPackage('HEALTH', [cbc])], fever],
  ])('is refused for %s', (_, lines, added) => {
    expect(addLine(lines, added)).toEqual({ ok: false, message: 'Test CBC is on the bill twice' });
    const form = addTest(testForm({ lines }), added);
    expect(form.lines).toEqual(lines);
    expect(form.testProblems).toEqual([
      { text: added.code, msg: `${added.code}: Test CBC is on the bill twice` },
    ]);
  });

  test('is taken off again', () => {
    expect(removeTest(testForm(), cbc.testId).lines).toEqual([]);
    expect(removeTest(testForm(), crp.testId).lines).toEqual([cbc]);
  });
});

test('tests are counted once however many lines run them', () => {
  expect(countRuns([fever, testLine('LFT')])).toBe(3);
});

describe('a text that was typed ahead', () => {
  const form = withProblem(testForm(), { text: 'crp', msg: 'first' });

  test('stands once, with the latest message', () => {
    expect(withProblem(form, { text: 'crp', msg: 'second' }).testProblems).toEqual([
      { text: 'crp', msg: 'second' },
    ]);
  });

  test('is settled by a test of that code or name, not by another', () => {
    expect(addTest(form, crp).testProblems).toEqual([]);
    expect(addTest(form, testLine('LFT')).testProblems).toHaveLength(1);
  });
});
