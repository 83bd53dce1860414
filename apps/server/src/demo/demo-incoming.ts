import {
  acceptIncoming,
  acceptOrder,
  accessionIncoming,
  announceOrder,
  announceSamples,
  rejectIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { newId } from '../kernel/database/new-id.ts';
import type { DemoClient } from './demo-client.ts';

function person(name: string, age: number, sex: 'M' | 'F'): AnnouncedPerson {
  const age_sex = { age, sex, unit: 'Yrs.' } as const;
  return { name_title: sex === 'M' ? 'Mr.' : 'Mrs.', name, age_sex, phone: null };
}

const SAMPLES = [
  { barcode: 'SHV-7741', person: person('Usha Kelkar', 58, 'F'), testCodes: ['CBC', 'TSH'] },
  { barcode: 'SHV-7742', person: person('Vivek Rane', 47, 'M'), testCodes: ['LFT'] },
  { barcode: 'SHV-7743', person: person('Anita Bapat', 33, 'F'), testCodes: ['HBA1C'] },
  { barcode: 'SHV-7744', person: person('Deepak Ghate', 61, 'M'), testCodes: ['CBC'] },
] as const;

/** What an agency announced to the demo lab: samples that wait, are accepted, are here and were rejected, and an order. */
export async function keepDemoIncoming(technician: DemoClient): Promise<void> {
  const { samples } = await technician.call(announceSamples, {
    as: 'announce samples',
    body: {
      samples: SAMPLES.map(({ testCodes, ...sample }) => ({
        ...sample,
        testCodes: [...testCodes],
        incomingId: newId(),
        requestNo: null,
        clientCode: 'SHIVNERI',
        courierTrackingNo: 'DEMO-4410',
      })),
    },
  });
  const [, accepted, here, rejected] = samples;
  const seen = ({ incomingId, version }: (typeof samples)[number]) => ({ incomingId, version });
  if (accepted) await technician.call(acceptIncoming, { as: 'accept sample', body: seen(accepted) });
  if (here) {
    await technician.call(accessionIncoming, { as: 'take sample', body: { scan: here.barcode } });
  }
  if (rejected) {
    const body = { ...seen(rejected), reason: 'Clotted on arrival' };
    await technician.call(rejectIncoming, { as: 'reject sample', body });
  }
  const { orderId, version } = await technician.call(announceOrder, {
    as: 'announce order',
    body: {
      orderId: newId(),
      requestNo: 'PAN-1182',
      clientCode: 'PANCHVATI',
      person: person('Suresh Nimbalkar', 52, 'M'),
      testCodes: ['CBC', 'LFT'],
      samples: [{ incomingId: newId(), barcode: 'PAN-9001', courierTrackingNo: null }],
    },
  });
  await technician.call(acceptOrder, { as: 'accept order', body: { orderId, version } });
}
