import { MASTER_NAMES, type MasterName, masterOf } from '@nidan/domain/masters/masters';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

/** What a record needs beside its code and name: a field by its label, and what is typed there. */
const NEEDED: Readonly<Record<string, { readonly label: string; readonly text: string }>> = {
  benchGroup: { label: 'Group on the bench', text: 'Gram positive cocci' },
  family: { label: 'Family', text: 'STAP' },
  mgroup: { label: 'Group', text: 'PENIC' },
  text: { label: 'Text', text: 'No growth' },
  html: { label: 'Text with marks', text: '<p>By hand</p>' },
  system: { label: 'System', text: 'Accounts' },
  externalId: { label: 'Code there', text: '1001' },
  test: { label: 'Test', text: 'HB' },
  specimen: { label: 'Specimen', text: 'Blood' },
  container: { label: 'Container', text: 'Vacuum tube' },
  drawOrder: { label: 'Order of draw', text: '4' },
  volumeMl: { label: 'Volume in mL', text: '2.5' },
  usablePercent: { label: 'Of it to measure from, in %', text: '40' },
  machine: { label: 'Machine', text: 'CBC1' },
  machineCode: { label: 'Code that it sends', text: 'HGB-X' },
  parameter: { label: 'Parameter', text: 'HB' },
  factor: { label: 'Times, to the unit here', text: '0.1' },
  condition: { label: 'Proposed when the result', text: 'is H, HH' },
  english: { label: 'Sentence in English', text: 'Repeat on a fresh sample.' },
  hindi: { label: 'Sentence in Hindi', text: 'नए नमूने पर दोहराएँ।' },
  marathi: { label: 'Sentence in Marathi', text: 'नव्या नमुन्यावर पुन्हा करा.' },
  stabilityHours: { label: 'Keeps for how many hours', text: '48' },
};

/** Fills what a new record needs beside its code and name. */
async function fillRest(name: MasterName): Promise<void> {
  for (const [key, { kind }] of Object.entries(masterOf(name).fields)) {
    const needed = NEEDED[key];
    // An outside code stands for a test or a parameter, not for both.
    if (needed === undefined || (name === 'id-mapping' && key === 'parameter')) continue;
    const box = page.getByLabel(needed.label, { exact: true });
    await box.focus();
    if (kind !== 'reference') await box.fill(needed.text);
    else {
      await box.fill(needed.text);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    }
  }
}

it.each(MASTER_NAMES)(
  'a record of the master %s is added, changed, found and taken out of use by keyboard',
  async (name) => {
    const code = `E2E-${name.toUpperCase()}`.slice(0, 40);
    await page.goto(`${nidan.url}/#/admin/masters?of=${name}`);
    await page.getByRole('heading', { level: 1, name: 'Masters' }).waitFor();
    await page.getByRole('button', { name: /New record/ }).waitFor();
    await page.keyboard.press('n');
    await page.getByLabel('Name', { exact: true }).and(page.locator(':focus')).waitFor();
    await page.locator(':focus').fill(`By hand ${name}`);
    await page.keyboard.press('Tab');
    await page.locator(':focus').fill(code.toLowerCase());
    await fillRest(name);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Added', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.getByRole('searchbox').and(page.locator(':focus')).fill(code.toLowerCase());
    await page.getByRole('row', { name: new RegExp(`${code} By hand`) }).waitFor();
    await page.getByLabel('Name', { exact: true }).fill(`Changed ${name}`);
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Name: was By hand ${name}, now Changed ${name}`).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // The list hears of the change before the panel has its answer; until then the panel takes no other.
    const disable = page.getByRole('button', { name: 'Disable' });
    await disable.and(page.locator(':not([aria-busy])')).press('Enter');
    await page.getByText('State: was enabled, now disabled').waitFor();
    await page.getByRole('row', { name: new RegExp(`${code} `) }).waitFor({ state: 'detached' });
  },
);

it('a list is narrowed by keyboard, in the address too, and widened again', async () => {
  await page.goto(`${nidan.url}/#/admin/masters?of=organism`);
  await page.getByRole('row', { name: /^ABIDEF / }).waitFor();
  await page.getByRole('button', { name: 'Family', exact: true }).press('Enter');
  await page.getByRole('menuitemcheckbox').first().and(page.locator(':focus')).waitFor();
  // As fast as a person: what is typed faster is taken for a scan.
  await page.keyboard.type('staphylococc', { delay: 60 });
  await page
    .getByRole('menuitemcheckbox', { name: 'Staphylococcaceae' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Family: Staphylococcaceae' }).waitFor();
  await page.getByRole('row', { name: /Escherichia coli/ }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toContain('family=STAP');
  await page.reload();
  await page.getByRole('button', { name: 'Family: Staphylococcaceae' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('searchbox').fill('coli');
  await page.getByText('The search hides every row').waitFor();
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  await page.getByRole('button', { name: 'Family', exact: true }).waitFor();
  expect(new URL(page.url()).hash).not.toContain('family');
});

it('a family that organisms are of stays in use, and says by what', async () => {
  await page.goto(`${nidan.url}/#/admin/masters?of=organismFamily&q=STAP`);
  await page.getByRole('row', { name: /STAP Staphylococcaceae/ }).click();
  await page.getByRole('button', { name: 'Disable' }).press('Enter');
  await page.getByText(/Staphylococcaceae stays enabled: .* refers to it/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('a row that was chosen is chosen by a click again after the address forgot it', async () => {
  await page.goto(`${nidan.url}/#/admin/masters?of=specimen`);
  const row = page.locator('main tbody tr').nth(1);
  const chosen = () => new URLSearchParams(page.url().split('?')[1]).get('sel');
  await row.click();
  await expect.poll(chosen).not.toBeNull();
  await page.goto(`${nidan.url}/#/admin/masters?of=specimen`);
  await expect.poll(chosen).toBeNull();
  await row.click();
  await expect.poll(chosen).not.toBeNull();
});
