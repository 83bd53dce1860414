import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { addLine } from '../bills/lines/add-line.ts';
import type { BillForm } from './bill-form.ts';
import { typeLineDiscount } from '../bills/lines/line-discount.ts';

/**
 * The form with a test on the bill, or with the reason why it is not; the same form when that very test is there already.
 * It settles what was typed ahead for it.
 */
export function addTest(form: BillForm, test: TestView): BillForm {
  if (form.lines.some(({ testId }) => testId === test.testId)) return form;
  const added = addLine(form.lines, test);
  const names = [test.code, test.name].map((name) => name.toLowerCase());
  const open = form.testProblems.filter(
    ({ text }) => !names.some((name) => name.includes(text.toLowerCase())),
  );
  if (added.ok) return { ...form, lines: added.lines, testProblems: open };
  return withProblem(
    { ...form, testProblems: open },
    { text: test.code, msg: `${test.code}: ${added.message}` },
  );
}

/** The form with a note on a test that was typed and is not on the bill; a text stands once. */
export function withProblem(form: BillForm, problem: BillForm['testProblems'][number]): BillForm {
  return {
    ...form,
    testProblems: [...form.testProblems.filter(({ text }) => text !== problem.text), problem],
  };
}

/** The form without a line. */
export function removeTest(form: BillForm, testId: string): BillForm {
  const cleared = typeLineDiscount(form, testId, '');
  return { ...cleared, lines: form.lines.filter((line) => line.testId !== testId) };
}
