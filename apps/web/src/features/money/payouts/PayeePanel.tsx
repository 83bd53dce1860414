import { makePayout } from '@nidan/contract/money/payouts/payout-endpoints';
import type { PayeeView } from '@nidan/contract/money/payouts/payout-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useLabSetting, useRight, useZone } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { slabsText } from './payee-draft.ts';
import { PayeeDialog } from './PayeeDialog.tsx';
import { payoutKeys } from './payout-keys.ts';
import styles from '../../../kernel/ui/Pane.module.css';
import { payoutTexts } from './texts/payout-texts.ts';
import { usePayoutChange } from './use-payout-change.ts';

/** One payee: account, tax and rules, and the next payout. */
export function PayeePanel({ payee }: { readonly payee: PayeeView | null }) {
  const t = useTexts(payoutTexts);
  if (payee === null) {
    return (
      <Panel label={t('payeePanel')}>
        <EmptyState kind="nothing" icon="finance" title={t('pickPayee')} />
      </Panel>
    );
  }
  return (
    <Panel label={t('payeePanel')} title={payee.name} sub={t(payee.kind)}>
      <Account key={payee.payeeId} payee={payee} />
      <Section title={t('rules')}>
        <dl className={styles.facts}>
          {payee.rules.flatMap(({ ruleId, of, slabs, mode }) => [
            <dt key={ruleId}>{of ?? t('everything')}</dt>,
            <dd key={`${ruleId} =`}>
              {slabsText(slabs)}
              {mode === 'marginal' && `, ${t('marginal')}`}
            </dd>,
          ])}
        </dl>
      </Section>
    </Panel>
  );
}

function Account({ payee }: { readonly payee: PayeeView }) {
  const t = useTexts(payoutTexts);
  const [dialog, setDialog] = useState<'change' | 'make' | null>(null);
  const isAllowed = useLabSetting('referralPayouts');
  const mayChange = useRight('finance', PERMISSION.update) && isAllowed;
  const mayMake = useRight('finance', PERMISSION.create) && isAllowed;
  const make = (): void => setDialog('make');
  const close = (): void => setDialog(null);
  useShortcuts(payoutKeys, { make: mayMake ? make : undefined });
  const why = isAllowed ? t('needsRight') : t('forbidden');
  const facts = [
    ['account', `${payee.accountName}, ${payee.accountNo}, ${payee.ifsc}`],
    ['tdsSection', payee.tdsSection ?? t('withSalary')],
    ['pan', payee.pan ?? (payee.tdsSection === null ? '' : t('noPan'))],
    ['territory', payee.territory ?? ''],
    ['since', showDay(payee.since)],
    ['paidTo', payee.paidTo === null ? '' : showDay(payee.paidTo)],
  ] as const;
  return (
    <Section title={t('account')}>
      <dl className={styles.facts}>
        {facts.flatMap(([key, value]) =>
          value === '' ? [] : [<dt key={key}>{t(key)}</dt>, <dd key={`${key} =`}>{value}</dd>],
        )}
      </dl>
      <div className={styles.buttons}>
        <Button
          kind="primary"
          shortcut={payoutKeys.shortcuts.make}
          off={mayMake ? undefined : why}
          onClick={make}
        >
          {t('make')}
        </Button>
        <Button off={mayChange ? undefined : why} onClick={() => setDialog('change')}>
          {t('changePayee')}
        </Button>
      </div>
      {dialog === 'change' && <PayeeDialog payee={payee} onSaved={close} onClose={close} />}
      {dialog === 'make' && <MakeDialog payee={payee} onClose={close} />}
    </Section>
  );
}

function MakeDialog({ payee, onClose }: { readonly payee: PayeeView; readonly onClose: () => void }) {
  const t = useTexts(payoutTexts);
  const today = calendarDateIn(useZone(), useNow(60_000));
  const [payoutId] = useState(newId);
  const [toDay, setToDay] = useState<string | null>(today);
  const { payeeId, name } = payee;
  const making = usePayoutChange(makePayout, ({ totalPaise }) => {
    toast({ type: 'SUCCESS', msg: t('made', { name, amount: rupeesAndPaise(totalPaise) }) });
    onClose();
  });
  const submit = (): void => {
    if (toDay === null || making.isPending) return;
    making.mutate({ body: { payoutId, payeeId, toDay } });
  };
  return (
    <FormDialog
      title={t('makeOf', { name })}
      action={t('make')}
      busy={making.isPending}
      refusal={making.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <MaskedDate
        label={t('toDay')}
        value={toDay}
        today={today}
        error={toDay === null ? t('needed') : undefined}
        onChange={({ value, complete }) => setToDay(complete ? value : null)}
        onEnter={submit}
      />
    </FormDialog>
  );
}
