import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules of WCAG 2.2 A and AA; what passes is not told, which is most of the work. */
const WCAG = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'],
};

/** Violations of WCAG 2.2 A and AA on a page as it stands with its frames, one line each. */
export async function violationsOn(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    // A document that was looked at before has it still.
    if (!(await frame.evaluate<boolean>("'axe' in window"))) await frame.evaluate(source);
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(WCAG)})`);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
