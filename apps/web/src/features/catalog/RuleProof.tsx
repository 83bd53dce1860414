import { useTexts } from '../../kernel/text/use-texts.ts';
import { StatusChip } from '../../kernel/ui/StatusChip.tsx';
import { catalogTexts } from './catalog-texts.ts';
import { rangeDeskTexts } from './range-desk-texts.ts';
import type { RuleMark } from './rule-marks.ts';

/** What the proof says of a rule, a chip for each. */
export function RuleProof({ marks }: { readonly marks: readonly RuleMark[] }) {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const wordsOf = (mark: RuleMark): string => {
    switch (mark.kind) {
      case 'overlaps':
        return t('overlapsRules', { rules: mark.numbers.join(', ') });
      case 'unread':
        return t('unread', { field: c(mark.field) });
      case 'beyond':
        return t('beyondAge');
      case 'notForWomen':
        return t('forWomen');
      default:
        return t(mark.kind);
    }
  };
  return marks.map((mark) => {
    const isMild = mark.kind === 'overlaps' || mark.kind === 'tie';
    return (
      <StatusChip key={mark.kind} tone={isMild ? 'warn' : 'danger'} icon={isMild ? 'warn' : 'error'}>
        {wordsOf(mark)}
      </StatusChip>
    );
  });
}
