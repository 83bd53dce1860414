import { type HelpChoice } from '@nidan/domain/catalogue/help-choice';
import type { CatalogueParameter, CatalogueRange } from '../versions/catalogue.ts';

/** A parameter as a lab writes it; where its numbers come from is asked of the content files alone. */
export type LabParameterShape = Omit<
  CatalogueParameter,
  'sources' | 'loincGap' | 'mandatory' | 'mayBeAbsent' | 'ranges' | 'choices' | 'molarMass' | 'otherUnits'
> & {
  readonly choices: readonly HelpChoice[];
  readonly ranges: readonly CatalogueRange[];
};
