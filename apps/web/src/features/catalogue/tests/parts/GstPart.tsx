import { MINUTE } from '@nidan/domain/time/durations';
import { setGstOfTest } from '@nidan/contract/catalogue/tests/gst-endpoint';
import { readTestDetails, type TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { GST_RATES } from '@nidan/domain/tax/gst-of-test';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useRight, useZone } from '../../../../kernel/session/session.ts';
import { showDay } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { MaskedDate } from '../../../../kernel/ui/fields/MaskedDate.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import { useTyped } from '../../../../kernel/ui/fields/use-typed.ts';
import styles from '../Catalog.module.css';
import { testExtraTexts } from '../texts/test-extra-texts.ts';

const EXEMPT = '';

/** The GST of a test by its periods, and the way to the next. */
export function GstPart({ test }: { readonly test: TestDetails }) {
  const t = useTexts(testExtraTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { periods } = test.gst;
  return (
    <Section title={t('gst')} end={<span className="t12 muted">{t('gstHint')}</span>}>
      <ol className={styles.versions}>
        {periods.map(({ fromDate, toDate, ratePercent }) => (
          <li key={fromDate ?? ''} className="t13">
            {ratePercent === null ? t('gstExempt') : t('gstOf', { rate: ratePercent })}{' '}
            <span className="muted">
              {fromDate !== null && t('gstFrom', { day: showDay(fromDate) })}{' '}
              {toDate !== null && t('gstTo', { day: showDay(toDate) })}
            </span>
          </li>
        ))}
      </ol>
      {mayUpdate && <NextGst test={test} />}
    </Section>
  );
}

interface GstForm {
  readonly rate: string;
  readonly from: string | null;
  readonly reason: string;
}

function NextGst({ test: { testId, gst } }: { readonly test: TestDetails }) {
  const t = useTexts(testExtraTexts);
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const empty: GstForm = { rate: EXEMPT, from: today, reason: '' };
  const { values: form, version, type, refused, forget } = useTyped(empty, gst.version);
  const [isWhole, setWhole] = useState(true);
  const save = useApiMutation(setGstOfTest, {
    outdates: [readTestDetails],
    onDone: () => toast({ type: 'SUCCESS', msg: t('gstSaved') }),
  });
  const fromDate = isWhole ? form.from : null;
  const isReady = fromDate !== null && form.reason.trim() !== '';
  const lay = (): void => {
    if (fromDate === null) return;
    const ratePercent = GST_RATES.find((rate) => String(rate) === form.rate) ?? null;
    const body = { testId, version, fromDate, ratePercent, reason: form.reason };
    save.mutate({ body }, { onSuccess: forget, onError: refused });
  };
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <div className={styles.actions}>
        <SelectField
          label={t('gstNext')}
          value={form.rate}
          error={save.error?.at('ratePercent')}
          options={[
            { value: EXEMPT, label: t('gstExempt') },
            ...GST_RATES.map((rate) => ({ value: String(rate), label: t('gstOf', { rate }) })),
          ]}
          onChange={(rate) => type({ rate })}
        />
        <MaskedDate
          label={t('gstFromDay')}
          value={form.from}
          today={today}
          error={save.error?.at('fromDate')}
          onChange={({ value, complete }) => {
            setWhole(complete && value !== null);
            type({ from: value });
          }}
        />
        <TextField
          label={t('gstReason')}
          value={form.reason}
          error={save.error?.at('reason')}
          onChange={(reason) => type({ reason })}
        />
        <Button busy={save.isPending} off={isReady ? null : t('giveReason')} onClick={lay}>
          {t('gstLay')}
        </Button>
      </div>
    </>
  );
}
