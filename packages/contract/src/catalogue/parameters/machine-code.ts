import { type Static, Type } from 'typebox';
import { closed, Id } from '../../kernel/shapes.ts';

/** What a machine calls a parameter, and how its value comes to the unit of the parameter: value · factor + shift. */
export const MachineCode = closed({
  parameterId: Id,
  machine: Type.String(),
  machineCode: Type.String(),
  machineUnit: Type.String(),
  factor: Type.Number(),
  shift: Type.Number(),
});
export type MachineCode = Static<typeof MachineCode>;
