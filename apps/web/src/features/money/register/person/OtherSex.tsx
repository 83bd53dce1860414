import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { isOfOtherSex } from '@nidan/domain/catalogue/sex-of-test';
import type { Sex } from '@nidan/domain/people/sex';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { registerTexts } from '../texts/register-texts.ts';

/** The tests of a bill that are of the other sex than the person: the sex or the test is wrong. */
export function OtherSex({ lines, sex }: { readonly lines: readonly TestView[]; readonly sex: Sex | null }) {
  const t = useTexts(registerTexts);
  const doubted = lines.flatMap(({ sexed }) => sexed.filter((test) => isOfOtherSex(test, sex)));
  return (
    <div role="status">
      {doubted.map(({ code, name, forSex }) => (
        <Note key={code} tone="warn">
          {t(forSex === 'M' ? 'ofMen' : 'ofWomen', { code, name })}
        </Note>
      ))}
    </div>
  );
}
