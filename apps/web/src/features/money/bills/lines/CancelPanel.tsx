import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { cancelLines } from '@nidan/contract/money/bills/bill-endpoints';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { Money } from '../../../../kernel/ui/values/Money.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { Segmented } from '../../../../kernel/ui/fields/Segmented.tsx';
import { TextField } from '../../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { ActionPanel } from '../ActionPanel.tsx';
import styles from '../BillScreen.module.css';
import { billTexts } from '../texts/bill-texts.ts';
import { moneyWithout } from '../money-after.ts';
import { MoneyAfterList } from '../MoneyAfterList.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useBillChange } from '../use-bill-change.ts';
import { useMoneyStateLabel } from '../use-money-state-label.ts';

const WHY = ['whyPatient', 'whyFault', 'whyTwice'] as const;
const FEWEST = 3;

/** Cancels lines of a bill with a reason, after saying what money goes with them. */
export function CancelPanel({ bill, first, onClose }: PanelProps & { readonly first: string | null }) {
  const t = useTexts(billTexts);
  const [picked, setPicked] = useState<ReadonlySet<string>>(() => new Set(first === null ? [] : [first]));
  const [why, setWhy] = useState<(typeof WHY)[number] | ''>('');
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const change = useBillChange(cancelLines, ({ canceledTests, refundPaise }) => {
    const msg = t('cancelDone', { count: canceledTests.length, labNo: bill.labNo });
    const detail = refundPaise > 0 ? { detail: t('cancelRefund', { amount: rupees(refundPaise) }) } : {};
    toast({ type: 'SUCCESS', msg, ...detail });
    onClose();
  });
  const possible = bill.lines.filter(({ lineId, can }) => picked.has(lineId) && can.includes('cancel'));
  const ids = possible.map(({ lineId }) => lineId);
  const reason = [why === '' ? '' : t(why), words.trim()].filter((part) => part !== '').join(': ');
  const stateLabel = useMoneyStateLabel();
  const money = moneyWithout(bill, new Set(ids));
  const submit = (): void => {
    setTried(true);
    if (ids.length === 0 || reason.length < FEWEST || change.isPending) return;
    change.mutate({ body: { billId: bill.billId, version: bill.version, lineIds: ids, reason } });
  };
  return (
    <ActionPanel
      title={t('cancelTitle')}
      action={t('cancelDo', { count: ids.length })}
      destroys
      busy={change.isPending}
      refusal={change.error}
      onDo={submit}
      onClose={onClose}
    >
      <ul ref={list} aria-label={t('tests')}>
        {bill.lines.map((line) => {
          const isPicked = ids.includes(line.lineId);
          const may = line.can.includes('cancel');
          return (
            <li key={line.lineId} className={isPicked ? `${styles.pick} ${styles.picked}` : styles.pick}>
              {may ? (
                <Checkbox
                  label={line.name}
                  checked={isPicked}
                  onChange={() => {
                    const next = new Set(picked);
                    if (!next.delete(line.lineId)) next.add(line.lineId);
                    setPicked(next);
                  }}
                />
              ) : (
                <Icon name="lock" size={14} />
              )}
              <b>{line.code}</b>
              <span className="cut muted">
                {may ? line.name : t('cancelLocked', { state: stateLabel(billTest.stateOf(line.state)) })}
              </span>
              <Money paise={line.netPaise} />
            </li>
          );
        })}
      </ul>
      {isTried && ids.length === 0 && (
        <span className="ui-error" role="alert">
          <Icon name="error" size={12} />
          {t('cancelPick')}
        </span>
      )}
      <Segmented
        label={t('why')}
        value={why}
        options={WHY.map((value) => ({ value, label: t(value) }))}
        onChange={setWhy}
      />
      <TextField
        label={why === '' ? t('whyOwn') : t('whyMore')}
        value={words}
        maxLength={400}
        onChange={setWords}
        error={isTried && reason.length < FEWEST ? t('whyMissing') : undefined}
      />
      <MoneyAfterList after={money} outPaise={money.outPaise} withdrawnPaise={money.withdrawnPaise} />
      <p>{t('cancelText')}</p>
    </ActionPanel>
  );
}
