import { describe, expect, it, test } from 'vitest';
import { familyFault, isNewbornTitle, patientKind } from './family.ts';

test('who belongs to a primary patient is a companion', () => {
  expect(patientKind(null)).toBe('primary');
  expect(patientKind('0190')).toBe('companion');
});

describe('ties of a family', () => {
  const alone = { primary: null, mother: null, hasCompanions: false } as const;
  it.each([
    ['of nobody', {}, null],
    ['to a primary patient', { primary: { kind: 'primary' } }, null],
    ['to a companion', { primary: { kind: 'companion' } }, 'primaryIsCompanion'],
    [
      'of a primary patient with companions',
      { primary: { kind: 'primary' }, hasCompanions: true },
      'hasCompanions',
    ],
    ['that companions keep', { hasCompanions: true }, null],
    ['to a mother', { mother: { sex: 'F' } }, null],
    ['to a mother of sex O', { mother: { sex: 'O' } }, null],
    ['to a male mother', { mother: { sex: 'M' } }, 'motherIsMale'],
  ] as const)('%s', (_, part, fault) => {
    expect(familyFault({ ...alone, ...part })).toBe(fault);
  });
});

test.each([
  ['B/O', true],
  ['B/o', true],
  ['Mrs.', false],
  ['', false],
])('%j says a newborn: %s', (title, says) => {
  expect(isNewbornTitle(title)).toBe(says);
});
