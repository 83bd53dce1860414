import { MINUTE } from '@nidan/domain/time/durations';
import { addDelegation, listDelegates } from '@nidan/contract/people/approvals/delegation-endpoints';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import styles from './Approvals.module.css';
import { delegationKeys } from './delegation-keys.ts';
import { delegationTexts } from './texts/delegation-texts.ts';

const FEWEST = 3;

interface DelegationDialogProps {
  readonly outdates: NonNullable<Parameters<typeof useApiMutation>[1]>['outdates'];
  readonly onClose: () => void;
}

/** Names who answers for the caller, and for which days. */
export function DelegationDialog({ outdates = [], onClose }: DelegationDialogProps) {
  const t = useTexts(delegationTexts);
  const today = calendarDateIn(useZone(), useNow(MINUTE));
  const [delegationId] = useState(newId);
  const [toUserId, setTo] = useState('');
  const [fromDay, setFrom] = useState<string | null>(today);
  const [untilDay, setUntil] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const users = useApiQuery(listDelegates, {}).data?.users ?? [];
  const adding = useApiMutation(addDelegation, {
    outdates,
    onDone: ({ to }) => {
      toast({ type: 'SUCCESS', msg: t('added', { name: to }) });
      onClose();
    },
  });
  const submit = (): void => {
    setTried(true);
    const isWhole = toUserId !== '' && reason.trim().length >= FEWEST;
    if (!isWhole || fromDay === null || untilDay === null || adding.isPending) return;
    adding.mutate({ body: { delegationId, toUserId, fromDay, untilDay, reason: reason.trim() } });
  };
  const faultOf = (field: string, isMissing: boolean): string | undefined =>
    isTried && isMissing ? t('missing') : adding.error?.errors.find((one) => one.field === field)?.msg;
  useShortcuts(delegationKeys, { add: submit });
  return (
    <FormDialog
      title={t('create')}
      action={t('add')}
      shortcut={delegationKeys.shortcuts.add}
      busy={adding.isPending}
      refusal={adding.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted t13">{t('help')}</p>
      <SelectField
        label={t('toLabel')}
        value={toUserId}
        options={[
          { value: '', label: t('choose') },
          ...users.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        data-autofocus
        onChange={setTo}
        error={faultOf('toUserId', toUserId === '')}
      />
      <div className={styles.fields}>
        <MaskedDate
          label={t('firstDay')}
          value={fromDay}
          today={today}
          onChange={({ value, complete }) => setFrom(complete ? value : null)}
          error={faultOf('fromDay', fromDay === null)}
        />
        <MaskedDate
          label={t('lastDay')}
          value={untilDay}
          today={today}
          onChange={({ value, complete }) => setUntil(complete ? value : null)}
          error={faultOf('untilDay', untilDay === null)}
        />
      </div>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={500}
        onChange={setReason}
        error={isTried && reason.trim().length < FEWEST ? t('reasonShort') : undefined}
      />
    </FormDialog>
  );
}
