import type { RevisionView } from '@nidan/contract/lab/reports/report-view';
import { useSession, useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Readers } from './Readers.tsx';
import styles from './RevisionList.module.css';
import { reportTexts } from './texts/report-texts.ts';
import { RevisionStatusChip } from './RevisionStatusChip.tsx';

interface RevisionListProps {
  readonly revisions: readonly RevisionView[];
  /** The one on the screen; null for the preview. */
  readonly shown: RevisionView | null;
  readonly onPick: (revision: RevisionView | null) => void;
}

/** Every revision, latest first, and the report as it stands now; the one on the screen is told in full. */
export function RevisionList({ revisions, shown, onPick }: RevisionListProps) {
  const t = useTexts(reportTexts);
  return (
    <ol className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.pick}
          aria-current={shown === null ? 'true' : undefined}
          onClick={() => onPick(null)}
        >
          <Icon name="eye" size={14} />
          {t('asItStands')}
          <span className="sp" />
          <span className="muted">{t('notReleased')}</span>
        </button>
        {shown === null && <p className={`${styles.body} muted`}>{t('asItStandsText')}</p>}
      </li>
      {revisions.map((revision) => (
        <li key={revision.reportId}>
          <button
            type="button"
            className={styles.pick}
            aria-current={revision === shown ? 'true' : undefined}
            onClick={() => onPick(revision)}
          >
            <b>{t('revision', { revision: revision.revision })}</b>
            {revision === revisions[0] && <span className="muted">{t('latest')}</span>}
            <span className="sp" />
            <RevisionStatusChip status={revision.status} />
          </button>
          {revision === shown && <RevisionBody revision={revision} />}
        </li>
      ))}
    </ol>
  );
}

function RevisionBody({ revision }: { readonly revision: RevisionView }) {
  const t = useTexts(reportTexts);
  const zone = useZone();
  const { releasedAt, releasedBy, reason, pages, snapshotHash } = revision;
  return (
    <div className={styles.body}>
      <p>
        {t('releasedBy', { at: showShort(releasedAt, zone), who: releasedBy })}
        {pages !== null && <span className="muted">, {t('pageCount', { count: pages })}</span>}
      </p>
      {reason !== null && <p>{t('because', { reason })}</p>}
      <Changes revision={revision} />
      <h3>{t('whoHadIt')}</h3>
      <Readers revision={revision} />
      <p className={styles.hash} title={snapshotHash}>
        {t('seal', { hash: snapshotHash })}
      </p>
    </div>
  );
}

function Changes({ revision: { changes, status } }: { readonly revision: RevisionView }) {
  const t = useTexts(reportTexts);
  const { isDemoUser } = useSession();
  if (changes.length === 0) {
    // From a demo user the values are withheld.
    return status === 'AMENDED' && !isDemoUser ? <p className="muted">{t('noChange')}</p> : null;
  }
  return (
    <>
      <h3>{t('changed')}</h3>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('investigation')}</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('isNow')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ investigation, was, isNow, effect }) => (
            <tr key={investigation}>
              <td>{investigation}</td>
              <td>
                <del>{was}</del>
              </td>
              <td>
                <b>{isNow}</b>
                <br />
                <span className="muted">{effect}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
