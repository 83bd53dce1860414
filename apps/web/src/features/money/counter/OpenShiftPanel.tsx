import {
  closeShift,
  closeShiftFor,
  countShift,
  countShiftFor,
} from '@nidan/contract/money/counter/counter-endpoints';
import type { Counter, Shift } from '@nidan/contract/money/counter/counter-view';
import { countedPaise } from '@nidan/domain/counter/cash-count';
import { useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { CloseFields, type Closing, closingFault } from './CloseFields.tsx';
import { CountFields, countOf, type TypedCount, typedOf } from './CountFields.tsx';
import styles from './Counter.module.css';
import { counterKeys } from './counter-keys.ts';
import { counterTexts } from './texts/counter-texts.ts';
import { PanelFeet } from './PanelFeet.tsx';
import { ShiftCounts } from './ShiftCounts.tsx';
import { useCounterChange } from './use-counter-change.ts';

/** Letters of a reason. */
const FEWEST = 3;

interface OpenShiftPanelProps {
  readonly shift: Shift;
  readonly people: Counter['people'];
  readonly onClosed: (shift: Shift) => void;
  readonly onBack?: () => void;
}

/** The blind count of an open shift, one's own or that of somebody absent; then what it should be and the hand-over. */
export function OpenShiftPanel({ shift, people, onClosed, onBack }: OpenShiftPanelProps) {
  const t = useTexts(counterTexts);
  const isOfOther = shift.can.includes('countFor');
  const mayClose = shift.can.includes('close') || shift.can.includes('closeFor');
  const [typed, setTyped] = useState<TypedCount>(() => (mayClose ? typedOf(shift.count) : {}));
  const [closing, setClosing] = useState<Closing>({
    float: String(shift.floatPaise / 100),
    handTo: '',
    reason: '',
    note: '',
    absence: '',
  });
  const [recountReason, setRecountReason] = useState('');
  const [isTried, setTried] = useState(false);
  const count = useCounterChange(isOfOther ? countShiftFor : countShift);
  const told = (closed: Shift): void => {
    toast({ type: 'SUCCESS', msg: t('done', { amount: `₹${rupees(closed.handedPaise ?? 0)}` }) });
    onClosed(closed);
  };
  const closeOwn = useCounterChange(closeShift, told);
  const closeFor = useCounterChange(closeShiftFor, told);
  const close = isOfOther ? closeFor : closeOwn;
  const { shiftId, version, countedPaise: counted, expectedPaise: expected } = shift;
  const typedCount = countOf(typed);
  const isSaved = mayClose && counted !== null && typedCount !== null && countedPaise(typedCount) === counted;
  const isRecount = mayClose && counted !== null && typedCount !== null && !isSaved;
  const why = recountReason.trim();
  const saveCount = (): void => {
    if (typedCount === null || count.isPending) return;
    setTried(true);
    if (isRecount && why.length < FEWEST) return;
    close.reset();
    count.mutate(
      {
        body: {
          shiftId,
          version,
          count: { ...typedCount, notes: { ...typedCount.notes } },
          ...(isRecount ? { reason: why } : {}),
        },
      },
      { onSuccess: () => setTried(false) },
    );
  };
  const submit = (): void => {
    setTried(true);
    if (counted === null || expected === null) return;
    if (closingFault(closing, { counted, expected, isOfOther }) !== null) return;
    const { reason, note, handTo, float, absence } = closing;
    const body = {
      shiftId,
      version,
      expectedPaise: expected,
      floatLeftPaise: Number(float) * 100,
      handTo,
      ...(reason === '' ? {} : { differenceReason: reason }),
      note,
    };
    if (isOfOther) closeFor.mutate({ body: { ...body, reason: absence.trim() } });
    else closeOwn.mutate({ body });
  };
  useShortcuts(counterKeys, { save: saveCount });
  const act = isSaved ? submit : saveCount;
  const action = isSaved ? t('close') : t(mayClose ? 'countAgain' : 'saveCount');
  return (
    <Panel
      label={t('countTitle')}
      title={isOfOther ? t('countFor', { name: shift.by }) : t('countTitle')}
      sub={t('countHint')}
      {...(onBack ? { onClose: onBack } : {})}
      feet={
        <PanelFeet
          action={action}
          text={isSaved ? t('closeText') : undefined}
          busy={count.isPending || close.isPending}
          refusal={count.error ?? close.error}
          onDo={act}
        />
      }
    >
      <div className={styles.form} data-count>
        <CountFields typed={typed} onType={(part) => setTyped((before) => ({ ...before, ...part }))} />
        <ShiftCounts shift={shift} />
        {isRecount && (
          <TextField
            label={t('recountReason')}
            value={recountReason}
            maxLength={200}
            onChange={setRecountReason}
            error={isTried && why.length < FEWEST ? t('recountMissing') : undefined}
          />
        )}
        {isSaved && expected !== null && (
          <CloseFields
            closing={closing}
            money={{ counted, expected, isOfOther }}
            people={people}
            isTried={isTried}
            onChange={(part) => setClosing((before) => ({ ...before, ...part }))}
          />
        )}
        {isSaved && close.error?.code === 'shift-moved' && (
          <Button onClick={saveCount} busy={count.isPending}>
            {t('countAgain')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
