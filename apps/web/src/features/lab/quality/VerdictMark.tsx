import type { QcVerdict } from '@nidan/domain/quality/quality-state';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from './Quality.module.css';
import { VERDICT_WORDS } from './quality-words.ts';
import { qualityTexts } from './texts/quality-texts.ts';

/** What the rules said, by shape and word: a dot, an open triangle, a filled diamond. */
export function VerdictMark({
  verdict,
  rules,
}: {
  readonly verdict: QcVerdict;
  readonly rules: readonly string[];
}) {
  const t = useTexts(qualityTexts);
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <svg width="12" height="12" viewBox="-7 -7 14 14" aria-hidden="true">
        <VerdictShape verdict={verdict} />
      </svg>
      {rules.length > 0 ? rules.join(', ') : t(VERDICT_WORDS[verdict])}
    </span>
  );
}

/** The shape of a verdict around the origin, about 12 px wide. */
export function VerdictShape({ verdict }: { readonly verdict: QcVerdict }) {
  if (verdict === 'in') return <circle r="3" fill="var(--trace)" />;
  if (verdict === 'warning')
    return <path d="M0-6 6 5H-6Z" fill="var(--paper)" stroke="var(--delta)" strokeWidth="1.8" />;
  return <path d="M0-6 6 0 0 6-6 0Z" fill="var(--danger)" />;
}
