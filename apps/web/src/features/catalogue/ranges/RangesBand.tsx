import type { RangeDraft } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import type { RangeProof } from '@nidan/domain/ranges/range-proof';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { catalogTexts } from '../tests/texts/catalog-texts.ts';
import { countByKind, FAULT_KINDS } from './fault-counts.ts';
import { rangeDeskTexts } from './texts/range-desk-texts.ts';
import styles from './Ranges.module.css';
import type { RuleMark } from './rules/rule-marks.ts';

interface RangesBandProps {
  readonly proof: RangeProof;
  readonly draft: RangeDraft | null;
  /** Rules that cannot be read. */
  readonly unread: number;
  /** Faults of rules by themselves. */
  readonly own: number;
  /** What is wrong at the first place that is to be mended. */
  readonly first: RuleMark['kind'] | null;
  readonly onGo: () => void;
}

/** The answer of the proof in a line: why the rules cannot go into use, or that nothing is wrong with them. */
export function RangesBand({ proof, draft, unread, own, first, onGo }: RangesBandProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const counts = countByKind(proof);
  const faults = [
    ...FAULT_KINDS.flatMap((kind) => (counts[kind] === 0 ? [] : [t(kind, { count: counts[kind] })])),
    ...(own === 0 ? [] : [t('ownFaults', { count: own })]),
    ...(unread === 0 ? [] : [t('notReadable', { count: unread })]),
  ];
  const byWriter = draft !== null && !draft.mayActivate ? [t('ownDraft')] : [];
  const sexes = [...new Set(proof.sets.flatMap(({ coverage }) => coverage.map(({ sex }) => c(`sex${sex}`))))];
  const proved = <span className="muted">{t('proved', { sexes: sexes.join(', ') })}</span>;
  const { withoutOthers, onlyConditional } = proof.notices;
  // They refuse nothing: values that no interval judges are looked at.
  const notices = [
    ...withoutOthers.map(({ fromDays, toDays }) =>
      t('withoutOthers', { from: showAgeLimit(fromDays), to: showAgeLimit(toDays) }),
    ),
    ...(onlyConditional ? [t('onlyConditional')] : []),
  ].map((notice) => (
    <span key={notice} className="muted">
      {notice}
    </span>
  ));
  if (faults.length === 0 && sexes.length === 0)
    return (
      <div className={styles.band}>
        <Note tone="info">{t('noRulesYet')}</Note>
      </div>
    );
  if (faults.length === 0)
    return (
      <div className={styles.band}>
        <Note tone="ok" end={proved}>
          <span>{c('covered')}</span>
          {notices}
          {byWriter.length > 0 && <span className="muted">{[t('refused'), ...byWriter].join(' ')}</span>}
        </Note>
      </div>
    );
  const goal =
    first === 'gapAfter' || first === 'gapBefore'
      ? 'goToGap'
      : first === 'overlaps'
        ? 'goToOverlap'
        : 'goToFault';
  return (
    <div className={styles.band}>
      <Note tone="danger" icon="lock" end={proved}>
        <b>{t('refused')}</b> <span>{[...faults, ...byWriter].join(', ')}</span> {notices}
        <Button kind="link" onClick={onGo}>
          {t(goal)}
        </Button>
      </Note>
    </div>
  );
}
