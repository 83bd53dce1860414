import { closeShift, countShift } from '@nidan/contract/counter/counter-endpoints';
import type { Counter, Shift } from '@nidan/contract/counter/counter-view';
import { countedPaise } from '@nidan/domain/counter/cash-count';
import { useState } from 'react';
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { toast } from '../../kernel/ui/toast.ts';
import { CloseFields, type Closing, closingFault } from './CloseFields.tsx';
import { CountFields, countOf, type TypedCount, typedOf } from './CountFields.tsx';
import styles from './Counter.module.css';
import { counterKeys } from './counter-keys.ts';
import { counterTexts } from './counter-texts.ts';
import { PanelFeet } from './PanelFeet.tsx';
import { useCounterChange } from './use-counter-change.ts';

interface OpenShiftPanelProps {
  readonly shift: Shift;
  readonly people: Counter['people'];
  readonly onClosed: (shift: Shift) => void;
}

/** The blind count of an open shift and, once it is saved, what it should be and the hand-over. */
export function OpenShiftPanel({ shift, people, onClosed }: OpenShiftPanelProps) {
  const t = useTexts(counterTexts);
  const [typed, setTyped] = useState<TypedCount>(() => typedOf(shift.count));
  const [closing, setClosing] = useState<Closing>({
    float: String(shift.floatPaise / 100),
    handTo: '',
    reason: '',
    note: '',
  });
  const [isTried, setTried] = useState(false);
  const count = useCounterChange(countShift);
  const close = useCounterChange(closeShift, (closed) => {
    toast({ type: 'SUCCESS', msg: t('done', { amount: `₹${rupees(closed.handedPaise ?? 0)}` }) });
    onClosed(closed);
  });
  const { shiftId, version, countedPaise: counted, expectedPaise: expected } = shift;
  const typedCount = countOf(typed);
  const isSaved = counted !== null && typedCount !== null && countedPaise(typedCount) === counted;
  const saveCount = (): void => {
    if (typedCount === null || count.isPending) return;
    close.reset();
    count.mutate({ body: { shiftId, version, count: { ...typedCount, notes: { ...typedCount.notes } } } });
  };
  const submit = (): void => {
    setTried(true);
    if (counted === null || expected === null || closingFault(closing, { counted, expected }) !== null)
      return;
    const { reason, note, handTo, float } = closing;
    close.mutate({
      body: {
        shiftId,
        version,
        expectedPaise: expected,
        floatLeftPaise: Number(float) * 100,
        handTo,
        ...(reason === '' ? {} : { differenceReason: reason }),
        note,
      },
    });
  };
  useShortcuts(counterKeys, { save: saveCount });
  const act = isSaved ? submit : saveCount;
  const action = isSaved ? t('close') : t(counted === null ? 'saveCount' : 'countAgain');
  return (
    <Panel
      label={t('countTitle')}
      title={t('countTitle')}
      sub={t('countHint')}
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
        {isSaved && expected !== null && (
          <CloseFields
            closing={closing}
            money={{ counted, expected }}
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
