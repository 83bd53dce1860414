import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { isMeasuredAt } from '@nidan/domain/catalogue/measured-at';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import type { EnteredTest } from './plan-values.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';

/** Values of parameters that are not measured where the caller works; a value may be taken away anywhere. */
export function unsharedValues(
  { caller }: Pick<Ctx, 'caller'>,
  { shares }: Pick<LabCatalogue, 'shares'>,
  entries: readonly EnteredTest[],
): FieldFault[] {
  if (shares.size === 0) return [];
  return entries
    .flatMap(({ values }) => values)
    .flatMap(({ parameterId, value, field }) => {
      if (value === null || isMeasuredAt(shares.get(parameterId), caller.locationId)) return [];
      return [faultAt(field, 'parameter-not-measured-here')];
    });
}
