import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { useEffect, useRef } from 'react';
import { changePreferences, usePreferences } from '../../../../kernel/store/preferences.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { BY_HAND, machineChoices } from './measured-on.ts';
import styles from './MeasuredOn.module.css';
import { entryTexts } from '../texts/entry-texts.ts';

interface MeasuredOnProps {
  readonly tests: readonly Pick<WorksheetTest, 'test' | 'parameters'>[];
  /** How often a save has waited for the answer; each time the first open question gets the focus. */
  readonly asked: number;
}

/** On which of several machines the typed values were measured; the last choice at this counter stands until another is made. */
export function MeasuredOn({ tests, asked }: MeasuredOnProps) {
  const t = useTexts(entryTexts);
  const { choices: chosen } = usePreferences();
  const choices = machineChoices(tests);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  if (choices.length === 0) return null;
  return (
    <div ref={box} className={styles.choices} data-region>
      {choices.map(({ key, machines, tests: names }) => (
        <SelectField
          key={key}
          label={choices.length === 1 ? t('measuredOn') : t('testMeasuredOn', { tests: names.join(', ') })}
          value={chosen[key] ?? ''}
          error={asked > 0 && chosen[key] === undefined ? t('sayMachineFirst') : undefined}
          options={[
            { value: '', label: t('sayMachine'), disabled: true },
            ...machines.map(({ machineId, name }) => ({ value: machineId, label: name })),
            { value: BY_HAND, label: t('byHand') },
          ]}
          onChange={(said) => changePreferences({ choices: { ...chosen, [key]: said } })}
        />
      ))}
    </div>
  );
}
