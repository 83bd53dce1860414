import type { BillView } from '@nidan/contract/money/bills/bill-view';
import type { RefundCause } from '@nidan/domain/money/refund-rule';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import styles from '../bills/BillScreen.module.css';
import { ruleOfLine } from './money-after-refund.ts';
import { refundTexts } from './texts/refund-texts.ts';
import { useMoneyStateLabel } from '../bills/use-money-state-label.ts';

interface RefundLinesProps {
  readonly lines: BillView['lines'];
  readonly cause: RefundCause;
  readonly picked: readonly string[];
  readonly onPick: (lineId: string) => void;
}

/** Lines of a bill with what each gives back by the state of its tests; those that give nothing say why. */
export function RefundLines({ lines, cause, picked, onPick }: RefundLinesProps) {
  const t = useTexts(refundTexts);
  const stateLabel = useMoneyStateLabel();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('input')?.focus(), []);
  return (
    <ul ref={list} aria-label={t('tests')}>
      {lines.map((line) => {
        const rule = ruleOfLine(line, cause);
        const may = rule === 'whole' || rule === 'lessHandling';
        const isPicked = may && picked.includes(line.lineId);
        const state = stateLabel(billTest.stateOf(line.state));
        return (
          <li key={line.lineId} className={isPicked ? `${styles.pick} ${styles.picked}` : styles.pick}>
            {may ? (
              <Checkbox label={line.name} checked={isPicked} onChange={() => onPick(line.lineId)} />
            ) : (
              <Icon name="lock" size={14} />
            )}
            <b>{line.code}</b>
            <span className="cut muted">{t(rule, { state })}</span>
            <Money paise={line.netPaise} />
          </li>
        );
      })}
    </ul>
  );
}
