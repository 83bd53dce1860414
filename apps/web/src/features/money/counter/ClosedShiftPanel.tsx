import { confirmShift } from '@nidan/contract/money/counter/counter-endpoints';
import type { Shift } from '@nidan/contract/money/counter/counter-view';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { useState } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Counter.module.css';
import { counterTexts } from './texts/counter-texts.ts';
import { DifferenceChip } from './DifferenceChip.tsx';
import { PanelFeet } from './PanelFeet.tsx';
import { ShiftCounts } from './ShiftCounts.tsx';
import { showShiftSpan } from './show-shift-span.ts';
import { useCounterChange } from './use-counter-change.ts';
import { wholeNumber } from './whole-number.ts';

interface ClosedShiftPanelProps {
  readonly shift: Shift;
  readonly onBack: () => void;
}

/** What became of the money of a closed shift; whoever took it over counts it here. */
export function ClosedShiftPanel({ shift, onBack }: ClosedShiftPanelProps) {
  if (shift.can.includes('confirm')) return <ConfirmPanel shift={shift} onBack={onBack} />;
  return <HandedPanel shift={shift} onBack={onBack} />;
}

function HandedPanel({ shift, onBack }: ClosedShiftPanelProps) {
  const t = useTexts(counterTexts);
  const zone = useZone();
  const { countedPaise: counted, expectedPaise: expected, handedPaise, confirmedAt, confirmedPaise } = shift;
  const rows: (readonly [string, React.ReactNode])[] = [];
  if (counted !== null) rows.push([t('countSum'), <b key="counted">₹ {rupees(counted)}</b>]);
  if (counted !== null && expected !== null) {
    rows.push([
      t('expectedLine', { amount: rupees(expected) }),
      <DifferenceChip key="difference" counted={counted} expected={expected} />,
    ]);
  }
  if (shift.differenceReason !== null) rows.push([t('difference'), t(shift.differenceReason)]);
  if (shift.note !== '') rows.push([t('what'), shift.note]);
  if (shift.floatLeftPaise !== null) rows.push([t('floatStays'), rupees(shift.floatLeftPaise)]);
  if (handedPaise !== null) rows.push([t('handCash'), <b key="handed">₹ {rupees(handedPaise)}</b>]);
  if (shift.closedBy !== null) rows.push([t('closedFor'), <b key="closer">{shift.closedBy}</b>]);
  if (shift.closeReason !== null) rows.push([t('absence'), shift.closeReason]);
  if (shift.handedTo !== null) rows.push([t('to'), shift.handedTo]);
  if (confirmedPaise !== null && confirmedAt !== null) {
    const text = `${rupees(confirmedPaise)}, ${showShort(confirmedAt, zone)}`;
    rows.push([
      t('confirmed'),
      <StatusChip key="confirmed" tone={confirmedPaise === handedPaise ? 'ok' : 'warn'}>
        {text}
      </StatusChip>,
    ]);
  }
  if (shift.confirmReason !== null) rows.push([t('confirmReason'), shift.confirmReason]);
  return (
    <Panel label={t('handTitle')} title={t('handTitle')} sub={showShiftSpan(shift, zone)} onClose={onBack}>
      <dl className={styles.form}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.line}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.form}>
        <ShiftCounts shift={shift} />
      </div>
    </Panel>
  );
}

function ConfirmPanel({ shift, onBack }: ClosedShiftPanelProps) {
  const t = useTexts(counterTexts);
  const zone = useZone();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const confirm = useCounterChange(confirmShift, () => {
    toast({ type: 'SUCCESS', msg: t('confirmed') });
    onBack();
  });
  const counted = wholeNumber(typed, null);
  const asksReason = confirm.error?.code === 'hand-over-differs' || reason !== '';
  const submit = (): void => {
    if (counted === null || confirm.isPending) return;
    const { shiftId, version } = shift;
    const told = reason.trim() === '' ? {} : { reason: reason.trim() };
    confirm.mutate({ body: { shiftId, version, countedPaise: counted * PAISE_PER_RUPEE, ...told } });
  };
  return (
    <Panel
      label={t('confirmTitle')}
      title={t('confirmTitle')}
      onClose={onBack}
      feet={
        <PanelFeet action={t('confirm')} busy={confirm.isPending} refusal={confirm.error} onDo={submit} />
      }
    >
      <div className={styles.form}>
        <p className="muted t13">{t('confirmText', { name: shift.by, when: showShiftSpan(shift, zone) })}</p>
        <NumberField
          label={t('confirmField')}
          value={typed}
          maxLength={8}
          onChange={setTyped}
          error={typed !== '' && counted === null ? t('badPieces') : undefined}
        />
        {asksReason && (
          <TextField label={t('confirmReason')} value={reason} maxLength={200} onChange={setReason} />
        )}
      </div>
    </Panel>
  );
}
