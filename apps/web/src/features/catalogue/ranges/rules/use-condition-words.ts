import { conditionOf, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { rangeSetTexts } from '../texts/range-set-texts.ts';
import { usePlaces } from '../use-places.ts';
import { useSampleTypes } from '../../tests/parts/use-sample-types.ts';

/** The words of a condition: 'pregnant, 2nd trimester', or 'everybody else'. */
export type ConditionWords = (condition: Partial<RangeCondition>) => string;

/** Gives the words of conditions, with the names of what they name. */
export function useConditionWords(): ConditionWords {
  const t = useTexts(rangeSetTexts);
  const places = usePlaces();
  const types = useSampleTypes();
  const specimenOf = (id: string): string =>
    types.find(({ sampleTypeId }) => sampleTypeId === id)?.name ?? t('anotherSpecimen');
  const nameOf = (id: string): string =>
    places.find(({ locationId }) => locationId === id)?.name ?? t('anotherPlace');
  return (condition) => {
    const { pregnancy, pregnancyWeeks, birthWeeks, fasting, sampleTypeId, method, locationId } =
      conditionOf(condition);
    const parts = [
      pregnancy === null ? '' : t(pregnancy),
      pregnancyWeeks === null ? '' : t('weeks', { weeks: pregnancyWeeks }),
      birthWeeks === null ? '' : t('bornAt', { weeks: birthWeeks }),
      fasting === null ? '' : t(fasting),
      sampleTypeId === null ? '' : t('inSpecimen', { specimen: specimenOf(sampleTypeId) }),
      method === null ? '' : t('byMethod', { method }),
      locationId === null ? '' : t('atPlace', { place: nameOf(locationId) }),
    ].filter((part) => part !== '');
    return parts.length === 0 ? t('general') : parts.join(', ');
  };
}
