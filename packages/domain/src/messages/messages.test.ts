import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../enumerations/bills.ts';
import { messageContent } from './message-content.ts';
import { emailsOf, mailtoLink, whatsAppLink } from './message-links.ts';
import { MESSAGE_WORDS } from './message-words.ts';
import type { MessageTemplateName } from './message-template.ts';
import { smsParts } from './sms-parts.ts';

const FACTS = {
  name: 'Mr. Ravi Kumar',
  lab: 'Kadam Diagnostics',
  labPhone: '020 2543 1000',
  billNo: 'KTRB26-00042',
  date: '20/11/2026',
  labNo: 'KT2011260042',
  payer: null,
  net: '₹1,100',
  paid: '₹600',
  due: '₹500',
  upi: 'kadam@upi',
  status: 'http://localhost/status/x',
  files: 'bill-KT2011260042.pdf',
};
const names = Object.keys(MESSAGE_WORDS.en.templates) as MessageTemplateName[]; // as: the keys are its names

const slotsIn = (lines: readonly string[]): string[] =>
  [...new Set(lines.join(' ').match(/\{\w+\}/gu))].toSorted();

describe('a message', () => {
  it('leaves out the lines that have nothing to say', () => {
    expect(messageContent('bill', 'en', { ...FACTS, due: null, upi: null })).toEqual({
      subject: 'Bill KTRB26-00042 of Kadam Diagnostics',
      body: [
        'Dear Mr. Ravi Kumar,',
        '',
        'Thank you for coming to Kadam Diagnostics.',
        'Bill KTRB26-00042 of 20/11/2026, lab ID KT2011260042.',
        'To pay: ₹1,100. Paid: ₹600.',
        'How far the tests are: http://localhost/status/x',
        'Attached: bill-KT2011260042.pdf.',
        '',
        'Regards,',
        'Kadam Diagnostics',
        '020 2543 1000',
      ].join('\n'),
      text: 'Kadam Diagnostics: bill KTRB26-00042 of 20/11/2026, lab ID KT2011260042. To pay ₹1,100, paid ₹600. Tests: http://localhost/status/x',
    });
    expect(messageContent('bill', 'en', FACTS).body).toContain(
      'Still due: ₹500.\nIt can be paid by UPI to kadam@upi.',
    );
  });

  it.each(names)('%s says the same in every language, under a subject and in a text that stand', (name) => {
    const { subject, email, text } = MESSAGE_WORDS.en.templates[name];
    for (const language of LANGUAGES) {
      const words = MESSAGE_WORDS[language].templates[name];
      expect(slotsIn([words.subject])).toEqual(slotsIn([subject]));
      expect(slotsIn(words.email)).toEqual(slotsIn(email));
      expect(words.email.map((line) => slotsIn([line]))).toEqual(email.map((line) => slotsIn([line])));
      expect(words.text.map((line) => slotsIn([line]))).toEqual(text.map((line) => slotsIn([line])));
    }
  });

  it.each(LANGUAGES)('in %s is closed by the lab, and is in its script', (language) => {
    const { body, text } = messageContent('due', language, { ...FACTS, patient: null });
    expect(body).toContain('\n\n');
    expect(body.endsWith('Kadam Diagnostics\n020 2543 1000')).toBe(true);
    expect(/\p{Script=Devanagari}/u.test(text)).toBe(language !== 'en');
  });

  it('fills a slot once, and keeps every text on its line', () => {
    const { subject, body } = messageContent('bill', 'en', {
      ...FACTS,
      lab: 'A\r\nBcc: x@y.in',
      name: '{lab} {due}',
    });
    expect(subject).toBe('Bill KTRB26-00042 of A Bcc: x@y.in');
    expect(body).toContain('Dear {lab} {due},');
  });

  it('never throws and leaves no slot that has a fact, whatever the facts say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...LANGUAGES),
        fc.string(),
        (name, language, text) => {
          const facts = Object.fromEntries(Object.keys(FACTS).map((slot) => [slot, text]));
          expect(messageContent(name, language, facts).subject.includes('\n')).toBe(false);
        },
      ),
    );
  });
});

describe('links', () => {
  it.each([
    ['9876543210', 'https://wa.me/919876543210?text=Bill%20%26%20due'],
    ['+919876543210', 'https://wa.me/919876543210?text=Bill%20%26%20due'],
    ['09876543210', 'https://wa.me/919876543210?text=Bill%20%26%20due'],
    ['98xxxxxx10', null],
    ['98765', null],
    ['', null],
  ])('to WhatsApp of %j', (phone, link) => {
    expect(whatsAppLink(phone, 'Bill & due')).toBe(link);
  });

  it('to the e-mail program keep lines, signs and several addresses, and let nothing in besides', () => {
    expect(mailtoLink(['a@b.in', 'c&d@e.in'], { subject: 'Bill 1 & 2?', body: 'one\ntwo ₹' })).toBe(
      'mailto:a@b.in,c%26d@e.in?subject=Bill%201%20%26%202%3F&body=one%0D%0Atwo%20%E2%82%B9',
    );
    expect(mailtoLink(['a@b.in?cc=x@y.in'], { subject: '', body: '' })).toContain('a@b.in%3Fcc%3Dx@y.in');
  });

  it('take a list apart at its semicolons', () => {
    expect(emailsOf(' a@b.in; c@d.in ;')).toEqual(['a@b.in', 'c@d.in']);
    expect(emailsOf('')).toEqual([]);
  });
});

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['₹'.repeat(70), 1],
  [`${'a'.repeat(70)}₹`, 2],
  ['', 1],
])('an SMS of %j is sent in %i parts', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
