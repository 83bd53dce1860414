import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface FontFiles {
  latinRegular: string;
  latinBold: string;
  devanagariRegular: string;
  devanagariBold: string;
}

/** Paths of the fonts the documents are set in: Carlito (the metric twin of Calibri) and Noto Sans Devanagari. */
export function fontFiles(): FontFiles {
  const { resolve } = createRequire(import.meta.url);
  const carlito = dirname(resolve('@expo-google-fonts/carlito/package.json'));
  const devanagari = dirname(resolve('@expo-google-fonts/noto-sans-devanagari/package.json'));
  return {
    latinRegular: join(carlito, '400Regular', 'Carlito_400Regular.ttf'),
    latinBold: join(carlito, '700Bold', 'Carlito_700Bold.ttf'),
    devanagariRegular: join(devanagari, '400Regular', 'NotoSansDevanagari_400Regular.ttf'),
    devanagariBold: join(devanagari, '700Bold', 'NotoSansDevanagari_700Bold.ttf'),
  };
}
