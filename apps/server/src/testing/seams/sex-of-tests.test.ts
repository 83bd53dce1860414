import {
  announceSamples,
  announceOrder,
  listIncoming,
} from '@nidan/contract/lab/incoming/incoming-endpoints';
import { announceSamplesFile } from '@nidan/contract/lab/incoming/announced-file-endpoints';
import { addLines } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/new-id.ts';
import {
  announcedCsv,
  orderToAnnounce,
  sampleToAnnounce,
} from '../../features/lab/incoming/testing/announced.ts';
import { orderBill, testIdOf } from '../order-bill.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/* Every way in of an order, with a test of the other sex than the person. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const person = (sex: 'M' | 'F' | 'O') => ({
  name_title: sex === 'F' ? ('Mrs.' as const) : ('' as const),
  name: 'Kiran Vasant Shah',
  age_sex: { age: 31, sex, unit: 'Yrs.' as const },
  phone: '9876543210',
});
const OF_MEN = 'SEMEN, Semen analysis, is a test of men. Check the sex of the patient.';
const OF_WOMEN = 'UPT, Urine pregnancy test, is a test of women. Check the sex of the patient.';
const announcedOf = (sex: 'M' | 'F') => ({ person: person(sex), testCodes: ['SEMEN', 'UPT', 'CBC'] });

describe('a bill warns of a test of the other sex', () => {
  it.each([
    ['M', ['UPT'], [OF_WOMEN]],
    ['F', ['SEMEN', 'CBC'], [OF_MEN]],
    ['M', ['SEMEN'], []],
    ['F', ['UPT'], []],
    ['O', ['UPT', 'SEMEN'], []],
  ] as const)('%s with %s', async (sex, testCodes, msgs) => {
    const { warnings } = await orderBill(app, { testCodes, newPatient: person(sex) });
    expect(warnings.map(({ msg }) => msg)).toEqual(msgs);
  });

  it('of a known person, and of lines that are added, whose package or profile names a sex too', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC'], newPatient: person('M') });
    const again = { newPatient: null, patientId: bill.patientId };
    const known = await orderBill(app, { testCodes: ['PAP'], ...again });
    expect(known.warnings).toMatchObject([{ kind: 'otherSex', code: 'PAP' }]);
    const lines = [{ testId: await testIdOf(app, 'FERTF') }];
    const added = await app.as('Front desk').ok(addLines, {
      body: { billId: bill.billId, version: 1, lines },
    });
    expect(added.warnings).toMatchObject([{ kind: 'otherSex', code: 'FERTF' }]);
  });
});

describe('what others announce warns too', () => {
  it('by a program', async () => {
    const body = { samples: [sampleToAnnounce(announcedOf('M')), sampleToAnnounce(announcedOf('F'))] };
    const { samples } = await app.as('Front desk').ok(announceSamples, { body });
    expect(new Set(samples.flatMap(({ warnings }) => warnings))).toEqual(new Set([OF_MEN, OF_WOMEN]));
  });

  it('as an order', async () => {
    const body = { ...orderToAnnounce(), orderId: newId(), ...announcedOf('F') };
    expect((await app.as('Front desk').ok(announceOrder, { body })).warnings).toEqual([OF_MEN]);
  });

  it('by a file', async () => {
    const { barcode } = sampleToAnnounce();
    const body = announcedCsv({ barcode, sex: 'M', tests: 'UPT' });
    await app.as('Front desk').ok(announceSamplesFile, { body });
    const query = { by: 'barcode', q: barcode } as const;
    const { rows } = await app.as('Front desk').ok(listIncoming, { query });
    expect(rows.map(({ warnings }) => warnings)).toEqual([[OF_WOMEN]]);
  });
});

it('the picker of tests tells of which sex a test and its parts are', async () => {
  const { rows } = await app.as('Front desk').ok(listTests, { query: { q: 'CANM' } });
  expect(rows[0]?.sexed).toContainEqual({ code: 'PSA', name: 'PSA, total', forSex: 'M' });
});
