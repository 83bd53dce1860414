import { describe, expect, it } from 'vitest';
import { testSample } from '../samples/test-sample.ts';
import { isInView, matchesBill, type WaitingBill, waitingBills } from './waiting-bills.ts';

const edta = testSample();
const serum = testSample({
  barcode: 'KT2011260042-2',
  container: { ...edta.container, code: 'SST', capColour: 'SST', drawOrder: 3 },
});

function theBill(...tubes: Parameters<typeof waitingBills>[0]): WaitingBill {
  const [bill] = waitingBills(tubes);
  if (bill === undefined) throw new Error('There is no bill');
  return bill;
}

describe('waitingBills', () => {
  it('is empty when nobody waits', () => {
    expect(waitingBills([])).toEqual([]);
  });

  it('puts the tubes of a bill together, in order of draw', () => {
    const bills = waitingBills([edta, serum]);
    expect(bills.map(({ tubes }) => tubes)).toEqual([[serum, edta]]);
  });

  it('puts STAT first, then who waits longest', () => {
    const queue = [
      testSample({ labNo: 'late', registeredAt: '2026-11-20T04:00:00.000Z' }),
      testSample({ labNo: 'early', registeredAt: '2026-11-20T02:00:00.000Z' }),
      testSample({ labNo: 'stat', registeredAt: '2026-11-20T05:00:00.000Z', priority: 'stat' }),
    ];
    expect(waitingBills(queue).map(({ labNo }) => labNo)).toEqual(['stat', 'early', 'late']);
  });

  it('names each test once that needs a consent which nobody recorded', () => {
    const hiv = {
      billTestId: 'hiv',
      code: 'HIV',
      name: 'HIV 1 and 2',
      state: 'pending' as const,
      isUnconsented: true,
      refuseIf: '',
      keepsUntil: null,
    };
    const told = testSample({ tests: [...edta.tests, hiv] });
    expect(theBill(edta).unconsented).toEqual([]);
    expect(theBill(told, { ...told, sampleId: 'other' }).unconsented).toEqual(['HIV 1 and 2']);
  });

  it('says that a rejected tube is drawn again', () => {
    expect(theBill(edta).isAgain).toBe(false);
    expect(theBill(edta, { ...serum, parentBarcode: 'KT2011260042-1' }).isAgain).toBe(true);
  });
});

describe('isInView', () => {
  it('asks for STAT, fasting and drawing again', () => {
    const bill = theBill(edta);
    expect(isInView(bill, 'all')).toBe(true);
    expect(isInView(bill, 'stat')).toBe(false);
    expect(isInView({ ...bill, priority: 'stat' }, 'stat')).toBe(true);
    expect(isInView(bill, 'fasting')).toBe(false);
    expect(isInView({ ...bill, fastingHours: 10 }, 'fasting')).toBe(true);
    expect(isInView({ ...bill, isAgain: true }, 'again')).toBe(true);
  });
});

describe('matchesBill', () => {
  it.each([
    ['', true],
    ['heg', true],
    ['kam 0042', true],
    ['KT2011260042-2', true],
    ['p-0042', true],
    ['amala', false],
    ['heg 0043', false],
  ])('finds by %j: %s', (text, found) => {
    expect(matchesBill(theBill(edta, serum), text)).toBe(found);
  });
});
