import { findTestByCode } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { sayAtDesk } from '../../../kernel/text/refusals/desk-texts.ts';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { api } from '../../../kernel/api/api.ts';
import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { addTest, withProblem } from './add-test.ts';
import type { BillForm } from './bill-form.ts';
import { registerTexts } from './texts/register-texts.ts';
import { findTests, meantTest } from './quick-line/resolve-typed.ts';
import type { Pending } from '../refunds/use-pending.ts';

/** Puts tests on the bill: picked ones, codes typed ahead of the server, and those of a former visit. */
export function useOrdering(
  update: (change: (form: BillForm) => BillForm) => void,
  { pending, onAdded }: { readonly pending: Pending; readonly onAdded: () => void },
) {
  const t = useTexts(registerTexts);
  const add = (test: TestView): void => {
    update((form) => {
      const next = addTest(form, test);
      if (next === form) toast({ type: 'INFO', msg: sayAtDesk('test-twice', { test: test.name }) });
      return next;
    });
    onAdded();
  };
  const note = (text: string, msg: string): void => update((form) => withProblem(form, { text, msg }));
  const failed = (text: string, thrown: unknown): void =>
    note(text, t('testFailed', { text, msg: asRefusal(thrown).msg }));
  const resolve = async (text: string): Promise<void> => {
    try {
      const meant = meantTest(text, await findTests(text));
      if (meant.is === 'one') add(meant.item);
      else
        note(
          text,
          meant.is === 'none' ? t('testNone', { text }) : t('testMany', { text, count: meant.count }),
        );
    } catch (thrown) {
      failed(text, thrown);
    }
  };
  const repeat = async ({ lines }: PatientVisit): Promise<void> => {
    const found = await Promise.all(
      lines.map(({ code }) =>
        api(findTestByCode, { query: { code } }).catch((thrown: unknown) => failed(code, thrown)),
      ),
    );
    const tests = found.filter((test) => test !== undefined);
    update((form) => tests.reduce(addTest, form));
    onAdded();
  };
  return {
    add,
    addTyped: (text: string) => pending.wait(resolve(text)),
    repeat: (visit: PatientVisit) => pending.wait(repeat(visit)),
  };
}
