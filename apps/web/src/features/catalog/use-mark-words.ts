import { useTexts } from '../../kernel/text/use-texts.ts';
import { catalogTexts } from './catalog-texts.ts';
import { rangeDeskTexts } from './range-desk-texts.ts';
import type { RuleMark } from './rule-marks.ts';

/** Gives the words of what the proof says of a rule: 'gap after', 'overlaps 10'. */
export function useMarkWords(): (mark: RuleMark) => string {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  return (mark) => {
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
}
