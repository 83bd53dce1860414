import { makeTransferRequest } from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { parseRupees } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { settlementTexts } from './texts/settlement-texts.ts';
import { useSettlementChange } from './use-settlement-change.ts';

const ENDS = ['from', 'to'] as const;

/** Asks to move cash from one place to another, such as a float. */
export function AskMoneyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(settlementTexts);
  const [paymentId] = useState(newId);
  const [chosen, setChosen] = useState({ from: '', to: '' });
  const [amount, setAmount] = useState('');
  const [purpose, setPurpose] = useState('');
  const [isTried, setTried] = useState(false);
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const ends = {
    from: chosen.from === '' ? (places[0]?.locationId ?? '') : chosen.from,
    to: chosen.to === '' ? (places[1]?.locationId ?? '') : chosen.to,
  };
  const asking = useSettlementChange(makeTransferRequest, onClose);
  const amountPaise = parseRupees(amount) ?? 0;
  const lacks = { amount: amountPaise === 0, purpose: purpose.trim().length < 3 };
  const submit = (): void => {
    setTried(true);
    if (lacks.amount || lacks.purpose || asking.isPending) return;
    const moved = { fromLocationId: ends.from, toLocationId: ends.to };
    asking.mutate({ body: { paymentId, ...moved, mode: 'Cash', isDraft: false, amountPaise, purpose } });
  };
  return (
    <FormDialog
      title={t('request')}
      action={t('request')}
      busy={asking.isPending}
      refusal={asking.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {ENDS.map((end) => (
        <SelectField
          key={end}
          label={t(end)}
          value={ends[end]}
          options={places.map(({ locationId, name }) => ({ value: locationId, label: name }))}
          onChange={(value) => setChosen({ ...chosen, [end]: value })}
        />
      ))}
      <NumberField
        label={t('amount')}
        value={amount}
        maxLength={9}
        error={isTried && lacks.amount ? t('needed') : undefined}
        onChange={setAmount}
      />
      <TextField
        label={t('purpose')}
        value={purpose}
        maxLength={200}
        error={isTried && lacks.purpose ? t('needed') : undefined}
        onChange={setPurpose}
      />
    </FormDialog>
  );
}
