import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';

/** The bill, and the test of it, that a question is about: a lab ID is looked up when it is left or entered. */
export function useWhyBill() {
  const [typed, setTyped] = useState('');
  const [labNo, setLabNo] = useState('');
  const [billTestId, setTest] = useState('');
  const query = useApiQuery(readBill, { query: { labNo } }, { enabled: labNo !== '', keepFormer: false });
  const bill = labNo === '' ? undefined : query.data;
  const test = billTestId === '' ? {} : { billTestId };
  return {
    typed,
    setTyped,
    billTestId,
    setTest,
    isUnknown: labNo !== '' && query.isError,
    tests: bill?.lines.flatMap((line) => line.tests) ?? null,
    look: () => {
      setLabNo(typed.trim().toUpperCase());
      setTest('');
    },
    about: bill === undefined ? {} : { billId: bill.billId, ...test },
  };
}
