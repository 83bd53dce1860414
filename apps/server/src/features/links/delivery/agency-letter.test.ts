import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftOf, send } from '../../money/agency-invoices/testing/invoice-of-lab.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { type DeliveryDesk, startDeliveryDesk } from './testing/delivery-desk.ts';

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());

it('mails an invoice to its agency once, with its paper', async () => {
  const draft = await draftOf(desk.app);
  await asOwner(desk.app, (db) =>
    db
      .updateTable('agency')
      .set({ email: 'accounts@clinic.example' })
      .where('agency_id', '=', draft.agencyId)
      .execute(),
  );
  const [sent] = await send(desk.app, draft);
  await desk.run('email');
  await desk.run('email');
  const [letter, ...more] = desk.inbox({ entityId: draft.invoiceId });
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: ['accounts@clinic.example'], times: 1 });
  expect(letter?.subject).toContain(sent?.number);
  expect(letter?.text).toContain(`Attached: invoice-${sent?.number}.pdf.`);
  expect(letter?.files.map(({ name }) => name)).toEqual([`invoice-${sent?.number}.pdf`]);
  expect(letter?.files[0]?.bytes).toBeGreaterThan(5_000);
});
