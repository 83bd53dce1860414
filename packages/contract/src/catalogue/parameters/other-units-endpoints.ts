import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, nullable, Version } from '../../kernel/shapes.ts';

/** value · factor + shift is the value in the unit that is reported here. */
const OtherUnit = closed({
  ucum: Type.String({ minLength: 1, maxLength: 40 }),
  factor: Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }),
  shift: Type.Number({ minimum: -1e6, maximum: 1e6 }),
});

/** In g/mol, between mass and amount of substance; null where nobody said it. */
const MolarMass = nullable(Type.Number({ minimum: 1, maximum: 1e7 }));

/** The units in which a parameter is reported elsewhere. */
export const OtherUnits = closed({
  parameterId: Id,
  /** Of this list alone. */
  version: Version,
  /** The unit that is reported here; null when the parameter has none, and then no other either. */
  ucum: nullable(Type.String()),
  loinc: nullable(Type.String()),
  molarMass: MolarMass,
  units: Type.Array(OtherUnit),
});
export type OtherUnits = Static<typeof OtherUnits>;

export const readOtherUnits = defineEndpoint({
  method: 'GET',
  path: '/api/parameters/other-units',
  summary: 'The units in which a parameter is reported elsewhere, with the way to its own',
  access: { module: 'catalog', bits: PERMISSION.read },
  query: closed({ parameterId: Id }),
  response: OtherUnits,
});

export const setOtherUnits = defineEndpoint({
  method: 'PUT',
  path: '/api/parameters/other-units',
  summary:
    'Sets the units in which a parameter is reported elsewhere; where UCUM, the molar mass or the equation of HbA1c says the way, it must be that one. A molar mass that is left out stays',
  access: { module: 'masters', bits: PERMISSION.update },
  body: closed({
    parameterId: Id,
    version: Version,
    molarMass: Type.Optional(MolarMass),
    units: Type.Array(OtherUnit, { maxItems: 20 }),
  }),
  response: OtherUnits,
});
