import type { Page } from 'playwright-core';

interface WaitingReport {
  /** Address of the product. */
  readonly url: string;
  /** Of the screen of checking, in which the report stands. */
  readonly view: 'look' | 'normal';
  readonly billId: string;
  readonly patient: string;
}

/** Checks and releases a report on the screen of checking and by keyboard. */
export async function authoriseByKey(
  page: Page,
  { url, view, billId, patient }: WaitingReport,
): Promise<void> {
  await page.goto(`${url}/#/authorise?view=${view}&bill=${billId}`);
  await page.getByRole('region', { name: `Results of ${patient}` }).waitFor();
  await page.locator('button:not([aria-disabled=true])', { hasText: /^Authorise(?! \d)/u }).waitFor();
  await page.keyboard.press('a');
}
