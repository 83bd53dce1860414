import { countCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { useEffect, useRef } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './CriticalBell.module.css';
import { isHeardAnew, ringsOf, type Waiting } from './is-heard-anew.ts';
import { ring } from './ring.ts';
import { criticalTexts } from './texts/critical-texts.ts';

const LOOK_MS = 15_000;
const NOTHING: Waiting = { open: 0, escalated: 0, oldest: null };

/** How many critical values wait, on every screen: seen, said to readers, and heard when one comes, at 10 and 20 minutes, and when the clock sends one on. */
export function CriticalBell() {
  const t = useTexts(criticalTexts);
  const now = useNow(LOOK_MS);
  const { data } = useApiQuery(countCriticals, {}, { follows: ['BILL_TEST'] });
  const shown = useRef({ waiting: NOTHING, rings: 0 });
  useEffect(() => {
    if (data === undefined) return;
    const after = { waiting: data, rings: ringsOf(data, now) };
    if (isHeardAnew(shown.current, after)) ring();
    shown.current = after;
  }, [data, now]);
  const { open, escalated } = data ?? NOTHING;
  const words = [
    t('bell', { count: open }),
    ...(escalated > 0 ? [t('bellSent', { count: escalated })] : []),
  ].join(', ');
  return (
    <span role="alert">
      {open > 0 && (
        <a className={`app-tool ${styles.bell}`} href={hashOf('critical')} title={words} aria-label={words}>
          <Icon name={escalated > 0 ? 'warn' : 'phone'} />
          <b>{open}</b>
        </a>
      )}
    </span>
  );
}
