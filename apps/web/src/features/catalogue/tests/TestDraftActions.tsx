import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { catalogTexts } from './texts/catalog-texts.ts';
import { testDraftKeys } from './test-draft-keys.ts';
import { testDraftTexts } from './texts/test-draft-texts.ts';
import type { TestDraftState } from './use-test-draft.ts';

interface TestDraftActionsProps {
  readonly test: TestDetails;
  readonly editor: TestDraftState;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}

/** From a draft to the next version of a test, and whether the test is in use. */
export function TestDraftActions({ test, editor, isCompared, onCompare }: TestDraftActionsProps) {
  const t = useTexts(testDraftTexts);
  const words = useTexts(catalogTexts);
  const { version, draft, can } = test;
  const next = version + 1;
  return (
    <>
      {(['enable', 'disable'] as const)
        .filter((action) => can.includes(action))
        .map((action) => (
          <Button key={action} onClick={() => editor.step(action)}>
            {words(action)}
          </Button>
        ))}
      <Button
        shortcut={testDraftKeys.shortcuts.save}
        busy={editor.busy}
        off={editor.whyNotSave}
        onClick={editor.save}
      >
        {t('save')}
      </Button>
      {draft && (
        <Button aria-expanded={isCompared} onClick={onCompare}>
          {t('compare', { version })}
        </Button>
      )}
      <Button
        kind="primary"
        shortcut={testDraftKeys.shortcuts.publish}
        busy={editor.busy}
        off={editor.whyNotPublish}
        onClick={editor.publish}
      >
        {t('publish', { version: next })}
      </Button>
    </>
  );
}
