import { expect, it } from 'vitest';
import { textDrawer } from './text-drawer.ts';

const HEIGHT = 28;

it('draws names of other scripts, each its own, as wide as their letters', async () => {
  const names = ['தமிழ்ச்செல்வி', 'রবি', 'ਗੁਰਪ੍ਰੀਤ', 'ᱥᱟᱱᱛᱟᱞ', 'فاطمہ', '\u{1f600}'];
  const draw = await textDrawer(names);
  const pictures = names.map((text) => draw({ text, height: HEIGHT }));
  for (const { width, height, bytes } of pictures) {
    expect(height).toBe(35);
    expect(bytes).toHaveLength(Math.ceil(width / 8) * height);
    expect(bytes.some((byte) => byte !== 0)).toBe(true);
  }
  const [tamil, bengali] = pictures;
  expect(tamil?.width).toBeGreaterThan(2 * (bengali?.width ?? 0));
  expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('hex'))).size).toBe(names.length);
});

it('has nothing to draw where every letter is in the fonts of a printer', async () => {
  const draw = await textDrawer([{ patientName: 'Zoë – D’Souza' }]);
  expect(() => draw({ text: 'Zoë', height: HEIGHT })).toThrow('Nothing of these labels is drawn');
});
