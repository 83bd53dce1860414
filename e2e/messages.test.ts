import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { changeIntegrationSettings } from '@nidan/contract/links/integration/integration-endpoints';
import { listDispatches, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { type MsgSim, startMsgSim } from '@nidan/simulators/msg-sim/msg-sim';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOf, sendOf } from './harness/api-of.ts';
import { startedNidan } from './harness/started-nidan.ts';
import { violationsOn } from './harness/violations-on.ts';

// Before the product starts, which is told what it may call.
let sim: MsgSim;
beforeAll(async () => {
  sim = await startMsgSim();
  sim.state.takesUnknown = true;
});
afterAll(() => sim.stop());
const nidan = startedNidan(() => ({ MESSAGE_TARGETS: sim.targets.join(',') }));
let desk: Page;
beforeAll(async () => {
  desk = await nidan.signIn('asmita.deo');
});

it('a due is told in the language of the patient, and opened in WhatsApp with its words, by keyboard', async () => {
  const { rows } = await readOf(desk, listBills, { query: { dueOnly: true, limit: 100 } });
  const bill = rows.find(({ phone, client }) => phone !== null && client === '');
  if (bill === undefined) throw new Error('The demo lab has a due of a patient with a telephone');
  await desk.goto(`${nidan.url}/#/bills/${bill.billId}`);
  await desk.getByText(bill.labNo).first().waitFor();
  await desk.keyboard.press('m');
  const dialog = desk.getByRole('dialog', { name: 'Send a message' });
  await dialog.getByText(/^Bill .* of /u).waitFor();
  expect(await violationsOn(desk)).toEqual([]);

  await dialog.getByLabel('About').selectOption('due');
  await dialog
    .getByText(/is due on bill/u)
    .first()
    .waitFor();
  await dialog.getByLabel('Language').selectOption('mr');
  await dialog.getByText(/ बाकी$/u).waitFor();
  const words = await dialog.getByLabel('Short message').inputValue();
  expect(words).toContain(bill.labNo);

  await desk.evaluate('window.open = (url) => { document.title = url; return null; }');
  await desk.keyboard.press('Alt+w');
  const { patient } = await readOf(desk, readBill, { query: { billId: bill.billId } });
  await expect
    .poll(() => desk.title(), { timeout: 30_000 })
    .toBe(`https://wa.me/91${patient.phone}?text=${encodeURIComponent(words)}`);

  await dialog.getByLabel('E-mail', { exact: false }).first().fill('ravi@example.in;;wrong');
  await dialog.getByText('Please enter a valid email address').waitFor();
  await desk.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

it('a report goes out at one press by keyboard, its tick turns, and it is read in the inbox', async () => {
  const manager = await nidan.signIn('manager');
  const { keys } = sim.state;
  sim.state.webhooks.whatsapp = `${nidan.url}/api/integration/whatsapp/webhook/1`;
  await sendOf(manager, changeIntegrationSettings, {
    integration: 'whatsapp',
    version: 0,
    address: `${sim.url}/v23.0`,
    options: { phoneNumberId: '104857600000000' },
    secrets: { accessToken: keys.accessToken, appSecret: keys.appSecret, verifyToken: keys.verifyToken },
    isOn: true,
  });
  await manager.goto(`${nidan.url}/#/admin/messages`);
  await manager.getByText('0 waiting, 0 failed in 24 hours').waitFor();
  expect(await violationsOn(manager)).toEqual([]);

  const { rows } = await readOf(desk, listDispatches, { query: { status: 1, limit: 100 } });
  const report = rows.find(
    ({ can, channels }) =>
      can.includes('markPrinted') &&
      channels.some(
        ({ channel, state, problem }) => channel === 'whatsapp' && state === 'in queue' && !problem,
      ),
  );
  if (report === undefined) throw new Error('The demo lab has a report that asks for WhatsApp');
  const { reportId, version, labNo } = report;
  await sendOf(desk, markPrinted, { reports: [{ reportId, version }] });
  await desk.goto(`${nidan.url}/#/dispatch?q=${labNo}&dates=98`);
  await desk.getByRole('img', { name: 'WhatsApp: in queue' }).first().waitFor();
  await desk.keyboard.press('d');
  const dialog = desk.getByRole('dialog', { name: 'Mark 1 report dispatched' });
  await dialog.waitFor();
  await desk.keyboard.press('Enter');
  await desk.getByRole('img', { name: 'WhatsApp: read' }).first().waitFor();
  await desk.getByText('Message as they get it', { exact: false }).waitFor();
  expect(await violationsOn(desk)).toEqual([]);

  const inbox = await nidan.browser.newPage();
  await inbox.goto(sim.url);
  await inbox.getByText(`Attached: ${labNo}-r`, { exact: false }).waitFor();
  await inbox.close();
});
