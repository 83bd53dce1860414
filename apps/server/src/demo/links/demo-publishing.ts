import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { makeCustomerLink } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec } from '@nidan/contract/links/publishing/publishing-endpoints';
import { newId } from '../../kernel/database/new-id.ts';
import type { BillOfDemoPatient } from '../demo-bills.ts';
import type { DemoClient } from '../demo-client.ts';

const EVERYTHING = { testId: null, doctorId: null, agencyId: null, locationId: null };

interface DemoSending {
  readonly manager: DemoClient;
  readonly frontDesk: DemoClient;
  readonly billOf: BillOfDemoPatient;
}

/** How the demo lab sends reports: to patients once all is paid and checked, to doctors as they come, urine cultures to nobody; and the page of one patient. */
export async function keepDemoPublishing({ manager, frontDesk, billOf }: DemoSending): Promise<void> {
  const { rows } = await manager.call(listTests, { query: { q: 'UCUL', limit: 1 } });
  const rules = [
    { as: 'patients', recipient: 'patient', channels: ['whatsapp', 'sms', 'email'], hold: true },
    { as: 'doctors', recipient: 'doctor', channels: ['platform', 'email'], hold: false },
  ] as const;
  for (const { as, recipient, channels, hold } of rules) {
    const how = { channels: [...channels], holdUntilPaid: hold, onlyComplete: hold };
    await manager.call(addPublishingSpec, {
      as: `sending to ${as}`,
      body: { ruleId: newId(), recipient, ...EVERYTHING, ...how },
    });
  }
  const testId = rows[0]?.testId ?? null;
  if (testId !== null) {
    const how = { channels: [], holdUntilPaid: false, onlyComplete: false };
    await manager.call(addPublishingSpec, {
      as: 'sending of urine cultures',
      body: { ruleId: newId(), recipient: 'patient', ...EVERYTHING, testId, ...how },
    });
  }
  const bill = billOf(0);
  await frontDesk.call(makeCustomerLink, { as: 'page of a patient', body: { billId: bill.billId } });
}
