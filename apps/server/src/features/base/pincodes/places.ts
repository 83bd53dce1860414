import { closed } from '@nidan/contract/kernel/shapes';
import { type Static, Type } from 'typebox';

const Name = Type.String({ minLength: 1, maxLength: 60 });
/** The state code of the GST, two digits. */
const StateCode = Type.String({ pattern: '^\\d{2}$' });

export const StatesSchema = closed({
  states: Type.Array(closed({ code: StateCode, name: Name, kind: Type.Enum(['state', 'union territory']) })),
});

export const DistrictsSchema = closed({ districts: Type.Array(closed({ state: StateCode, name: Name })) });

/** Postal codes that begin alike; the longest prefix that fits a code decides. */
const PinArea = closed({
  prefix: Type.String({ pattern: '^[1-9]\\d{2,5}$' }),
  state: StateCode,
  /** The likelier ones first; empty when only the state is known. */
  districts: Type.Array(Name),
});

export const PinAreasSchema = closed({ pinAreas: Type.Array(PinArea) });

/** Postal codes of one city or town, each alone or as the first and last of a range. */
const PinTown = closed({
  state: StateCode,
  name: Name,
  pins: Type.Array(Type.String({ pattern: '^[1-9]\\d{5}(-[1-9]\\d{5})?$' }), { minItems: 1 }),
});

export const PinTownsSchema = closed({
  /** Where the towns come from. */
  source: Type.String({ minLength: 1 }),
  towns: Type.Array(PinTown),
});

/** States, districts, areas and towns of postal codes of India. */
export type Places = Static<typeof StatesSchema> &
  Static<typeof DistrictsSchema> &
  Static<typeof PinAreasSchema> &
  Pick<Static<typeof PinTownsSchema>, 'towns'>;
