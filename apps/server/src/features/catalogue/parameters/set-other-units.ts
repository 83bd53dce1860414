import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as otherUnitsEndpoints from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import type { OtherUnits } from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import { otherUnitFaults } from '@nidan/domain/units/other-unit';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { replaceOtherUnits } from './other-unit-rows.ts';
import { readOtherUnitsOf } from './other-units.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Told = Pick<OtherUnits, 'molarMass' | 'units'>;

function told({ molarMass, units }: Told) {
  return {
    otherUnits: units.map(
      ({ ucum, factor, shift }) => `${ucum} × ${factor}${shift === 0 ? '' : ` + ${shift}`}`,
    ),
    molarMass,
  };
}

/** Sets the units in which a parameter is reported elsewhere. */
export const setUnits = serve(
  otherUnitsEndpoints.setOtherUnits,
  async (ctx, { parameterId, version, units, ...said }): Promise<OtherUnits> => {
    await lockCatalogue(ctx);
    const before = await readOtherUnitsOf(ctx, { parameterId });
    await expectVersion(ctx, { entityId: parameterId, expected: version, found: before.version });
    const { ucum, loinc } = before;
    const { molarMass = before.molarMass } = said;
    if (ucum === null && units.length > 0) throw refuseField('units', 'ucum-unit-first');
    const errors = otherUnitFaults({ ucum: ucum ?? '', loinc, molarMass }, units).map((found) =>
      faultAt(`units.${found.index}.${found.field}`, found),
    );
    if (errors.length > 0) throw refuse('invalid-input', { errors });
    await replaceOtherUnits(ctx, {
      parameterId,
      ownUcum: ucum ?? '',
      version: version + 1,
      molarMass,
      units,
    });
    recordEvent(ctx, {
      entityKind: 'PARAMETER',
      entityId: parameterId,
      action: 'update',
      before: told(before),
      after: told({ molarMass, units }),
    });
    return readOtherUnitsOf(ctx, { parameterId });
  },
);
