import { openShift } from '@nidan/contract/money/counter/counter-endpoints';
import type { Counter } from '@nidan/contract/money/counter/counter-view';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { PanelFeet } from './PanelFeet.tsx';
import { useCounterChange } from './use-counter-change.ts';
import { wholeNumber } from './whole-number.ts';

/** Begins a shift with what is in the drawer, which is what the last person left there unless told. */
export function BeginPanel({ counter }: { readonly counter: Counter }) {
  const t = useTexts(counterTexts);
  const [typed, setTyped] = useState(String(counter.floatPaise / PAISE_PER_RUPEE));
  const begin = useCounterChange(openShift, () => toast({ type: 'SUCCESS', msg: t('begun') }));
  const float = wholeNumber(typed, null);
  const submit = (): void => {
    if (float === null || begin.isPending) return;
    begin.mutate({ body: { shiftId: newId(), floatPaise: float * PAISE_PER_RUPEE } });
  };
  return (
    <Panel
      label={t('beginTitle')}
      title={t('beginTitle')}
      feet={<PanelFeet action={t('begin')} busy={begin.isPending} refusal={begin.error} onDo={submit} />}
    >
      <div className={styles.form}>
        <p className="muted t13">{t('beginText')}</p>
        <NumberField
          label={t('floatField')}
          value={typed}
          maxLength={8}
          onChange={setTyped}
          error={float === null ? t('floatMissing') : undefined}
        />
      </div>
    </Panel>
  );
}
