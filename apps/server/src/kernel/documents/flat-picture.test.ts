import { expect, test } from 'vitest';
import { flatPicture } from './flat-picture.ts';

const SQUARE =
  '<path id="gSquare" class="outline_glyph" d="M 10 0 L 10 20.4 L 30 20.4 L 30 0 Z M 15 5 L 15 10 L 20 10 Z " data-liga-len="1"/>';
const CURVE =
  '<path id="gCurve" class="outline_glyph" d="M 0 0 Q 5 10 10 0 C 8 2 4 2 0 0 Z " data-liga-len="1"/>';
const FACE =
  '<image id="gFace" class="image_glyph" width="10" height="10" href="data:image/png;base64,AA=="/>';
const TO_SELECT =
  '<g transform="scale(16,-16)"><foreignObject x="0"><h5:div class="tsel">&lt;b>A</h5:div></foreignObject></g>';

function typst(text: string): string {
  const glyphs = `<defs class="glyph">${SQUARE}${CURVE}${FACE}</defs>`;
  return `<svg viewBox="0 0 9 9"><style type="text/css">.a{}</style>${glyphs}<g data-tid="p1" fill="#00f">${text}</g></svg>`;
}

function use(id: string, x: number): string {
  return `<use x="${x}" y="0" href="#${id}"/>`;
}

/** What stands in the one group of the picture. */
function drawn(text: string): string | undefined {
  return /<g fill="#00f">(.*)<\/g><\/svg>$/u.exec(flatPicture(typst(text)))?.[1];
}

test('a run of text is one path, each glyph at its place and in its holes', () => {
  expect(drawn(use('gSquare', 0) + use('gCurve', 40) + TO_SELECT)).toBe(
    '<path d="M10 0l0 20l20 0l0 -20zm5 5l0 5l5 0zM40 0q5 10 10 0c-2 2 -6 2 -10 0z"/>',
  );
});

test('the same glyph reads the same wherever it stands, so that compression saves it', () => {
  const path = drawn(use('gCurve', 0) + use('gCurve', 700));
  expect(path?.split('q5 10 10 0c-2 2 -6 2 -10 0z')).toHaveLength(3);
});

test('a space draws nothing, and a glyph that is a picture stays one', () => {
  expect(drawn(use('gSpace', 0))).toBe('');
  expect(drawn(use('gSpace', 0) + use('gFace', 5) + use('gCurve', 9))).toBe(
    `<path d="M9 0q5 10 10 0c-2 2 -6 2 -10 0z"/>${use('gFace', 5)}`,
  );
  expect(flatPicture(typst(use('gFace', 5)))).toContain(FACE);
});

test('what only serves the selection of text goes, and nothing is filled that was not', () => {
  const flat = flatPicture(typst(use('gCurve', 0) + TO_SELECT));
  expect(flat).toMatch(/^<svg fill="none" /u);
  expect(flat).not.toMatch(/style|foreignObject|data-tid|outline_glyph/u);
});

test('a command that no outline has is not passed over', () => {
  expect(() => flatPicture('<svg ><path id="g" class="outline_glyph" d="M 0 0 A 1 1 "/></svg>')).toThrow(
    'unknown command: A',
  );
});
