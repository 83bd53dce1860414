import { expect, test } from 'vitest';
import { upiRequest } from './upi-request.ts';

test('carries payee, amount with two decimals and note', () => {
  const uri = upiRequest({
    address: 'lab@upi.example',
    payee: 'Main Lab & Co',
    amount: 14_800,
    note: 'KT2011260042',
  });
  expect(uri).toBe('upi://pay?pa=lab@upi.example&pn=Main%20Lab%20%26%20Co&am=148.00&cu=INR&tn=KT2011260042');
});

test('has no note before there is a lab ID', () => {
  const uri = upiRequest({ address: 'lab@upi.example', payee: 'Lab', amount: 100, note: null });
  expect(uri).toBe('upi://pay?pa=lab@upi.example&pn=Lab&am=1.00&cu=INR');
});
