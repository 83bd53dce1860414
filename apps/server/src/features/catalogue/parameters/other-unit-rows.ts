import type { OtherUnit } from '@nidan/domain/units/other-unit';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NextUnits {
  readonly parameterId: string;
  /** The unit that they lead to. */
  readonly ownUcum: string;
  readonly version: number;
  /** In g/mol; null where nobody said it. */
  readonly molarMass: number | null;
  readonly units: readonly OtherUnit[];
}

/** Writes the other units of a parameter in the place of those that it had. */
export async function replaceOtherUnits(
  { db, lId }: Ctx,
  { parameterId, ownUcum, version, molarMass, units }: NextUnits,
): Promise<void> {
  await db
    .insertInto('parameter_units')
    .values({ l_id: lId, parameter_id: parameterId, own_ucum: ownUcum, version, molar_mass: molarMass })
    .onConflict((conflict) =>
      conflict
        .columns(['l_id', 'parameter_id'])
        .doUpdateSet({ own_ucum: ownUcum, version, molar_mass: molarMass }),
    )
    .execute();
  await db
    .deleteFrom('parameter_other_unit')
    .where('l_id', '=', lId)
    .where('parameter_id', '=', parameterId)
    .execute();
  await insertRows(db, 'parameter_other_unit', {
    shared: { l_id: lId, parameter_id: parameterId },
    rows: units.map((unit, position) => ({ position, ...unit })),
  });
}

/** Writes the other units of the parameters of a new lab, which have none yet. */
export async function loadOtherUnits(
  { db, lId }: Pick<Ctx, 'db' | 'lId'>,
  parameters: readonly Omit<NextUnits, 'version'>[],
): Promise<void> {
  await insertRows(db, 'parameter_units', {
    shared: { l_id: lId, version: 1 },
    rows: parameters.map(({ parameterId, ownUcum, molarMass }) => ({
      parameter_id: parameterId,
      own_ucum: ownUcum,
      molar_mass: molarMass,
    })),
  });
  await insertRows(db, 'parameter_other_unit', {
    shared: { l_id: lId },
    rows: parameters.flatMap(({ parameterId, units }) =>
      units.map((unit, position) => ({ parameter_id: parameterId, position, ...unit })),
    ),
  });
}
