import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { accessionTexts } from '../accession/texts/accession-texts.ts';
import { Barcode } from './Barcode.tsx';
import { isHarmless, mismatchKind } from '../accession/mismatch-kind.ts';
import { verdictWord } from '../accession/mismatch-words.ts';
import { nameAlone } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import type { ScanEntry, ScanLog } from './scan-log.ts';
import styles from './SessionLog.module.css';

/** Rows that are drawn; the counts hold all. */
const SHOWN = 300;

/** Every scan of the session, the newest first. */
export function SessionLog({ log, onRestart }: { readonly log: ScanLog; readonly onRestart: () => void }) {
  const t = useTexts(accessionTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const { name } = useSession();
  const first = log.at(-1);
  return (
    <section className={styles.session}>
      <header className={styles.head}>
        <h2>{t('session')}</h2>
        <span className="muted t13 cut">
          {first ? t('since', { time: showTime(first.at, zone), name }) : name}
        </span>
        <span className="sp" />
        {first && (
          <Button kind="link" onClick={onRestart}>
            {t('startAnew')}
          </Button>
        )}
      </header>
      <Table
        label={t('sessionLabel')}
        headHidden
        rows={log.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'time',
            head: t('scanned'),
            width: 68,
            value: ({ at }) => showDateTime(at, zone).slice(11),
            cell: ({ at }) => <span className="muted">{showDateTime(at, zone).slice(11)}</span>,
          },
          {
            key: 'barcode',
            head: shared('barcode'),
            width: 106,
            cell: ({ code }) => <Barcode value={code} />,
          },
          {
            key: 'patient',
            head: shared('patient'),
            tip: ({ sample }) => sample?.patient.fullName ?? '',
            cell: ({ sample }) => sample && nameAlone(sample.patient),
          },
          {
            key: 'tube',
            head: shared('tube'),
            width: 74,
            cell: ({ sample }) =>
              sample && <TubeDot cap={sample.container.capColour}>{sample.container.capColour}</TubeDot>,
          },
          { key: 'verdict', head: t('title'), width: 106, cell: (entry) => <VerdictMark entry={entry} /> },
        ]}
        empty={<p className={`muted t13 ${styles.none}`}>{t('noScans')}</p>}
      />
    </section>
  );
}

interface Mark {
  readonly icon: IconName;
  readonly className: string | undefined;
}

function VerdictMark({ entry }: { readonly entry: ScanEntry }) {
  const t = useTexts(accessionTexts);
  const { icon, className } = markOf(entry);
  return (
    <span className={`${styles.verdict} ${className ?? ''}`}>
      <Icon name={icon} size={12} />
      {verdictWord(t, entry)}
    </span>
  );
}

function markOf({ verdict, refusal, solved }: ScanEntry): Mark {
  if (solved === 'rejected') return { icon: 'cross', className: styles.fail };
  if (refusal !== null && isHarmless(mismatchKind(refusal))) return { icon: 'undo', className: styles.seen };
  if (refusal !== null) return { icon: 'cross', className: styles.fail };
  if (verdict === 'undone') return { icon: 'undo', className: styles.seen };
  return verdict === 'accepted'
    ? { icon: 'tick', className: styles.pass }
    : { icon: 'clock', className: 'muted' };
}
