import { conditionOf, type RangeCondition } from '@nidan/domain/results/range-condition';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { rangeSetTexts } from './range-set-texts.ts';
import { usePlaces } from './use-places.ts';

/** Gives the words of a condition: 'pregnant, 2nd trimester', or 'everybody else'. */
export function useConditionWords(): (condition: Partial<RangeCondition>) => string {
  const t = useTexts(rangeSetTexts);
  const places = usePlaces();
  const nameOf = (id: string): string =>
    places.find(({ locationId }) => locationId === id)?.name ?? t('anotherPlace');
  return (condition) => {
    const { pregnancy, fasting, method, locationId } = conditionOf(condition);
    const parts = [
      pregnancy === null ? '' : t(pregnancy),
      fasting === null ? '' : t(fasting),
      method === null ? '' : t('byMethod', { method }),
      locationId === null ? '' : t('atPlace', { place: nameOf(locationId) }),
    ].filter((part) => part !== '');
    return parts.length === 0 ? t('general') : parts.join(', ');
  };
}
