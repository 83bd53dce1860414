import { describe, expect, test } from 'vitest';
import { PAPER_WORDS_EN } from '../documents/words/paper-words-en.ts';
import { gstMark, supplyPaper } from './supply-paper.ts';

const supplierGstin = '27AAPFU0939F1ZV';
const taxed = { ratePercent: 18, netPaise: 1_180_00 } as const;
const exempt = { ratePercent: null, netPaise: 500_00 } as const;

describe('supplyPaper', () => {
  test('of exempt lines is a bill of supply', () => {
    expect(supplyPaper({ supplierGstin, recipientGstin: null, lines: [exempt] })).toEqual({
      title: 'Bill of supply',
      footnotes: [],
      note: PAPER_WORDS_EN.bill.exempt,
    });
  });

  test('of taxed lines is a tax invoice with CGST and SGST by halves', () => {
    expect(supplyPaper({ supplierGstin, recipientGstin: null, lines: [taxed] })).toEqual({
      title: 'Tax invoice',
      footnotes: [
        {
          mark: '‡',
          text: 'The price includes GST: taxable value ₹ 1000.00, CGST 9 % ₹ 90.00, SGST 9 % ₹ 90.00.',
        },
      ],
      note: 'Amounts in rupees.',
    });
  });

  test('to a recipient in another state has IGST', () => {
    const { footnotes } = supplyPaper({ supplierGstin, recipientGstin: '29AAGCA8719B1ZO', lines: [taxed] });
    expect(footnotes[0]?.text).toContain('IGST 18 % ₹ 180.00.');
  });

  test('of both is an invoice-cum-bill of supply, one footnote for each rate', () => {
    const five = { ratePercent: 5, netPaise: 105_00 } as const;
    const paper = supplyPaper({ supplierGstin, recipientGstin: null, lines: [taxed, exempt, five] });
    expect(paper.title).toBe('Invoice-cum-bill of supply');
    expect(paper.footnotes.map(({ mark }) => mark)).toEqual(['§', '‡']);
    expect(paper.note).toBe(`Without mark: ${PAPER_WORDS_EN.bill.exempt}`);
  });
});

test('a line that is exempt has no mark', () => {
  expect([gstMark(null), gstMark(5)]).toEqual([null, '§']);
});
