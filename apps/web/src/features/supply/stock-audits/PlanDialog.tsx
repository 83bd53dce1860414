import { planStockAudit } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { ABC_CLASSES, type AbcClass } from '@nidan/domain/inventory/stock-count';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { storeOptions } from '../indents/indent-words.ts';
import { OUTDATED_BY_AUDIT } from './audit-words.ts';
import { auditCountTexts } from './texts/audit-count-texts.ts';

interface PlanDialogProps {
  readonly onSaved: (auditId: string) => void;
  readonly onClose: () => void;
}

const ALL = 'all';
const WORDS = { A: 'classA', B: 'classB', C: 'classC' } as const satisfies Readonly<Record<AbcClass, string>>;

/** Plans the count of a store. */
export function PlanDialog({ onSaved, onClose }: PlanDialogProps) {
  const t = useTexts(auditCountTexts);
  const zone = useZone();
  const [today] = useState(() => calendarDateIn(zone, new Date()));
  const stores = (useApiQuery(listStores, {}).data?.stores ?? []).filter(
    (one) => one.isEnabled && !one.isRoad,
  );
  const [auditId] = useState(newId);
  const [picked, setPicked] = useState('');
  const [day, setDay] = useState<{ readonly value: string | null; readonly complete: boolean }>({
    value: today,
    complete: true,
  });
  const [worth, setWorth] = useState<AbcClass | typeof ALL>(ALL);
  const [note, setNote] = useState('');
  const storeId = picked || (stores[0]?.storeId ?? '');
  const plan = useApiMutation(planStockAudit, {
    outdates: OUTDATED_BY_AUDIT,
    onDone: ({ audit }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { number: audit.number }) });
      onSaved(audit.auditId);
    },
  });
  const submit = (): void => {
    if (storeId === '' || day.value === null || !day.complete) return;
    const classes = worth === ALL ? [] : [worth];
    plan.mutate({
      body: { auditId, storeId, scheduledOn: day.value, categories: [], classes, itemIds: [], note },
    });
  };
  return (
    <FormDialog
      title={t('plan')}
      action={t('plan')}
      busy={plan.isPending}
      refusal={plan.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField label={t('store')} value={storeId} options={storeOptions(stores)} onChange={setPicked} />
      <MaskedDate label={t('day')} value={day.value} today={today} onChange={setDay} />
      <SelectField
        label={t('classes')}
        value={worth}
        options={[
          { value: ALL, label: t('allClasses') },
          ...ABC_CLASSES.map((one) => ({ value: one, label: t(WORDS[one]) })),
        ]}
        onChange={setWorth}
      />
      <TextField label={t('note')} value={note} maxLength={300} onChange={setNote} />
    </FormDialog>
  );
}
