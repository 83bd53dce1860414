import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const packed = fileURLToPath(new URL('../bin', import.meta.resolve('@sparticuz/chromium')));

/** The browser binary: NIDAN_BROWSER, else the one packed in an npm package, unpacked once into the temporary folder. */
async function findBrowser(): Promise<string> {
  const own = process.env['NIDAN_BROWSER'];
  if (own !== undefined && own !== '') return own;
  // The package brings the libraries that a bare system lacks; they must be in place before the first launch.
  const libraries = join(tmpdir(), 'al2023', 'lib');
  if (!existsSync(libraries)) await inflate(join(packed, 'al2023.tar.br'));
  setupLambdaEnvironment(libraries);
  return chromium.executablePath();
}

/** Launches headless Chromium without any system package. */
export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
  });
}
