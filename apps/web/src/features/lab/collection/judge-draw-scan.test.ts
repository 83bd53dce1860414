import { describe, expect, it } from 'vitest';
import { judgeDrawScan } from './judge-draw-scan.ts';
import { testSample } from '../samples/test-sample.ts';
import { waitingBills } from './waiting-bills.ts';

const mine = testSample({ registeredAt: '2026-11-20T01:00:00.000Z' });
const hers = testSample({ labNo: 'KT2011260043' });
const bills = waitingBills([mine, hers]);
const [current = null, other] = bills;
const nothing = new Set<string>();
const judge = (code: string, part: Partial<Parameters<typeof judgeDrawScan>[0]> = {}) =>
  judgeDrawScan({ code, bills, current, confirmed: nothing, refusedCode: null, ...part });

describe('judgeDrawScan', () => {
  it('confirms a tube of the patient in the chair, in either form of the barcode', () => {
    expect(judge('KT2011260042-1')).toEqual({ is: 'confirmed', bill: current, tube: mine });
    expect(judge('kt201126004201')).toEqual({ is: 'confirmed', bill: current, tube: mine });
  });

  it('opens another patient while nobody is begun', () => {
    expect(judge('KT2011260043-1')).toEqual({ is: 'confirmed', bill: other, tube: hers });
    expect(judge('KT2011260043')).toEqual({ is: 'opened', bill: other });
  });

  it('refuses the label of another patient once one is begun, and obeys when it is insisted on', () => {
    const begun = { confirmed: new Set([mine.sampleId]) };
    expect(judge('KT2011260043-1', begun)).toEqual({ is: 'otherPatient', bill: other });
    expect(judge('KT2011260043', begun)).toEqual({ is: 'otherPatient', bill: other });
    expect(judge('KT2011260043-1', { ...begun, refusedCode: 'KT2011260043-1' }).is).toBe('confirmed');
  });

  it('knows nothing of a code that does not wait', () => {
    expect(judge('KT2011260042-7')).toEqual({ is: 'notWaiting', code: 'KT2011260042-7' });
    expect(judge('8901234567890')).toEqual({ is: 'notWaiting', code: '8901234567890' });
  });
});
