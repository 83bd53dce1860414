import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Packages of the fonts that documents are set in, each with the name of its files. */
const FONTS = [
  // The metric twin of Calibri.
  ['carlito', 'Carlito'],
  ['noto-sans-devanagari', 'NotoSansDevanagari'],
  ['noto-sans-bengali', 'NotoSansBengali'],
  ['noto-sans-gujarati', 'NotoSansGujarati'],
  ['noto-sans-gurmukhi', 'NotoSansGurmukhi'],
  ['noto-sans-kannada', 'NotoSansKannada'],
  ['noto-sans-malayalam', 'NotoSansMalayalam'],
  ['noto-sans-oriya', 'NotoSansOriya'],
  ['noto-sans-tamil', 'NotoSansTamil'],
  ['noto-sans-telugu', 'NotoSansTelugu'],
  ['noto-sans-ol-chiki', 'NotoSansOlChiki'],
  ['noto-sans-meetei-mayek', 'NotoSansMeeteiMayek'],
  ['noto-naskh-arabic', 'NotoNaskhArabic'],
] as const;

export interface FontFiles {
  /** In the order in which a letter is looked for. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** Paths of the fonts that documents are set in: Latin, and the scripts of the Eighth Schedule (Constitution of India). */
export function fontFiles(): FontFiles {
  const { resolve } = createRequire(import.meta.url);
  const inWeight = (weight: string): string[] =>
    FONTS.map(([name, file]) =>
      join(dirname(resolve(`@expo-google-fonts/${name}/package.json`)), weight, `${file}_${weight}.ttf`),
    );
  return { regular: inWeight('400Regular'), bold: inWeight('700Bold') };
}
