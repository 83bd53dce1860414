import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { rangeFaultTexts } from '../texts/range-fault-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import type { RuleMark } from './rule-marks.ts';

/** Gives the words of what the proof says of a rule: 'gap after', 'overlaps 10'. */
export function useMarkWords(): (mark: RuleMark) => string {
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  const f = useTexts(rangeFaultTexts);
  return (mark) => {
    switch (mark.kind) {
      case 'overlaps':
        return t('overlapsRules', { rules: mark.numbers.join(', ') });
      case 'unread':
        return t('unread', { field: c(mark.field) });
      case 'own':
        return f(mark.fault.code, { band: '', limit: '', decimals: '', ...mark.fault.values });
      case 'beyond':
        return t('beyondAge');
      case 'notForWomen':
        return t('forWomen');
      default:
        return t(mark.kind);
    }
  };
}
