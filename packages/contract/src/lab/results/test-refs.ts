import { Type } from 'typebox';
import { closed, Id, Version } from '../../kernel/shapes.ts';

/** Tests of a bill, each with the version that the caller saw. */
export const TestRefs = Type.Array(closed({ billTestId: Id, version: Version }), {
  minItems: 1,
  maxItems: 30,
});
