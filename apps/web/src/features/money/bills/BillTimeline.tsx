import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from './BillScreen.module.css';
import { billTexts } from './texts/bill-texts.ts';
import { timelineOf } from './event-words.ts';

/** What happened to a bill and its parts, oldest first. */
export function BillTimeline({ bill }: { readonly bill: BillView }) {
  const t = useTexts(billTexts);
  const zone = useZone();
  const start = showDate(bill.createdAt, zone);
  return (
    <section className={styles.part} aria-labelledby="bill-timeline">
      <h2 id="bill-timeline">{t('timeline')}</h2>
      <ol className={styles.timeline}>
        {timelineOf(bill, t).map(({ key, at, by, words }) => (
          <li key={key}>
            <time dateTime={at} title={showDate(at, zone)}>
              {showDate(at, zone) === start ? '' : `${showDate(at, zone).slice(0, 5)} `}
              {showTime(at, zone)}
            </time>
            <i />
            <span className="cut" title={words}>
              {words}
            </span>
            <em>{by}</em>
          </li>
        ))}
      </ol>
    </section>
  );
}
