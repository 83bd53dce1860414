import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { announceOrder, announceSamples } from '@nidan/contract/lab/incoming/incoming-endpoints';
import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { newId } from '../../../../kernel/database/new-id.ts';

export const announcedWoman: AnnouncedPerson = {
  name_title: 'Mrs.',
  name: 'Kalpana Joglekar',
  age_sex: { age: 44, sex: 'F', unit: 'Yrs.' },
  phone: null,
};

type Sample = BodyOf<typeof announceSamples>['samples'][number];

/** A sample that nobody announced before; anything may be given otherwise. */
export function sampleToAnnounce(given: Partial<Sample> = {}): Sample {
  const incomingId = newId();
  return {
    incomingId,
    barcode: `EXT-${incomingId.slice(-12)}`.toUpperCase(),
    requestNo: null,
    clientCode: 'SHIVNERI',
    courierTrackingNo: null,
    person: announcedWoman,
    testCodes: ['CBC'],
    ...given,
  };
}

/** An order that nobody announced before, with one sample. */
export function orderToAnnounce(): BodyOf<typeof announceOrder> {
  const { incomingId, barcode, courierTrackingNo, clientCode, person, testCodes } = sampleToAnnounce();
  return {
    orderId: newId(),
    requestNo: `REQ-${incomingId.slice(-12)}`,
    clientCode,
    person,
    testCodes,
    samples: [{ incomingId, barcode, courierTrackingNo }],
  };
}

const ROW = { patient: 'Kalpana Joglekar', age: '44', sex: 'F', tests: 'CBC', sender: 'SHIVNERI' };

/** A file of announcements with a row for each of these, what they leave out said as usual. */
export function announcedCsv(...rows: readonly Readonly<Record<string, string>>[]) {
  const titles = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...Object.keys(ROW)])];
  const lines = rows.map((row) => {
    const told: Readonly<Record<string, string>> = { ...ROW, ...row };
    return titles.map((title) => `"${told[title] ?? ''}"`).join(',');
  });
  const text = [titles.join(','), ...lines].join('\n');
  return { name: 'announced.csv', content: Buffer.from(text).toString('base64') };
}
