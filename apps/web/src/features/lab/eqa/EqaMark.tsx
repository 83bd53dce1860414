import type { EqaVerdict } from '@nidan/domain/quality/eqa';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import styles from '../quality/Quality.module.css';
import { VerdictShape } from '../quality/VerdictMark.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';

const SHAPES = { ok: 'in', question: 'warning', fail: 'reject' } as const;

/** What a z says, by shape and word. */
export function EqaMark({ verdict }: { readonly verdict: EqaVerdict }) {
  const t = useTexts(eqaTexts);
  return (
    <span className={styles.verdict} data-verdict={SHAPES[verdict]}>
      <svg width="12" height="12" viewBox="-7 -7 14 14" aria-hidden="true">
        <VerdictShape verdict={SHAPES[verdict]} />
      </svg>
      {t(verdict)}
    </span>
  );
}
