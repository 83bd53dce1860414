import type { Shift, ShiftCheck } from '@nidan/contract/money/counter/counter-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { hasRight, useSession } from '../../../kernel/session/session.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import styles from './BeforeClosing.module.css';
import { beforeClosingTexts } from './texts/before-closing-texts.ts';
import { linkOfCheck } from './check-links.ts';
import { counterKeys } from './counter-keys.ts';
import { useHeldCount } from './use-held-count.ts';

/** What waits for the bank, or for another person, moves on by itself; the rest is for whoever closes. */
const WAITS: readonly ShiftCheck['kind'][] = ['orders', 'advances', 'refunds', 'approvals'];

const OPEN_WORDS = {
  references: 'openReferences',
  orders: 'openOrders',
  advances: 'openAdvances',
  unpaid: 'openUnpaid',
  refunds: 'openRefunds',
  approvals: 'openApprovals',
} as const satisfies Record<ShiftCheck['kind'], string>;

/** What should be looked at before an open shift is closed: what is well with its count, what is not with where it is seen. */
export function BeforeClosing({ shift }: { readonly shift: Shift }) {
  const t = useTexts(beforeClosingTexts);
  const session = useSession();
  const held = useHeldCount();
  const section = useRef<HTMLElement>(null);
  const isOwn = !shift.can.includes('countFor');
  const isOpen = shift.checks.some(({ open }) => open > 0) || (isOwn && held !== null && held > 0);
  useShortcuts(counterKeys, {
    look: isOpen ? () => section.current?.querySelector('a')?.focus() : undefined,
  });
  if (shift.checks.length === 0) return null;
  return (
    <section ref={section} className={styles.checks} aria-labelledby="before-closing" data-region>
      <h2 id="before-closing">{t('title')}</h2>
      <ul>
        {shift.checks.map((check) => (
          <CheckLine
            key={check.kind}
            check={check}
            to={linkOfCheck(check, shift, (module) => hasRight(session, module, PERMISSION.read))}
          />
        ))}
        {isOwn && held !== null && (
          <Line
            icon={held === 0 ? 'tick' : 'warn'}
            text={held === 0 ? t('noneHeld') : t('held', { count: held })}
            to={held === 0 ? null : hashOf('register')}
            end={t('heldCount', { count: held })}
          />
        )}
        <CashLine shift={shift} />
      </ul>
    </section>
  );
}

function CheckLine({ check, to }: { readonly check: ShiftCheck; readonly to: string | null }) {
  const t = useTexts(beforeClosingTexts);
  const { kind, looked, open, openPaise, bill } = check;
  if (open === 0) {
    return (
      <Line
        icon="tick"
        text={t(kind)}
        to={null}
        end={looked === 0 ? '' : t('of', { done: looked, all: looked })}
      />
    );
  }
  const words = t(OPEN_WORDS[kind], { count: open });
  const amount = `₹ ${rupees(openPaise)}`;
  const text =
    bill === null ? t('sum', { words, amount }) : t('sumOfBill', { words, labNo: bill.labNo, amount });
  const waits = WAITS.includes(kind);
  return (
    <Line
      icon={waits ? 'clock' : 'warn'}
      text={text}
      to={to}
      end={waits ? t('moves') : t('of', { done: looked - open, all: looked })}
    />
  );
}

function CashLine({ shift: { countedPaise: counted, expectedPaise: expected } }: { readonly shift: Shift }) {
  const t = useTexts(beforeClosingTexts);
  if (counted === null || expected === null) return null;
  const amount = `₹ ${rupees(Math.abs(counted - expected))}`;
  if (counted === expected) return <Line icon="tick" text={t('cashRight')} to={null} end={t('counted')} />;
  const text = counted < expected ? t('cashShort', { amount }) : t('cashOver', { amount });
  return <Line icon="warn" text={text} to={null} end={t('reasonNeeded')} />;
}

interface LineProps {
  readonly icon: Extract<IconName, 'tick' | 'warn' | 'clock'>;
  readonly text: string;
  readonly to: string | null;
  readonly end: string;
}

function Line({ icon, text, to, end }: LineProps) {
  return (
    <li className={icon === 'tick' ? styles.well : styles.open}>
      <Icon name={icon} />
      {to === null ? <span>{text}</span> : <a href={to}>{text}</a>}
      <span className="muted t12">{end}</span>
    </li>
  );
}
