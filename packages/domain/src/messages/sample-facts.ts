import type { MessageFacts } from './message-content.ts';

/** An invented person and bill, on which words are looked at before they go out. */
export const SAMPLE_FACTS: MessageFacts = {
  name: 'Mrs. Sunita Deshpande',
  lab: 'Sahyadri Diagnostics',
  labPhone: '020 2544 1100',
  labNo: 'KT2011250137',
  reportNo: 'KT2011250137/1',
  billNo: 'KT/25-26/000412',
  date: '20/11/2025',
  patient: 'Mrs. Sunita Deshpande',
  payer: 'Sahyadri Clinic',
  net: '₹1,100',
  paid: '₹600',
  due: '₹500',
  upi: 'sahyadri@upi',
  status: 'https://lab.example.in/status/4Kd9pQ',
  verify: 'https://lab.example.in/verify/7Hq2mZ',
  link: 'https://lab.example.in/t/1-Aa7Qk',
  number: 'ADV/25-26/000031',
  amount: '₹800',
  left: '₹800',
  mode: 'UPI',
  what: 'Tests by department',
  rows: '42',
  why: 'It takes too long',
};
