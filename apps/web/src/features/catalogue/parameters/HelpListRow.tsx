import { LONGEST_KEY } from '@nidan/domain/catalogue/help-key';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from '../tests/Catalog.module.css';
import { CHOICE_MARKS, type HelpRow } from './help-rows.ts';
import { helpListTexts } from './texts/help-list-texts.ts';

interface HelpListRowProps {
  readonly row: HelpRow;
  /** Its place, counted from 1. */
  readonly number: number;
  readonly fixed: boolean;
  readonly errors: { readonly value: string | undefined; readonly key: string | undefined };
  readonly onChange: (row: HelpRow) => void;
  readonly onRemove: () => void;
  /** Alt and an arrow move it, wherever in the row the focus is. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onUp: () => void;
}

const LONGEST_WORD = 80;

/** One word of a help list: its key, and how it counts. */
export function HelpListRow({ row, number, fixed, errors, onChange, ...props }: HelpListRowProps) {
  const t = useTexts(helpListTexts);
  const { value, key, mark, isOff, isDefault } = row;
  const name = value === '' ? String(number) : value;
  return (
    // The keys are those of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li onKeyDown={props.onKeyDown}>
      <button
        type="button"
        className={styles.handle}
        disabled={fixed}
        title={t('moveHint')}
        aria-label={t('move', { name, place: number })}
        onClick={props.onUp}
      >
        {number}
      </button>
      <TextField
        label={t('word', { number })}
        labelHidden
        value={value}
        readOnly={fixed}
        maxLength={LONGEST_WORD}
        error={errors.value}
        onChange={(text) => onChange({ ...row, value: text })}
      />
      <TextField
        label={t('keyOf', { name })}
        labelHidden
        value={key}
        readOnly={fixed}
        maxLength={LONGEST_KEY}
        placeholder={t('key')}
        error={errors.key}
        onChange={(text) => onChange({ ...row, key: text })}
      />
      <SelectField
        label={t('markOf', { name })}
        labelHidden
        value={mark}
        disabled={fixed}
        options={CHOICE_MARKS.map((one) => ({ value: one, label: t(one) }))}
        onChange={(next) => onChange({ ...row, mark: next })}
      />
      <Checkbox
        checked={isDefault}
        disabled={fixed || isOff || mark === 'critical'}
        onChange={(on) => onChange({ ...row, isDefault: on })}
      >
        {t('usual')}
      </Checkbox>
      <Checkbox checked={!isOff} disabled={fixed} onChange={(on) => onChange({ ...row, isOff: !on })}>
        {t('offered')}
      </Checkbox>
      {!fixed && <IconButton small icon="cross" label={t('remove', { name })} onClick={props.onRemove} />}
    </li>
  );
}
