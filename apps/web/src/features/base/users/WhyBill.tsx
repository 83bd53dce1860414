import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import type { useWhyBill } from './use-why-bill.ts';
import { whyTexts } from './texts/why-texts.ts';

/** Asks for the bill, and the test of it, that a question is about. */
export function WhyBill({ bill }: { readonly bill: ReturnType<typeof useWhyBill> }) {
  const t = useTexts(whyTexts);
  return (
    <>
      <TextField
        label={t('labNo')}
        value={bill.typed}
        error={bill.isUnknown ? t('noBill') : undefined}
        onChange={bill.setTyped}
        onBlur={bill.look}
        onKeyDown={(event) => event.key === 'Enter' && bill.look()}
      />
      {bill.tests && (
        <SelectField
          label={t('test')}
          value={bill.billTestId}
          options={[
            { value: '', label: t('wholeBill') },
            ...bill.tests.map((test) => ({ value: test.bill_test_id, label: test.name })),
          ]}
          onChange={bill.setTest}
        />
      )}
    </>
  );
}
