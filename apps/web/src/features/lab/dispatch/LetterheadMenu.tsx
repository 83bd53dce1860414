import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { dispatchTexts } from './texts/dispatch-texts.ts';
import { chooseLetterhead, useLetterhead } from './letterhead.ts';

/** The paper in the printer: letterhead printed, or its place left blank. Kept for the session. */
export function LetterheadMenu() {
  const t = useTexts(dispatchTexts);
  const letterhead = useLetterhead();
  return (
    <MenuButton
      align="end"
      items={[
        {
          key: 'on',
          label: t('letterheadOnTip'),
          checked: letterhead === 'on',
          onPick: () => chooseLetterhead('on'),
        },
        {
          key: 'preprinted',
          label: t('letterheadOffTip'),
          checked: letterhead === 'preprinted',
          onPick: () => chooseLetterhead('preprinted'),
        },
      ]}
    >
      {t(letterhead === 'on' ? 'letterheadOn' : 'letterheadOff')}
      <Icon name="down" size={12} />
    </MenuButton>
  );
}
