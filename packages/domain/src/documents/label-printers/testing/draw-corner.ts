import type { DrawText } from '../text-picture.ts';

/** In place of a drawn text, for tests: ten dots wide, two rows, of which the first has its corners and the second all. */
export const drawCorner: DrawText = () => ({
  width: 10,
  height: 2,
  bytes: new Uint8Array([0x80, 0x40, 0xff, 0xc0]),
});
