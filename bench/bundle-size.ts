import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleReport, LIMITS, type Manifest } from '../tools/check-bundle-size.ts';
import { printFigure } from './figure.ts';

const dist = fileURLToPath(new URL('../apps/web/dist/', import.meta.url));

function printSize(name: string, bytes: number, limit: number): void {
  const target = `<= ${limit / 1024}`;
  printFigure({ name, value: bytes / 1024, unit: 'KB gzip', target, ok: bytes <= limit });
}

/** Gzipped JavaScript before the sign-in and until the heaviest screen works, of the build in `apps/web/dist`. */
export function measureBundle(): void {
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest; // as: Vite's own format
  const report = bundleReport({
    html: readFileSync(`${dist}index.html`, 'utf8'),
    manifest,
    sizeOf: (file) => gzipSync(readFileSync(`${dist}${file}`)).length,
  });
  const heaviest = Math.max(...report.screens.map(({ bytes }) => bytes));
  printSize('js_before_sign_in', report.signIn, LIMITS.signIn);
  printSize('js_heaviest_screen', heaviest, LIMITS.firstScreen);
}
