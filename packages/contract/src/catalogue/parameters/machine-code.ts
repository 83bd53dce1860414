import { type Static, Type } from 'typebox';
import { closed, Id } from '../../kernel/shapes.ts';

/** What a machine calls a parameter, and by what its value is multiplied to be in the unit of the parameter. */
export const MachineCode = closed({
  parameterId: Id,
  machine: Type.String(),
  machineCode: Type.String(),
  machineUnit: Type.String(),
  factor: Type.Number(),
});
export type MachineCode = Static<typeof MachineCode>;
