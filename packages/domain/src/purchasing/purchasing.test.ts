import { array, assert, boolean, constantFrom, nat, property, record, string } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { BANK_FILE_FORMATS } from '../enumerations/purchasing.ts';
import { bankFileTable } from './bank-file.ts';
import { contractStateOn } from './contract-days.ts';
import { gs1Date, isGtin, readGs1Code, scannedLotNo } from './gs1-code.ts';
import {
  chargesGst,
  isPurchaseGstRate,
  purchaseGstRatesOn,
  purchaseTax,
  purchaseTaxKind,
  taxSum,
} from './gst-of-purchase.ts';
import { aboveLowest, landedRate } from './landed-rate.ts';
import { chargeFault, chargeParts, lineTotal, orderTotals, roundOffOf } from './order-totals.ts';
import { payableAge } from './payable-ageing.ts';
import { slabFault, slabOf } from './rate-slab.ts';
import { fewestDaysOf, receiptFault } from './receipt-rule.ts';
import { vendorFaults } from './vendor-rule.ts';

const GSTIN = '27AAPFU0939F1ZV';

describe('numbers of a vendor', () => {
  const vendor = { type: 'business_gst', gstin: GSTIN, pan: 'AAPFU0939F', stateCode: '27' } as const;
  it.each([
    [{}, []],
    [{ gstin: '' }, ['gstin']],
    [{ type: 'business_none', gstin: '' }, []],
    [{ stateCode: '29' }, ['stateCode']],
    [{ pan: 'AAAPL1234C' }, ['pan']],
    [{ pan: '' }, []],
    [{ type: 'overseas', gstin: '', stateCode: '' }, []],
    [{ type: 'overseas', gstin: '', stateCode: '27' }, ['stateCode']],
    [{ type: 'consumer', gstin: '', stateCode: '' }, ['stateCode']],
  ] as const)('%o is wrong in %o', (given, fields) => {
    expect(vendorFaults({ ...vendor, ...given }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('GST of a purchase', () => {
  it('is by halves within a state and whole between states and from overseas', () => {
    expect(purchaseTax(10_005, 5, 'INTRA_STATE')).toEqual({ cgst: 250, sgst: 250, igst: 0 });
    expect(purchaseTax(10_005, 5, 'INTER_STATE')).toEqual({ cgst: 0, sgst: 0, igst: 500 });
    expect(purchaseTaxKind('27', '27')).toBe('INTRA_STATE');
    expect(purchaseTaxKind('29', '27')).toBe('INTER_STATE');
    expect(purchaseTaxKind('', '27')).toBe('INTER_STATE');
  });

  test('never has both kinds, and halves that are equal', () => {
    assert(
      property(nat(10 ** 9), constantFrom(0, 5, 18, 40), boolean(), (taxable, rate, inter) => {
        const tax = purchaseTax(taxable, rate, inter ? 'INTER_STATE' : 'INTRA_STATE');
        expect(tax.cgst).toBe(tax.sgst);
        expect(tax.igst * tax.cgst).toBe(0);
        expect(Math.abs(taxSum(tax) - (taxable * rate) / 100)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['business_gst', true],
  ['overseas', true],
  ['business_none', false],
  ['consumer', false],
  ['other', false],
] as const)('a vendor of type %s charges GST: %s', (type, charges) => {
  expect(chargesGst(type)).toBe(charges);
});

test.each([
  ['2017-06-30', []],
  ['2017-07-01', [0, 5, 12, 18, 28]],
  ['2025-09-21', [0, 5, 12, 18, 28]],
  ['2025-09-22', [0, 5, 18, 40]],
])('GST rates on %s are %o', (day, rates) => {
  expect(purchaseGstRatesOn(day)).toEqual(rates);
  expect(isPurchaseGstRate(12, purchaseGstRatesOn(day))).toBe(rates.includes(12));
});

const goods = (taxable: number, gstPercent: number) => {
  return { quantity: 1_000, ratePaise: taxable, discountBasisPoints: 0, gstPercent };
};
const freight = (amountPaise: number) => {
  return { charge: 'Freight' as const, amountPaise, gstPercent: null };
};

describe('freight without a rate of its own', () => {
  it('bears the rate of the goods', () => {
    expect(orderTotals([goods(6_160_000, 5)], [freight(112_000)], 'INTRA_STATE')).toMatchObject({
      tax: { cgst: 156_800, sgst: 156_800, igst: 0 },
      total: 6_585_600,
    });
  });

  it('is split over goods of several rates in proportion to their value', () => {
    const lines = [goods(4_000_000, 5), goods(1_000_000, 18)];
    expect(orderTotals(lines, [freight(100_000)], 'INTER_STATE')).toMatchObject({
      tax: { cgst: 0, sgst: 0, igst: 204_000 + 183_600 },
      total: 5_487_600,
    });
  });

  it('bears the highest rate where the goods are free', () => {
    const free = [5, 18].map((gstPercent) => ({ gstPercent, taxablePaise: 0 }));
    expect(chargeParts(freight(100), free)).toEqual([{ gstPercent: 18, taxablePaise: 100 }]);
  });

  test('adds up to the paisa', () => {
    const amount = record({ gstPercent: constantFrom(0, 5, 18, 40), taxablePaise: nat(10 ** 8) });
    assert(
      property(nat(10 ** 7), array(amount, { minLength: 1 }), (paise, lines) => {
        const parts = chargeParts(freight(paise), lines);
        expect(parts.reduce((all, { taxablePaise }) => all + taxablePaise, 0)).toBe(paise);
        expect(parts.every(({ taxablePaise }) => taxablePaise >= 0)).toBe(true);
      }),
    );
  });
});

describe('an order', () => {
  const line = { quantity: 6_000, ratePaise: 240_000, discountBasisPoints: 0, gstPercent: 5 };
  it('comes to its lines, its charges, their GST and what is rounded off', () => {
    expect(lineTotal({ ...line, discountBasisPoints: 250 }, 'INTRA_STATE')).toMatchObject({
      amount: 1_440_000,
      discount: 36_000,
      taxable: 1_404_000,
      total: 1_474_200,
    });
    const totals = orderTotals(
      [line],
      [
        { charge: 'Freight', amountPaise: 112_000, gstPercent: 18 },
        { charge: 'Round Off', amountPaise: -40, gstPercent: 0 },
      ],
      'INTRA_STATE',
    );
    expect(totals).toMatchObject({
      taxable: 1_440_000,
      charges: 112_000,
      tax: { cgst: 46_080, sgst: 46_080, igst: 0 },
      roundOff: -40,
      total: 1_644_120,
    });
    expect(roundOffOf(totals.total)).toBe(-20);
  });

  it('keeps parts of a unit to the paisa', () => {
    expect(lineTotal({ ...line, quantity: 1, ratePaise: 499 }, 'INTRA_STATE').amount).toBe(0);
    expect(lineTotal({ ...line, quantity: 1, ratePaise: 500 }, 'INTRA_STATE').amount).toBe(1);
  });

  it.each([
    [
      [
        { charge: 'Freight', amountPaise: 1, gstPercent: 0 },
        { charge: 'Freight', amountPaise: 1, gstPercent: 0 },
      ],
      'twice',
    ],
    [[{ charge: 'P&F', amountPaise: -1, gstPercent: 0 }], 'negative'],
    [[{ charge: 'Round Off', amountPaise: -51, gstPercent: 0 }], 'round-off'],
    [[{ charge: 'Round Off', amountPaise: 50, gstPercent: 0 }], null],
  ] as const)('%o: %s', (extras, fault) => {
    expect(chargeFault([...extras])).toBe(fault);
  });
});

describe('rates', () => {
  const slabs = [
    { fromQuantity: 1, ratePaise: 900 },
    { fromQuantity: 10, ratePaise: 800 },
  ];
  it('are those of the highest slab that a quantity reaches', () => {
    expect(slabOf(slabs, 9)?.ratePaise).toBe(900);
    expect(slabOf(slabs, 10)?.ratePaise).toBe(800);
    expect(slabOf(slabs.slice(1), 9)).toBeNull();
  });

  it('do not rise with the quantity, and no quantity has two', () => {
    expect(slabFault(slabs)).toBeNull();
    expect(slabFault([...slabs, { fromQuantity: 10, ratePaise: 700 }])).toBe('twice');
    expect(slabFault([...slabs, { fromQuantity: 20, ratePaise: 850 }])).toBe('dearer');
  });

  it('land with freight and GST, which is no credit', () => {
    const landed = landedRate({ ratePaise: 864_000, freightBasisPoints: 53, gstPercent: 5 });
    expect(landed).toEqual({ rate: 864_000, freight: 4_579, gst: 43_429, landed: 912_008 });
    expect(aboveLowest(890_000, 864_000)).toBe(30);
    expect(aboveLowest(870_000, 864_000)).toBe(7);
  });
});

describe('a contract', () => {
  const days = { validFrom: '2026-04-01', validTo: '2027-03-31' };
  it.each([
    ['queue', '2026-03-31', 'queue'],
    ['queue', '2026-04-01', 'active'],
    ['queue', '2027-03-31', 'active'],
    ['queue', '2027-04-01', 'expired'],
    ['pending', '2026-05-01', 'pending'],
    ['cancelled', '2026-05-01', 'cancelled'],
  ] as const)('that is kept as %s is on %s %s', (stored, day, state) => {
    expect(contractStateOn(stored, days, day)).toBe(state);
  });
});

describe('a GS1 code', () => {
  const GS = '\u001D';
  const read = {
    gtin: '08901234567890',
    lotNo: 'D2511A',
    expiresOn: '2026-10-31',
    madeOn: null,
    serialNo: null,
    count: null,
  };
  it.each([
    ['(01)08901234567890(17)261031(10)D2511A'],
    ['01089012345678901726103110D2511A'],
    [`]d2010890123456789010D2511A${GS}17261031`],
    ['01089012345678901726100010D2511A'],
  ])('%j is read', (code) => {
    expect(readGs1Code(code)).toEqual(read);
  });

  it.each([
    ['8901234500019', { gtin: '08901234500019' }],
    ['08901234500019', { gtin: '08901234500019' }],
    ['96385074', { gtin: '00000096385074' }],
    ['0108901234500019172712319112345', { gtin: '08901234500019', expiresOn: '2027-12-31' }],
    [
      '01089012345000191727123110HC1<GS>9112345',
      { gtin: '08901234500019', expiresOn: '2027-12-31', lotNo: 'HC1' },
    ],
    ['(01)08901234500019(240)X-7(10)HC1', { gtin: '08901234500019', lotNo: 'HC1' }],
    [`]C11728123110HC9${GS}3712`, { expiresOn: '2028-12-31', lotNo: 'HC9', count: 12 }],
  ])('%j is read by what it says alone, and other elements are passed over', (code, said) => {
    const nothing = { gtin: null, lotNo: null, expiresOn: null, madeOn: null, serialNo: null, count: null };
    expect(readGs1Code(code)).toEqual({ ...nothing, ...said });
  });

  it.each([
    ['an item number of the vendor that begins like a lot', '1012345'],
    ['an expiry that nothing names as GS1', '17281231'],
    ['a wrong check digit before an expiry', '010890123450001817271231'],
    ['a wrong check digit under the bars', '8901234500018'],
    ['a digit of check that is wrong', '(01)08901234567894(10)A'],
    ['a month that is none', '(17)261331'],
    ['a day that is none', '(17)260230'],
    ['a barcode of a tube', 'KT2011250145'],
    ['nothing', '  '],
    ['an element without its end', '0108901'],
  ])('with %s is none', (_, code) => {
    expect(readGs1Code(code)).toBeNull();
  });

  it.each([
    ['(01)08901234567890(17)261031(10)d2511a', 'D2511A'],
    [' hc-7 ', 'HC-7'],
    ['1012345', '1012345'],
  ])('%j means the lot %s', (code, lotNo) => {
    expect(scannedLotNo(code)).toBe(lotNo);
  });

  it('has the last day of a month where it says day 00, and centuries by the nearest', () => {
    expect(gs1Date('280200')).toBe('2028-02-29');
    expect(gs1Date('991231')).toBe('1999-12-31');
    expect(isGtin('08901234567890')).toBe(true);
  });

  test('never throws', () => {
    assert(
      property(string(), (text) => {
        readGs1Code(text);
      }),
    );
  });
});

describe('a receipt', () => {
  const line = { ordered: 100_000, before: 0, accepted: 100_000, expiresOn: '2026-12-31' };
  const rule = { overPercent: 0, fewestDays: 90 };
  it.each([
    [{}, null],
    [{ accepted: 100_002 }, 'over-order'],
    [{ before: 60_000, accepted: 40_001 }, 'over-order'],
    [{ expiresOn: null }, null],
    [{ expiresOn: '2025-12-31' }, 'expired'],
    [{ expiresOn: '2026-03-31' }, 'short-life'],
    [{ expiresOn: '2026-04-01' }, null],
  ] as const)('%o: %s', (given, fault) => {
    expect(receiptFault({ ...line, ...given }, rule, '2026-01-01')).toBe(fault);
  });

  it('may be over the order by what the rule lets pass', () => {
    expect(
      receiptFault({ ...line, accepted: 102_000 }, { ...rule, overPercent: 2 }, '2026-01-01'),
    ).toBeNull();
    expect(receiptFault({ ...line, accepted: 102_001 }, { ...rule, overPercent: 2 }, '2026-01-01')).toBe(
      'over-order',
    );
  });
});

describe('a payment', () => {
  it.each([
    ['2026-01-02', 'not due'],
    ['2026-01-01', '0-30'],
    ['2025-12-02', '0-30'],
    ['2025-12-01', '31-60'],
    ['2025-10-03', '61-90'],
    ['2025-10-02', '90+'],
  ])('due on %s is %s on 01/01/2026', (dueOn, age) => {
    expect(payableAge(dueOn, '2026-01-01')).toBe(age);
  });

  const to = { number: 'KT26-1', name: 'Meril', accountNo: '00123456789012345678', ifsc: 'HDFC0000001' };
  const transfers = [19_999_999, 20_000_000].map((amountPaise) => ({ ...to, amountPaise }));

  it('goes by RTGS from two lakh on, with the total in the last row', () => {
    const { rows } = bankFileTable(transfers, 'plain', '2026-11-29');
    expect(rows.map(([mode, amount]) => [mode, amount])).toEqual([
      ['NEFT', 199_999.99],
      ['RTGS', 200_000],
      ['', 399_999.99],
    ]);
    expect(bankFileTable([], 'plain', '2026-11-29').rows).toEqual([['', 0, 'Total of 0', '', '', '']]);
  });

  it.each(BANK_FILE_FORMATS)(
    'names in the format %s account, IFSC, amount, payee and reference',
    (format) => {
      const { columns, rows } = bankFileTable(transfers, format, '2026-11-29');
      expect(new Set(columns).size).toBe(columns.length);
      expect(rows[0]).toEqual(
        expect.arrayContaining([to.accountNo, to.ifsc, to.name, to.number, 199_999.99]),
      );
      expect(rows.at(-1)).toEqual(expect.arrayContaining(['Total of 2', 399_999.99]));
    },
  );
});

test('a lot must last as long as its item says, and as the lab says where its item says nothing', () => {
  expect([fewestDaysOf(90, 30), fewestDaysOf(10, 30), fewestDaysOf(0, 30), fewestDaysOf(0, 0)]).toEqual([
    90, 10, 30, 0,
  ]);
});
