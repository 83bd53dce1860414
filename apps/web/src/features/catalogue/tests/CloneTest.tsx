import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Suspense, useState } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { cloneTexts } from './texts/clone-texts.ts';

const CloneDialog = latePart(() => import('./CloneDialog.tsx'), 'CloneDialog');

/** Makes a new test of this one, for whoever may add tests. */
export function CloneTest({ test }: { readonly test: TestDetails }) {
  const t = useTexts(cloneTexts);
  const mayCreate = useRight('masters', PERMISSION.create);
  const [asked, setAsked] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('clone')}</Button>
      {asked && (
        <Suspense>
          <CloneDialog test={test} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
