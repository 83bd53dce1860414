import { expect, it } from 'vitest';
import { maskedFinding } from './masked-finding.ts';

const typed = { typedBy: 'Ms M', typedAt: '2026-11-23T10:00:00.000Z' };

it('a demo user sees of a personal column neither what the file says nor what was typed, also where a reason quotes them', () => {
  const masked = maskedFinding('doctors', {
    rowNo: 2,
    record: 'DR1',
    verdict: 'bad',
    faults: [
      {
        column: 'phone',
        found: ' 98201 ',
        reason: '"982010" for "98201" is no phone',
        code: 'no-phone',
        values: { text: '982010', found: '98201' },
      },
    ],
    changes: [{ column: 'email', before: 'asha@lab.in', after: 'asha@lab.example' }],
    fixes: [{ column: 'email', found: 'ASHA@lab.in', used: 'asha@lab.in' }],
    typed: [
      { column: 'phone', found: ' 98201 ', value: '982010', ...typed },
      { column: 'name', found: '', value: 'Dr. Rao', ...typed },
    ],
    typable: ['phone', 'name'],
    version: 3,
  });
  expect(JSON.stringify(masked)).not.toMatch(/98201|asha/i);
  expect(masked.faults[0]).toMatchObject({ code: 'no-phone', values: { text: expect.any(String) } });
  expect(masked.typed[1]).toMatchObject({ value: 'Dr. Rao' });
});
