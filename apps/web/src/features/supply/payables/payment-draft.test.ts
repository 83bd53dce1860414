import { expect, test } from 'vitest';
import { paymentDraft, taxableOf } from './payment-draft.ts';

const credits = [{ invoiceId: 'claimed' }];

test.each([
  [
    { one: '100.50', other: '' },
    { grossPaise: 10_050, isWrong: false },
  ],
  [
    { one: '100', claimed: '40' },
    { grossPaise: 6_000, isWrong: false },
  ],
  [
    { one: '100', claimed: '100' },
    { grossPaise: 0, isWrong: false },
  ],
  [
    { one: '100', claimed: '100.01' },
    { grossPaise: -1, isWrong: true },
  ],
  [{ one: 'x' }, { grossPaise: 0, isWrong: true }],
  [{ claimed: '40' }, { isWrong: true }],
])('a payment of %o is %o', (amounts, draft) => {
  expect(paymentDraft(amounts, credits)).toMatchObject(draft);
});

test('sends claims apart from invoices', () => {
  expect(paymentDraft({ one: '100', claimed: '40' }, credits)).toMatchObject({
    invoices: [{ invoiceId: 'one', amountPaise: 10_000 }],
    claims: [{ invoiceId: 'claimed', amountPaise: 4_000 }],
  });
});

test('is taxed on the value without GST, less that of the claims', () => {
  const billed = ['one', 'claimed'].map((invoiceId) => ({
    invoiceId,
    totalPaise: 10_500,
    cgstPaise: 250,
    sgstPaise: 250,
    igstPaise: 0,
  }));
  expect(taxableOf(paymentDraft({ one: '105', claimed: '42' }, credits), billed)).toBe(6_000);
});
