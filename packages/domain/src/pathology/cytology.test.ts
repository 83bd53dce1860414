import { describe, expect, it } from 'vitest';
import { bethesdaOf, contradictsCategory } from './bethesda.ts';
import { looksDiffer, nextRound, rescreenReason, RESCREENED_PERCENT } from './screening.ts';

const findings = (squamous: string | null, glandular: string | null = 'No abnormality') => ({
  adequacy: 'Satisfactory',
  category: 'Negative for intraepithelial lesion or malignancy',
  squamous,
  glandular,
});

it.each([
  ['No abnormality', 'No abnormality', 'NILM'],
  ['ASC-US', 'No abnormality', 'ASC_US'],
  ['HSIL', 'Atypical endocervical cells', 'HSIL'],
  ['LSIL', 'Adenocarcinoma in situ', 'AIS'],
  ['No abnormality', 'Adenocarcinoma', 'ADENOCA'],
  [null, null, null],
])('%s and %s are %s', (squamous, glandular, expected) => {
  expect(bethesdaOf(findings(squamous, glandular))).toBe(expected);
});

it('says nothing of cells that could not be judged', () => {
  expect(bethesdaOf({ ...findings('HSIL'), adequacy: 'Unsatisfactory' })).toBe('UNSAT');
});

it('notices a category that says other than the cells', () => {
  expect(contradictsCategory(findings('HSIL'))).toBe(true);
  expect(contradictsCategory({ ...findings('HSIL'), category: 'Epithelial cell abnormality' })).toBe(false);
  expect(contradictsCategory(findings('No abnormality'))).toBe(false);
  const cautious = { ...findings('No abnormality'), category: 'Epithelial cell abnormality' };
  expect(contradictsCategory(cautious)).toBe(true);
});

describe('a second look', () => {
  const caseId = '01a1f8a2-1b77-76c0-afb5-bef19b9f3671';

  it('is given to every grave and every unsatisfactory smear', () => {
    for (const found of ['ASC_H', 'HSIL', 'SCC', 'AGC', 'AIS', 'ADENOCA'] as const)
      expect(rescreenReason({ caseId, found }, 0)).toEqual({ why: 'grave' });
    expect(rescreenReason({ caseId, found: 'UNSAT' }, 0)).toEqual({ why: 'unsatisfactory' });
    expect(rescreenReason({ caseId, found: 'LSIL' }, 100)).toBeNull();
  });

  it('is given to about the share of the negative ones, always the same', () => {
    const ids = Array.from(
      { length: 2_000 },
      (_, index) => `01a1f8a2-0000-7000-8000-${String(index).padStart(12, '0')}`,
    );
    const drawn = ids.filter((id) => rescreenReason({ caseId: id, found: 'NILM' }) !== null);
    expect(drawn.length / ids.length).toBeGreaterThan(RESCREENED_PERCENT / 100 - 0.03);
    expect(drawn.length / ids.length).toBeLessThan(RESCREENED_PERCENT / 100 + 0.03);
    expect(ids.filter((id) => rescreenReason({ caseId: id, found: 'NILM' }) !== null)).toEqual(drawn);
    expect(rescreenReason({ caseId, found: 'NILM' }, 0)).toBeNull();
    expect(rescreenReason({ caseId, found: 'NILM' }, 100)).toEqual({ why: 'share' });
  });

  it('is due after the first one and before the pathologist', () => {
    const grave = { round: 'screening', found: 'HSIL', byId: 'a' } as const;
    expect(nextRound({ caseId, rounds: [] })).toBe('screening');
    expect(nextRound({ caseId, rounds: [grave] })).toBe('rescreen');
    expect(nextRound({ caseId, rounds: [{ ...grave, found: 'LSIL' }] })).toBeNull();
    expect(nextRound({ caseId, rounds: [grave, { ...grave, round: 'rescreen' }] })).toBeNull();
  });

  it('differs from the first one by two steps', () => {
    expect(looksDiffer('NILM', 'ASC_US')).toBe(false);
    expect(looksDiffer('NILM', 'LSIL')).toBe(true);
    expect(looksDiffer('HSIL', 'ASC_US')).toBe(true);
  });
});
