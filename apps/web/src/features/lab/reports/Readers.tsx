import type { RevisionView } from '@nidan/contract/lab/reports/report-view';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { dispatchTexts } from '../dispatch/texts/dispatch-texts.ts';
import { READER_WORDS, readerLines } from './reader-words.ts';
import styles from './Readers.module.css';

/** Who had a revision in hand, latest first, down to who released it. */
export function Readers({ revision }: { readonly revision: RevisionView }) {
  const t = useTexts(dispatchTexts);
  const zone = useZone();
  return (
    <ol className={styles.readers}>
      {readerLines(revision.seenBy).map(({ who, how, at, times }) => (
        <li key={`${how} ${at}`}>
          <span>
            {who} <span className="muted">{t(READER_WORDS[how])}</span>
            {times > 1 && <span className="muted"> × {times}</span>}
          </span>
          <span className="muted">{showShort(at, zone)}</span>
        </li>
      ))}
      <li>
        <span className="muted">{t('released', { who: revision.releasedBy })}</span>
        <span className="muted">{showShort(revision.releasedAt, zone)}</span>
      </li>
    </ol>
  );
}
