import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { accessionTexts } from '../accession/texts/accession-texts.ts';
import { countScans, type ScanLog } from './scan-log.ts';
import { scanPace } from './scan-pace.ts';
import styles from './ScanNumbers.module.css';

const RENEW = 5_000;

/** Counts of the session, its pace, and how much of what is known to come is done. */
export function ScanNumbers({ log, toCome }: { readonly log: ScanLog; readonly toCome: number | null }) {
  const t = useTexts(accessionTexts);
  const now = useNow(RENEW);
  const { scanned, accepted, mismatches } = countScans(log);
  const latest = new Date(Math.max(now.getTime(), log[0]?.at.getTime() ?? 0));
  const pace = scanPace(
    log.map(({ at }) => at),
    latest,
  );
  const all = accepted + (toCome ?? 0);
  return (
    <dl className={styles.numbers}>
      <Figure name={t('scanned')} value={scanned} />
      <Figure name={t('accepted')} value={accepted} />
      <Figure name={t('mismatches')} value={mismatches} />
      <div>
        <dt>{t('pace')}</dt>
        <dd>
          {pace ?? '–'}
          {pace !== null && <span>{t('aMinute')}</span>}
        </dd>
      </div>
      {toCome !== null && all > 0 && (
        <div>
          <dt>{t('progress', { done: accepted, all })}</dt>
          <dd className={`ui-progress ${styles.progress}`}>
            <i style={{ width: `${(accepted / all) * 100}%` }} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
