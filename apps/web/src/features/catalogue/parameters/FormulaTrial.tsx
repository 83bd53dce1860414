import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { FormulaEffect, type TriedFormula } from './FormulaEffect.tsx';
import styles from './FormulaEffect.module.css';
import { fieldsOfParameter, type ParameterForm } from './parameter-form.ts';
import { parameterEditKeys } from './parameter-edit-keys.ts';
import { parameterEditTexts } from './texts/parameter-edit-texts.ts';

interface FormulaTrialProps {
  readonly parameter: ParameterDetails;
  readonly form: ParameterForm;
  /** Whether something in the form cannot be read. */
  readonly isUnread: boolean;
}

function isSame(one: TriedFormula, other: TriedFormula): boolean {
  return one.formula === other.formula && one.decimals === other.decimals && one.ucum === other.ucum;
}

/** Tries the typed formula on old results before it is saved; Alt+T. */
export function FormulaTrial({ parameter, form, isUnread }: FormulaTrialProps) {
  const t = useTexts(parameterEditTexts);
  const [tried, setTried] = useState<TriedFormula | null>(null);
  const { parameterId, kind } = parameter;
  const { formula, decimals, unit, ucum } = fieldsOfParameter(kind, form);
  const typed =
    formula === null || formula === parameter.formula ? null : { parameterId, formula, decimals, unit, ucum };
  const off = isUnread ? t('unread') : typed === null ? t('sameFormula') : null;
  const tryIt = (): void => {
    if (off === null) setTried(typed);
  };
  useShortcuts(parameterEditKeys, { try: off === null ? tryIt : undefined });
  return (
    <>
      <div className={styles.beside}>
        <Button shortcut={parameterEditKeys.shortcuts.try} off={off} onClick={tryIt}>
          {t('tryFormula')}
        </Button>
      </div>
      {tried !== null && typed !== null && (
        <FormulaEffect key={JSON.stringify(tried)} tried={tried} typedSince={!isSame(tried, typed)} />
      )}
    </>
  );
}
