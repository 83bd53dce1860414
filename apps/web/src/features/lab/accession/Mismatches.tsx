import { hashOf } from '../../../kernel/route/hash-route.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { accessionTexts } from './texts/accession-texts.ts';
import { isHarmless, type MismatchKind, mismatchKind } from './mismatch-kind.ts';
import { mismatchWords } from './mismatch-words.ts';
import styles from './Mismatches.module.css';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import type { ScanEntry, ScanRefusal } from '../scanning/scan-log.ts';
import { stepsOf } from '../scanning/VerdictTile.tsx';

interface MismatchesProps {
  /** Scans that failed and are open, the newest first. */
  readonly entries: readonly ScanEntry[];
  readonly onDismiss: (entry: ScanEntry) => void;
  readonly onSendAgain: (entry: ScanEntry) => void;
  readonly onAcceptOld: (entry: ScanEntry) => void;
  readonly onReject: (entry: ScanEntry) => void;
}

/** Failed scans until somebody has dealt with them, each with its next step. */
export function Mismatches({ entries, ...steps }: MismatchesProps) {
  const t = useTexts(accessionTexts);
  return (
    <section className={styles.mismatches} aria-label={t('mismatches')} data-region>
      <header className={styles.head}>
        <h2>{t('mismatches')}</h2>
        {entries.length > 0 && <span className={styles.count}>{t('open', { count: entries.length })}</span>}
      </header>
      {entries.length === 0 ? (
        <p className={`muted t13 ${styles.none}`}>{t('noMismatches')}</p>
      ) : (
        <ul className={`scroll ${styles.list}`}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.refusal && <Mismatch entry={entry} refusal={entry.refusal} {...steps} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type MismatchProps = Omit<MismatchesProps, 'entries'> & {
  readonly entry: ScanEntry;
  readonly refusal: ScanRefusal;
};

function Mismatch({ entry, refusal, onDismiss, onSendAgain, onAcceptOld, onReject }: MismatchProps) {
  const t = useTexts(accessionTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const { sample, code, at } = entry;
  const kind = mismatchKind(refusal);
  const harmless = isHarmless(kind);
  const { title, text } = mismatchWords(t, refusal);
  const lastSteps = sample ? stepsOf(sample, zone, t).slice(-1) : [];
  const details = [...lastSteps, whose(entry, text)].filter((part) => part !== '').join('. ');
  return (
    <article className={`${styles.mismatch} ${harmless ? styles.harmless : ''}`}>
      <header>
        <Icon name={harmless ? 'warn' : 'error'} />
        <b>{title}</b>
        <span className="sp" />
        <span className="t12 muted">{showDateTime(at, zone).slice(11)}</span>
      </header>
      {text && <p>{text}</p>}
      {details !== '' && <p>{details}</p>}
      <div className={styles.steps}>
        {kind === 'notCollected' && sample && (
          <Button onClick={() => go('collect', { bill: sample.labNo, since: 'all' })}>
            {t('openCollect')}
          </Button>
        )}
        {kind === 'notReceived' && (
          <a className="ui-button" href={hashOf('accession')}>
            {t('openMain')}
          </a>
        )}
        {kind === 'tooOld' && <Button onClick={() => onAcceptOld(entry)}>{t('acceptOld')}</Button>}
        {sample?.can.includes('reject') && !harmless && (
          <Button kind="danger-outline" onClick={() => onReject(entry)}>
            {shared('rejectAction')}
          </Button>
        )}
        {(kind === 'noAnswer' || kind === 'refused') && (
          <Button onClick={() => onSendAgain(entry)}>{t('sendAgain')}</Button>
        )}
        <Button
          kind={harmless ? 'plain' : 'bare'}
          aria-label={`${dismissWord(kind)} ${code}`}
          onClick={() => onDismiss(entry)}
        >
          {dismissWord(kind)}
        </Button>
      </div>
    </article>
  );

  function dismissWord(of: MismatchKind): string {
    return of === 'unknown' || of === 'otherDepartment' ? t('setAside') : t('dismiss');
  }
}

/** The patient and the code, unless the words before name it already. */
function whose({ sample, code }: ScanEntry, text: string | null): string {
  const parts = [sample?.patient.fullName, text?.includes(code) ? undefined : code];
  return parts.filter((part) => part !== undefined).join(', ');
}
