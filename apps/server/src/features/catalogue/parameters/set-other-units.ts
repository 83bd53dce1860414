import type {
  OtherUnits,
  setOtherUnits as endpoint,
} from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { otherUnitFaults } from '@nidan/domain/units/other-unit';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { replaceOtherUnits } from './other-unit-rows.ts';
import { readOtherUnitsOf } from './other-units.query.ts';

function told({ units }: Pick<OtherUnits, 'units'>): string[] {
  return units.map(({ ucum, factor, shift }) => `${ucum} × ${factor}${shift === 0 ? '' : ` + ${shift}`}`);
}

/** Sets the units in which a parameter is reported elsewhere. */
export async function setUnits(
  ctx: Ctx,
  { parameterId, version, units }: BodyOf<typeof endpoint>,
): Promise<OtherUnits> {
  await lockCatalogue(ctx);
  const before = await readOtherUnitsOf(ctx, { parameterId });
  await expectVersion(ctx, { entityId: parameterId, expected: version, found: before.version });
  const { ucum } = before;
  if (ucum === null && units.length > 0)
    throw refuseField('units', 'Give the parameter a unit of UCUM first');
  const errors = otherUnitFaults(ucum ?? '', units).map(({ index, field, msg }) => ({
    field: `units.${index}.${field}`,
    msg,
  }));
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  await replaceOtherUnits(ctx, { parameterId, ownUcum: ucum ?? '', version: version + 1, units });
  recordEvent(ctx, {
    entityKind: 'PARAMETER',
    entityId: parameterId,
    action: 'update',
    before: { otherUnits: told(before) },
    after: { otherUnits: told({ units }) },
  });
  return readOtherUnitsOf(ctx, { parameterId });
}
