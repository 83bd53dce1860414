import { setTestCost } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateGridRow } from '@nidan/contract/catalogue/rates/rate-view';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Rates.module.css';
import { ratesTexts } from './texts/rates-texts.ts';
import { typedPrice } from './prices/typed-price.ts';
import { SHOWS_RATES } from './prices/use-price-draft.ts';

interface TestCostProps {
  readonly test: RateGridRow;
  readonly cost: NonNullable<RateGridRow['cost']>;
}

/** What the test costs the lab itself, for all lists. */
export function TestCost({ test: { testId, code }, cost: { costPaise, version } }: TestCostProps) {
  const t = useTexts(ratesTexts);
  const stored = costPaise === null ? '' : String(costPaise / PAISE_PER_RUPEE);
  const [text, setText] = useState(stored);
  const save = useApiMutation(setTestCost, {
    outdates: SHOWS_RATES,
    onDone: () => toast({ type: 'SUCCESS', msg: t('costSaved', { test: code }) }),
  });
  const said = typedPrice(text);
  const isFine = said.is === 'none' || (said.is === 'price' && !said.isFree);
  const submit = (): void => {
    if (!isFine || text === stored || save.isPending) return;
    save.mutate({ body: { testId, version, costPaise: said.is === 'price' ? said.pricePaise : null } });
  };
  return (
    <div className={styles.cost}>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <TextField
        label={t('cost')}
        value={text}
        inputMode="numeric"
        maxLength={12}
        error={isFine ? save.error?.at('costPaise') : t('notNumber', { text })}
        onChange={setText}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
      <Button busy={save.isPending} off={isFine && text !== stored ? null : t('nothing')} onClick={submit}>
        {t('saveCost')}
      </Button>
    </div>
  );
}
