import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

const nidan = startedNidan();
let page: Page;
beforeAll(async () => {
  page = await nidan.signIn('manager');
});

const MISSING = 'Some needed fields are empty';

interface Walk {
  readonly view: 'departments' | 'locations';
  /** A record that the demo lab has. */
  readonly known: RegExp;
  readonly name: string;
  /** Further fields of a new record by their labels. */
  readonly fields: Readonly<Record<string, string>>;
}

it.each<Walk>([
  {
    view: 'departments',
    known: /Biochemistry/,
    name: 'Toxicology',
    fields: { Code: 'TOXI', 'Place on the report': '77' },
  },
  {
    view: 'locations',
    known: /Kothrud Main Lab/,
    name: 'Karve Road Centre',
    fields: { Address: '12 Karve Road, Pune' },
  },
])(
  'a record of the $view is refused when it lacks something, added, changed and taken out of use by keyboard',
  async ({ view, known, name, fields }) => {
    await page.goto(`${nidan.url}/#/admin/organisation?view=${view}`);
    await page.getByRole('row', { name: known }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('n');
    const nameBox = page.getByLabel('Name', { exact: true });
    await nameBox.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText(MISSING).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await nameBox.fill(name);
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.keyboard.press('Control+Enter');
    await page.getByRole('row', { name: new RegExp(name) }).waitFor();
    await page.getByText('Added', { exact: true }).waitFor();
    await nameBox.fill(`${name} two`);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('row', { name: new RegExp(`${name} two`) }).waitFor();
    await page.getByText(`Name: was ${name}, now ${name} two`).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Disable' }).press('Enter');
    await page.getByRole('row', { name: new RegExp(name) }).waitFor({ state: 'detached' });
    expect(await violationsOn(page)).toEqual([]);
  },
);
