import type { readSeal } from '@nidan/contract/base/audit/audit-endpoints';
import type { ChainBreak } from '@nidan/contract/base/audit/event-view';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { groupDigits } from '@nidan/domain/money/rupees';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from './Audit.module.css';
import { auditTexts } from './texts/audit-texts.ts';
import type { AuditT } from './change-words.ts';
import type { Verification } from './use-verify.ts';

function breakWords({ kind, from, to, eventIds }: ChainBreak, t: AuditT): string {
  if (from === null || to === null) return t('breakEvents', { kind, count: eventIds.length });
  return from === to ? t('breakAt', { kind, from }) : t('breakFrom', { kind, from, to });
}

interface SealStateProps {
  readonly seal: AnswerOf<typeof readSeal>;
  readonly verification: Verification | null;
}

/** How far the trail is sealed and what waits; after a check, that the chain is whole or where it is broken. */
export function SealState({ seal, verification }: SealStateProps) {
  const t = useTexts(auditTexts);
  const zone = useZone();
  const { last, waiting, proved: nightly } = seal;
  if (verification !== null && verification.breaks.length > 0) {
    const words = verification.breaks.map((found) => breakWords(found, t));
    return (
      <div className={styles.seal}>
        <Note tone="danger">
          <b>{t('broken', { count: verification.breaks.length })}</b> {words.join(', ')}
        </Note>
      </div>
    );
  }
  if (verification === null && nightly !== null && nightly.breaks > 0) {
    return (
      <div className={styles.seal}>
        <Note tone="danger">
          <b>{t('broken', { count: nightly.breaks })}</b>{' '}
          {t('foundAtNight', { at: showDateTime(nightly.at, zone) })}
        </Note>
      </div>
    );
  }
  const waits = waiting === 0 ? t('waitingNone') : t('waiting', { count: waiting });
  const proved =
    verification === null
      ? nightly && t('wholeAtNight', { seq: groupDigits(nightly.upto), at: showDateTime(nightly.at, zone) })
      : t(verification.isDone ? 'whole' : 'verifying', { seq: groupDigits(verification.upto) });
  return (
    <div className={styles.seal} aria-live="polite">
      <Note tone={last === null ? 'warn' : 'ok'} icon="shield">
        {last === null ? (
          t('neverSealed')
        ) : (
          <>
            <b>{t('sealed', { seq: groupDigits(last.seq) })}</b>{' '}
            {t('sealedAt', { at: showDateTime(last.sealedAt, zone) })}, {waits}.{' '}
            <code title={last.mark}>{last.mark.slice(0, 8)}</code>
          </>
        )}
        {proved && <> {proved}.</>}
      </Note>
    </div>
  );
}
