import { SELECT_MODES, type SelectMode } from '@nidan/domain/enumerations/catalogue-filters';
import { type ChoosableRows, rowsOfMode } from '@nidan/domain/search/rows-of-mode';
import { kernelTexts } from '../text/kernel-texts.ts';
import { useTexts } from '../text/use-texts.ts';
import { MenuButton } from './overlays/MenuButton.tsx';
import { Icon } from './values/Icon.tsx';

interface SelectModeMenuProps<Row> extends ChoosableRows<Row> {
  readonly onChoose: (rows: readonly Row[]) => void;
}

const WORDS = {
  SINGLE: 'selectSingle',
  ALL: 'selectAllRows',
  SELECTED: 'selectSelected',
  COMPLETE_ONLY: 'selectComplete',
} as const satisfies Record<SelectMode, string>;

/** Which rows of a list the buttons of its bar act on, each choice with how many they are. */
export function SelectModeMenu<Row>({ onChoose, ...list }: SelectModeMenuProps<Row>) {
  const t = useTexts(kernelTexts);
  const modes = Object.keys(SELECT_MODES) as SelectMode[]; // as: its keys are the modes
  return (
    <MenuButton
      items={modes.map((mode) => {
        const rows = rowsOfMode(mode, list);
        return {
          key: mode,
          label: t('someRows', { what: t(WORDS[mode]), count: rows.length }),
          checked: mode === 'SELECTED',
          off: rows.length === 0 ? t('noMatch') : undefined,
          onPick: () => onChoose(rows),
        };
      })}
    >
      {t('select')}
      <Icon name="down" size={12} />
    </MenuButton>
  );
}
