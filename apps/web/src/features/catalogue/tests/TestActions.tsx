import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { catalogKeys } from './catalog-keys.ts';
import { catalogTexts } from './texts/catalog-texts.ts';
import type { TestEditorState } from './use-test-editor.ts';

interface TestActionsProps {
  readonly test: TestDetails;
  readonly editor: TestEditorState;
}

/** What can be done with a test: its next version, and whether it is in use. */
export function TestActions({ test: { version, can }, editor }: TestActionsProps) {
  const t = useTexts(catalogTexts);
  return (
    <>
      <Button
        kind="primary"
        shortcut={catalogKeys.shortcuts.save}
        busy={editor.busy}
        off={editor.off}
        onClick={editor.save}
      >
        {t('save', { version: version + 1 })}
      </Button>
      {(['enable', 'disable'] as const)
        .filter((action) => can.includes(action))
        .map((action) => (
          <Button key={action} onClick={() => editor.step(action)}>
            {t(action)}
          </Button>
        ))}
    </>
  );
}
