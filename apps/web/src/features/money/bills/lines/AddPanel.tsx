import { addLines } from '@nidan/contract/money/bills/bill-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import { quotePrices } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { sayAtDesk } from '../../../../kernel/text/refusals/desk-texts.ts';
import { useEffect, useState } from 'react';
import { asRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useLabSetting, useSession } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { ActionPanel } from '../ActionPanel.tsx';
import { addTest, removeTest } from '../../register/add-test.ts';
import { addBody, onBillAlready } from './added-tests.ts';
import { hasDiscount } from '../../register/bill-body.ts';
import { type BillForm, EMPTY_FORM } from '../../register/bill-form.ts';
import styles from '../BillScreen.module.css';
import { billTexts } from '../texts/bill-texts.ts';
import { billTotals } from './bill-totals.ts';
import { fieldId } from '../../register/focus-path.ts';
import { settleLineDiscount, typeLineDiscount } from './line-discount.ts';
import { LineDiscount } from './LineDiscount.tsx';
import { moneyAfter } from '../money-after.ts';
import { MoneyAfterList } from '../MoneyAfterList.tsx';
import type { PanelProps } from '../panel-props.ts';
import { registerTexts } from '../../register/texts/register-texts.ts';
import { PriceMark } from '../../../catalogue/rates/prices/PriceMark.tsx';
import { findTests, meantTest } from '../../register/quick-line/resolve-typed.ts';
import { TestPicker } from '../../register/TestPicker.tsx';
import { useBillChange } from '../use-bill-change.ts';
import { withQuotes } from '../../register/with-quotes.ts';

const NO_CAP = { uptoAmount: null, maxPercent: null };

/** Adds tests to a saved bill, with what is then due. They go on tubes that are there, unless new ones are wanted. */
export function AddPanel({ bill, onClose }: PanelProps) {
  const t = useTexts(billTexts);
  const words = useTexts(registerTexts);
  const cap = useSession().lab.discountCap ?? NO_CAP;
  const [chosen, setForm] = useState<BillForm>(EMPTY_FORM);
  const quoted = useApiQuery(
    quotePrices,
    {
      query: {
        testIds: chosen.lines.map(({ testId }) => testId).join(','),
        client: bill.client,
        centreId: bill.location.locationId,
      },
    },
    { enabled: chosen.lines.length > 0 },
  );
  const form = withQuotes(chosen, quoted.data?.quotes ?? []);
  const asksReason = useLabSetting('discountReasonRequired');
  const [newTubes, setNewTubes] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => document.getElementById(fieldId('tests'))?.focus(), []);
  const change = useBillChange(addLines, ({ lines, samples, warnings }) => {
    toast({ type: 'SUCCESS', msg: t('addDone', { count: lines.length, labNo: bill.labNo }) });
    for (const { msg } of warnings) toast({ type: 'WARNING', msg });
    for (const { barcode, storedIn, testCodes } of samples) {
      if (storedIn === null) continue;
      const tests = testCodes.join(', ');
      toast({ type: 'WARNING', msg: t('addStored', { tests, barcode, position: storedIn }) });
    }
    onClose();
  });
  const { total, lineFault } = billTotals(form, cap);
  const asking = bill.consentGiven ? [] : form.lines.filter(({ consentNeeded }) => consentNeeded);
  const add = (test: TestView): void => {
    const twice = onBillAlready(bill, test);
    setProblem(twice ?? '');
    if (twice === null) setForm((now) => addTest(now, test));
  };
  const addTyped = async (text: string): Promise<void> => {
    try {
      const meant = meantTest(text, await findTests(text));
      if (meant.is === 'one') add(meant.item);
      else
        setProblem(
          meant.is === 'none' ? words('testNone', { text }) : words('testMany', { text, count: meant.count }),
        );
    } catch (thrown) {
      setProblem(asRefusal(thrown).msg);
    }
  };
  const off =
    form.lines.length === 0
      ? t('addNothing')
      : asking.length > 0 && !form.consentGiven
        ? t('addConsent')
        : asksReason && hasDiscount(form) && form.discountReason.trim() === ''
          ? sayAtDesk('discount-reason-missing')
          : lineFault?.msg;
  const said = [problem, ...form.testProblems.map(({ msg }) => msg), lineFault?.msg ?? ''].filter(Boolean);
  return (
    <ActionPanel
      title={t('addTitle')}
      action={t('addDo', { count: form.lines.length })}
      off={off}
      busy={change.isPending}
      refusal={change.error}
      onClose={onClose}
      onDo={() => {
        if (!change.isPending && off === undefined)
          change.mutate({ body: addBody({ bill, form, newTubes }) });
      }}
    >
      <ul aria-label={t('addTitle')}>
        {form.lines.map((line, at) => (
          <li key={line.testId} className={styles.added}>
            <b>{line.code}</b>
            <span className="cut">{line.name}</span>
            <PriceMark paise={line.pricePaise} rule={line.priceSource} />
            <LineDiscount
              code={line.code}
              typed={form.lineDiscounts[line.testId] ?? ''}
              paise={total.lines[at]?.discount ?? 0}
              isWrong={lineFault?.testId === line.testId}
              onChange={(typed) => setForm((now) => typeLineDiscount(now, line.testId, typed))}
              onLeave={() => setForm((now) => settleLineDiscount(now, line.testId, cap))}
            />
            <IconButton
              icon="cross"
              small
              label={words('removeTest', { code: line.code })}
              onClick={() => setForm((now) => removeTest(now, line.testId))}
            />
            {form.lineNotes[line.testId] && <em role="alert">{form.lineNotes[line.testId]}</em>}
          </li>
        ))}
      </ul>
      <TestPicker visits={[]} error={undefined} onAdd={add} onEarly={(text) => void addTyped(text)} />
      <div role="alert">
        {said.map((msg) => (
          <p key={msg} className="ui-error">
            <Icon name="warn" size={12} />
            {msg}
          </p>
        ))}
      </div>
      {hasDiscount(form) && (
        <TextField
          label={words('discountReason')}
          value={form.discountReason}
          maxLength={200}
          error={change.error?.at('discountReason')}
          onChange={(discountReason) => setForm((now) => ({ ...now, discountReason }))}
        />
      )}
      {asking.length > 0 && (
        <Checkbox
          checked={form.consentGiven}
          onChange={(consentGiven) => setForm((now) => ({ ...now, consentGiven }))}
        >
          {words('consent', { tests: asking.map(({ name }) => name).join(', ') })}
        </Checkbox>
      )}
      <Checkbox checked={newTubes} onChange={setNewTubes}>
        {t('addTubes')}
      </Checkbox>
      <MoneyAfterList after={moneyAfter(bill.dues, bill.dues.netPaise + total.net)} />
      <p>{t('addText')}</p>
    </ActionPanel>
  );
}
