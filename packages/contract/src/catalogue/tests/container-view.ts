import { type Static, Type } from 'typebox';
import { closed } from '../../kernel/shapes.ts';

/** The kind of tube or pot that a test needs. */
export const ContainerView = closed({
  code: Type.String(),
  name: Type.String(),
  /** Name of the dot that stands for the tube, such as 'EDTA'. */
  capColour: Type.String(),
  drawOrder: Type.Integer(),
});
export type ContainerView = Static<typeof ContainerView>;
