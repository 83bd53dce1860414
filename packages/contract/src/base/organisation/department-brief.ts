import { type Static, Type } from 'typebox';
import { closed, Id } from '../../kernel/shapes.ts';

/** A department as other things name it. */
export const DepartmentBrief = closed({ departmentId: Id, code: Type.String(), name: Type.String() });
export type DepartmentBrief = Static<typeof DepartmentBrief>;
