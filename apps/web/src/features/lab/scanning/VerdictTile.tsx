import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { ReactNode } from 'react';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { accessionKeys } from '../accession/accession-keys.ts';
import { accessionTexts } from '../accession/texts/accession-texts.ts';
import { mismatchWords } from '../accession/mismatch-words.ts';
import { filledContainer, patientLine, refusals, testCodes } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';
import type { ScanEntry } from './scan-log.ts';
import styles from './VerdictTile.module.css';

interface VerdictTileProps {
  /** The last scan; null before the first. */
  readonly entry: ScanEntry | null;
  /** The tube as the list of those to come knows it, until the answer is here. */
  readonly expected: SampleView | null;
  /** Where an accepted tube goes. */
  readonly next: ReactNode;
  /** Present when the tube can be rejected. */
  readonly onReject: (() => void) | undefined;
}

type Look = 'none' | 'wait' | 'pass' | 'fail';

/** The verdict of the last scan, read from two metres away; it stands until the next scan. */
export function VerdictTile({ entry, expected, next, onReject }: VerdictTileProps) {
  const t = useTexts(accessionTexts);
  const shared = useTexts(samplesTexts);
  const zone = useZone();
  const look = lookOf(entry);
  const sample = entry?.sample ?? expected;
  const spoilt = sample === null ? '' : refusals(sample);
  const { title, text } = headOf(entry, t);
  return (
    <section className={`${styles.tile} ${styles[look]}`} role="status" aria-live="assertive">
      <Glyph look={look} />
      <p className={styles.verdict}>{title}</p>
      <div className={styles.words}>
        {text && <p className={styles.text}>{text}</p>}
        {entry && (
          <p className={styles.code}>
            {entry.code} <span>{showDateTime(entry.at, zone).slice(11)}</span>
          </p>
        )}
        {sample && <p className={`cut ${styles.who}`}>{patientLine(sample.patient)}</p>}
        {sample && entry?.verdict !== 'unanswered' && (
          <dl className={styles.facts}>
            <dt>{shared('tube')}</dt>
            <dd>
              <TubeDot cap={sample.container.capColour}>{filledContainer(shared, sample.container)}</TubeDot>
            </dd>
            {sample.tests.length > 0 && (
              <>
                <dt>{shared('tests')}</dt>
                <dd className="cut">{testCodes(sample)}</dd>
              </>
            )}
            {spoilt !== '' && (
              <>
                <dt>{t('refuseIf')}</dt>
                <dd className="cut" title={spoilt}>
                  {spoilt}
                </dd>
              </>
            )}
            {look === 'pass' && next && (
              <>
                <dt>{t('next')}</dt>
                <dd>
                  <b>{next}</b>
                </dd>
              </>
            )}
          </dl>
        )}
        {look === 'fail' && sample && !text && (
          <p className={`cut ${styles.history}`}>{stepsOf(sample, zone, t).join('. ')}</p>
        )}
      </div>
      {onReject && (
        <Button kind="danger-outline" shortcut={accessionKeys.shortcuts.reject} onClick={onReject}>
          {shared('rejectAction')}
        </Button>
      )}
    </section>
  );
}

type T = ReturnType<(typeof accessionTexts)['in']>;

function lookOf(entry: ScanEntry | null): Look {
  if (entry === null || entry.verdict === 'undone') return 'none';
  if (entry.verdict === 'checking') return 'wait';
  return entry.verdict === 'accepted' && entry.solved === null ? 'pass' : 'fail';
}

function headOf(entry: ScanEntry | null, t: T): { title: string; text: string | null } {
  if (entry === null) return { title: t('start'), text: t('startText') };
  if (entry.refusal !== null) return mismatchWords(t, entry.refusal);
  if (entry.verdict === 'checking') return { title: t('checking'), text: null };
  if (entry.verdict === 'undone') return { title: t('undone'), text: t('undoneText') };
  return { title: entry.solved === 'rejected' ? t('wordRejected') : t('accessioned'), text: null };
}

/** What happened to the tube so far: when it was collected, accessioned, received, and why it was rejected. */
export function stepsOf(sample: SampleView, zone: string, t: T): string[] {
  const { collectedAt, accessionedAt, deptAccessionedAt, rejectReason } = sample;
  const steps = [
    collectedAt && t('collectedAt', { time: showShort(collectedAt, zone) }),
    accessionedAt && t('accessionedAt', { time: showShort(accessionedAt, zone) }),
    deptAccessionedAt && t('receivedAt', { time: showShort(deptAccessionedAt, zone) }),
    rejectReason && t('reasonWas', { reason: rejectReason }),
  ];
  return steps.flatMap((step) => (step ? [step] : []));
}

const GLYPHS: Record<Look, ReactNode> = {
  none: <path d="M24 30v-8h9M55 22h9v8M64 58v8h-9M33 66h-9v-8M33 34v20M41 34v20M47 34v20M55 34v20" />,
  wait: <path d="M31 44h.1M44 44h.1M57 44h.1" strokeWidth="8" />,
  pass: <path d="m26 45 13 13 24-27" strokeWidth="7" />,
  fail: <path d="m30 30 28 28M58 30 30 58" strokeWidth="7" />,
};

function Glyph({ look }: { readonly look: Look }) {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 88 88"
      fill="none"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="44" cy="44" r="42" />
      {GLYPHS[look]}
    </svg>
  );
}
