import { MINUTE } from '@nidan/domain/time/durations';
import {
  type CircumstancesView,
  readCircumstances,
  recordCircumstances,
} from '@nidan/contract/lab/results/circumstances-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { api } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Dialog } from '../../../kernel/ui/overlays/Dialog.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { formOfCircumstances, PREGNANCY_ANSWERS, saidInForm } from './circumstances-form.ts';
import { circumstancesTexts } from './texts/circumstances-texts.ts';

interface CircumstancesDialogProps {
  readonly billId: string;
  readonly onClose: () => void;
}

/** Asks what the person of a bill says about fasting, pregnancy, size and birth. */
export function CircumstancesDialog({ billId, onClose }: CircumstancesDialogProps) {
  const t = useTexts(circumstancesTexts);
  const query = useApiQuery(readCircumstances, { query: { billId } }, { keepFormer: false });
  if (query.data !== undefined) return <CircumstancesFields stored={query.data} onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <QueryView query={query}>{() => null}</QueryView>
    </Dialog>
  );
}

/** Fields of a number beside each other, with what they are called in a request. */
const SIZES = ['height', 'weight', 'birthWeeks'] as const;
const SAID_AS = { height: 'heightCm', weight: 'weightKg', birthWeeks: 'birthWeeks' } as const;

interface FieldsProps {
  readonly stored: CircumstancesView;
  readonly onClose: () => void;
}

function CircumstancesFields({ stored, onClose }: FieldsProps) {
  const t = useTexts(circumstancesTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const [current, setCurrent] = useState(stored);
  const [form, setForm] = useState(() => formOfCircumstances(stored));
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const { billId, sex, version } = current;
  const saving = useApiMutation(recordCircumstances, {
    outdates: [listSamples, readCircumstances, readWorksheet],
    onReload: async () => setCurrent(await api(readCircumstances, { query: { billId } })),
    onDone: ({ changedTests, keptTests }) => {
      const told = [
        changedTests.length > 0 ? t('anew', { count: changedTests.length }) : '',
        keptTests.length > 0 ? t('kept', { tests: keptTests.join(', ') }) : '',
      ].filter((part) => part !== '');
      toast({ type: 'SUCCESS', msg: t('saved'), ...(told.length > 0 && { detail: told.join('. ') }) });
      onClose();
    },
  });
  const said = saidInForm(form);
  const fault = typeof said === 'string' ? said : open && form.pregnancy === 'byPeriod' ? 'lastPeriod' : null;
  const submit = (): void => {
    setTried(true);
    if (typeof said === 'string' || fault !== null || saving.isPending) return;
    saving.mutate({ body: { billId, version, ...said } });
  };
  return (
    <FormDialog
      title={t('title')}
      action={t('save')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted t13">{t('help')}</p>
      <NumberField
        label={t('hours')}
        hint={t('hoursHint')}
        data-autofocus
        maxLength={2}
        value={form.hours}
        onChange={(hours) => setForm({ ...form, hours })}
        error={tried && fault === 'hours' ? t('hoursWrong') : saving.error?.at('fastingHours')}
      />
      <div className="row">
        {SIZES.map((field) => (
          <NumberField
            key={field}
            label={t(field)}
            decimals={field !== 'birthWeeks'}
            maxLength={6}
            value={form[field]}
            onChange={(typed) => setForm({ ...form, [field]: typed })}
            error={tried && fault === field ? t(`${field}Wrong`) : saving.error?.at(SAID_AS[field])}
          />
        ))}
      </div>
      {sex === 'F' && (
        <SelectField
          label={t('pregnancy')}
          value={form.pregnancy}
          options={PREGNANCY_ANSWERS.map((value) => ({ value, label: t(value) }))}
          onChange={(pregnancy) => setForm({ ...form, pregnancy })}
          error={saving.error?.at('trimester')}
        />
      )}
      {sex === 'F' && form.pregnancy === 'byPeriod' && (
        <MaskedDate
          label={t('lastPeriod')}
          value={form.lastPeriod}
          today={calendarDateIn(zone, now)}
          onChange={({ value, complete }) => {
            setForm({ ...form, lastPeriod: value });
            setOpen(!complete);
          }}
          error={tried && fault === 'lastPeriod' ? t('periodMissing') : saving.error?.at('lastPeriod')}
        />
      )}
    </FormDialog>
  );
}
