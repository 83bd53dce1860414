import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { registerKeys } from '../register/register-keys.ts';
import { registerTexts } from '../register/texts/register-texts.ts';
import type { HeldBillsState } from '../register/use-held-bills.ts';

interface HeadActionsProps {
  readonly bills: HeldBillsState;
  readonly isEmpty: boolean;
  readonly onOpen: (dialog: 'quick' | 'held') => void;
  readonly onClear: () => void;
}

/** What can be done with the registration as a whole: typed as one line, put aside, cleared. */
export function HeadActions({ bills, isEmpty, onOpen, onClear }: HeadActionsProps) {
  const t = useTexts(registerTexts);
  return (
    <>
      <Button kind="bare" shortcut={registerKeys.shortcuts.quick} onClick={() => onOpen('quick')}>
        {t('quick')}
      </Button>
      {bills.held.length > 0 && (
        <Button kind="bare" shortcut={registerKeys.shortcuts.held} onClick={() => onOpen('held')}>
          {t('heldCount', { count: bills.held.length })}
        </Button>
      )}
      {!isEmpty && (
        <Button kind="bare" shortcut={registerKeys.shortcuts.hold} onClick={() => void bills.hold()}>
          {t('hold')}
        </Button>
      )}
      <Button onClick={onClear}>{t('clear')}</Button>
    </>
  );
}
