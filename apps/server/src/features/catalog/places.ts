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

/** States, districts and areas of postal codes of India. */
export type Places = Static<typeof StatesSchema> &
  Static<typeof DistrictsSchema> &
  Static<typeof PinAreasSchema>;
