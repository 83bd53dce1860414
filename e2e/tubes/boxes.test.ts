import { expect, it } from 'vitest';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('a box stands in the list, and opened shows its tubes and what came wrong', async () => {
  const page = await nidan.signIn('sameer.kale');
  await page.goto(`${nidan.url}/#/batches`);
  const leaked = page.getByRole('row').filter({ hasText: 'BOX-000002' });
  await leaked.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${nidan.url}/#/batches/BOX-000002`);
  await page.getByText('BOX-000002').first().waitFor();
  await page
    .getByText(/leaked/iu)
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});
