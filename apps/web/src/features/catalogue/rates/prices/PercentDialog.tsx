import { changeByPercentage } from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { PERCENT_CHANGE } from '@nidan/domain/rates/changed-by-percent';
import type { Period } from '@nidan/domain/rates/price-rules';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { showDay } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Dialog } from '../../../../kernel/ui/overlays/Dialog.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { PercentEffect } from './PercentEffect.tsx';
import { ratesTexts } from '../texts/rates-texts.ts';
import { typedPercent } from './typed-percent.ts';
import { SHOWS_RATES } from './use-price-draft.ts';

interface PercentDialogProps {
  readonly list: RateListView;
  readonly period: Period;
  /** The department that the grid shows; null for all. */
  readonly departmentId: string | null;
  readonly onClose: () => void;
}

/** Changes every price of a list by a percentage. */
export function PercentDialog({ list, period, departmentId, onClose }: PercentDialogProps) {
  const t = useTexts(ratesTexts);
  const [percent, setPercent] = useState('');
  const [isUnread, setUnread] = useState(false);
  const [reason, setReason] = useState('');
  const change = useApiMutation(changeByPercentage, {
    outdates: SHOWS_RATES,
    onDone: ({ changed }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { count: changed }) });
      onClose();
    },
  });
  const { rateListId, version, name } = list;
  const tried = typedPercent(percent);
  const submit = (): void => {
    setUnread(tried === null);
    if (change.isPending || tried === null) return;
    change.mutate({ body: { ...period, rateListId, version, percent: tried, departmentId, reason } });
  };
  return (
    <Dialog
      title={t('percentTitle', { list: name })}
      onClose={onClose}
      feet={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={change.isPending} onClick={submit}>
            {t('percentDo')}
          </Button>
        </>
      }
    >
      {change.error && <ErrorState kind="row" refusal={change.error} />}
      <p>{t('percentText', { day: showDay(period.from) })}</p>
      <TextField
        label={t('percentField')}
        value={percent}
        inputMode="decimal"
        data-autofocus
        error={isUnread ? t('notPercent', PERCENT_CHANGE) : change.error?.at('percent')}
        onChange={setPercent}
      />
      {tried !== null && (
        <PercentEffect
          rateListId={rateListId}
          percent={tried}
          from={period.from}
          departmentId={departmentId}
        />
      )}
      <TextField label={t('reason')} value={reason} error={change.error?.at('reason')} onChange={setReason} />
    </Dialog>
  );
}
