import * as otherUnitsEndpoints from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import type { OtherUnits } from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import { sql } from 'kysely';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A parameter that has no list yet has its first version. */
const UNTOLD = 1;

interface Row extends Pick<OtherUnits, 'ucum' | 'molarMass' | 'units'> {
  readonly loinc: string | null;
  readonly version: number | null;
}

/** The other units of a parameter; refused when the lab has no such parameter. */
export const readOtherUnitsOf = serve(
  otherUnitsEndpoints.readOtherUnits,
  async ({ db, lId }, { parameterId }): Promise<OtherUnits> => {
    const { rows } = await sql<Row>`
    select p.ucum, p.loinc, head.version, head.molar_mass as "molarMass",
      coalesce((select jsonb_agg(jsonb_build_object('ucum', u.ucum, 'factor', u.factor, 'shift', u.shift) order by u.position)
        from parameter_other_unit u where u.l_id = p.l_id and u.parameter_id = p.parameter_id and head.own_ucum = p.ucum), '[]') as units
    from parameter p
    left join parameter_units head on head.l_id = p.l_id and head.parameter_id = p.parameter_id
    where p.l_id = ${lId} and p.parameter_id = ${parameterId}`.execute(db);
    const [row] = rows;
    if (row === undefined) throw refuse('not-found');
    const { ucum, loinc, molarMass, units } = row;
    return { parameterId, ucum, loinc, molarMass, version: row.version ?? UNTOLD, units };
  },
);
