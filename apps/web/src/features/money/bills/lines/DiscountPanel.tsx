import { sayFault } from '../../../../kernel/api/refusal-words.ts';
import { askForDiscount, discountBill } from '@nidan/contract/money/bills/bill-endpoints';
import { checkDiscountCap, discountLimitText, parseDiscount } from '@nidan/domain/money/discount';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useSession } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { NumberField } from '../../../../kernel/ui/fields/NumberField.tsx';
import { Segmented } from '../../../../kernel/ui/fields/Segmented.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { ActionPanel } from '../ActionPanel.tsx';
import styles from '../BillScreen.module.css';
import { billTexts } from '../texts/bill-texts.ts';
import { moneyAfter, totalUnder } from '../money-after.ts';
import { MoneyAfterList } from '../MoneyAfterList.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useBillChange } from '../use-bill-change.ts';

const FEWEST = 3;
const NO_CAP = { uptoAmount: null, maxPercent: null };

/** Replaces the discount on the whole bill, with what is then due or owed. */
export function DiscountPanel({ bill, onClose }: PanelProps) {
  const t = useTexts(billTexts);
  const cap = useSession().lab.discountCap ?? NO_CAP;
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState(bill.discountPercent === null ? '' : String(bill.discountPercent));
  const [reason, setReason] = useState(bill.discountReason ?? '');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const change = useBillChange(discountBill, () => {
    toast({ type: 'SUCCESS', msg: t('discountDone', { labNo: bill.labNo }) });
    onClose();
  });
  const asking = useBillChange(askForDiscount, (asked) => {
    toast({
      type: 'SUCCESS',
      msg: `${t('addedInRequest')}. ${t('discountAsked', { what: asked.what, labNo: bill.labNo })}`,
    });
    onClose();
  });
  const entry = typed.trim() === '' ? null : parseDiscount(kind === 'percent' ? `${typed.trim()}%` : typed);
  const total = entry === null ? null : totalUnder(bill.lines, entry);
  const over = overLimit();
  const fault = faultOf();
  const isShort = reason.trim().length < FEWEST;
  const isBusy = change.isPending || asking.isPending;
  const submit = (): void => {
    setTried(true);
    if (entry === null || fault !== null || isShort || isBusy) return;
    const value = entry.kind === 'percent' ? entry.percent : entry.amount;
    const discount = { kind: entry.kind, value };
    const body = { billId: bill.billId, version: bill.version, discount, reason: reason.trim() };
    if (over === null) change.mutate({ body });
    else asking.mutate({ body: { ...body, approvalId: newId() } });
  };
  return (
    <ActionPanel
      title={t('discountTitle')}
      action={over === null ? t('discountDo') : t('discountAsk')}
      busy={isBusy}
      refusal={change.error ?? asking.error}
      onDo={submit}
      onClose={onClose}
    >
      <div className={styles.value}>
        <Segmented
          label={t('discount')}
          labelHidden
          value={kind}
          options={[
            { value: 'percent', label: '%', title: t('percent') },
            { value: 'amount', label: '₹', title: t('rupees') },
          ]}
          onChange={setKind}
        />
        <NumberField
          label={t('discountValue')}
          decimals
          inputRef={field}
          value={typed}
          maxLength={9}
          onChange={setTyped}
          error={typed.trim() === '' && !isTried ? undefined : (fault ?? over ?? undefined)}
          hint={t('capText', { limit: discountLimitText(cap) })}
        />
      </div>
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={200}
        onChange={setReason}
        error={isTried && isShort ? t('reasonShort') : undefined}
      />
      {over !== null && <Note tone="info">{t('discountAskText')}</Note>}
      {total?.ok && <MoneyAfterList after={moneyAfter(bill.dues, total.net)} />}
    </ActionPanel>
  );

  function faultOf(): string | null {
    if (total === null) return t('discountMissing');
    return total.ok ? null : sayFault(total.fault);
  }

  /** What is said of a discount that another person must approve; null when none must. */
  function overLimit(): string | null {
    if (total === null || !total.ok) return null;
    // Less discount than somebody else gave is within anybody's limit.
    if (total.discount <= bill.dues.discountPaise) return null;
    const verdict = checkDiscountCap(total.discount, total.gross, cap);
    return verdict.ok ? null : sayFault(verdict.fault);
  }
}
