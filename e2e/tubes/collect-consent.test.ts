import { randomUUID } from 'node:crypto';
import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { listConsents } from '@nidan/contract/people/consents/consent-endpoints';
import { expect, it } from 'vitest';
import { readOf, sendOf } from '../harness/api-of.ts';
import { startedNidan } from '../harness/started-nidan.ts';
import { violationsOn } from '../harness/violations-on.ts';

const nidan = startedNidan();

it('a tube whose test needs a consent is marked at the chair until it is recorded there, by keyboard', async () => {
  const desk = await nidan.signIn('asmita.deo');
  const { rows } = await readOf(desk, listTests, { query: { q: 'HIV', limit: 20 } });
  const hiv = rows.find(({ code }) => code === 'HIV');
  if (hiv === undefined) throw new Error('The catalogue has a test that needs a consent');
  const { labNo, patientId } = await sendOf(desk, createBill, {
    billId: randomUUID(),
    newPatient: {
      name_title: 'Mr.',
      name: 'Sunil Barve',
      age_sex: { age: 41, sex: 'M', unit: 'Yrs.' },
      phone: '9800045612',
    },
    consentGiven: true,
    lines: [{ testId: hiv.testId }],
  });

  const chair = await nidan.signIn('rohan.pawar');
  await chair.goto(`${nidan.url}/#/collect?bill=${labNo}`);
  const drawn = chair.getByRole('complementary', { name: 'Tubes to draw' });
  await drawn.getByText(`No consent is recorded: ${hiv.name}. The front desk records it.`).waitFor();
  await drawn.getByText(`No consent: ${hiv.name}`, { exact: true }).waitFor();
  expect(await drawn.getByRole('button', { name: /^Collect 1/ }).isEnabled()).toBe(true);
  expect(await violationsOn(chair)).toEqual([]);

  await desk.goto(`${nidan.url}/#/collect?bill=${labNo}`);
  const row = desk.getByRole('row').filter({ hasText: labNo });
  await row.getByText('Consent', { exact: true }).waitFor();
  await desk.keyboard.press('F7');
  const dialog = desk.getByRole('dialog', { name: `Consent to ${hiv.name}` });
  await dialog.getByLabel('How').selectOption('Verbal');
  expect(await violationsOn(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Record' }).press('Enter');
  await desk.getByText('The consent is recorded').first().waitFor();
  await row.getByText('Consent', { exact: true }).waitFor({ state: 'detached' });
  expect(await desk.getByText('No consent is recorded').count()).toBe(0);
  await drawn.getByText('No consent is recorded', { exact: false }).waitFor({ state: 'detached' });
  const told = await readOf(desk, listConsents, { params: { patientId } });
  expect(told.rows).toMatchObject([{ labNo, consent: { way: 'verbal' } }]);
});
