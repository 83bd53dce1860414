import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../enumerations/bills.ts';
import type { SnapshotResult } from '../reports/report-snapshot.ts';
import { sampleResult, sampleSnapshot, sampleTest } from '../reports/testing/sample-snapshot.ts';
import { explainReport, type ExplainInput } from './explain-report.ts';
import { organGroupOf } from './organ-groups.ts';
import { SMART_RULES } from './smart-rules.ts';

const hb = (changes: Partial<SnapshotResult> = {}) =>
  sampleResult({ parameterId: 'HB', value: '9.8', flag: 'L', low: 12, high: 15, ...changes });

function explained(results: readonly SnapshotResult[], changes: Partial<ExplainInput> = {}) {
  return explainReport({
    snapshot: sampleSnapshot({ tests: [sampleTest({ results })] }),
    language: 'en',
    parameterOf: (code) => ({ code, loinc: null, localName: undefined }),
    earlierOf: () => [],
    isApproved: () => true,
    ...changes,
  });
}

describe('what a patient is told', () => {
  test('a sentence keeps the rule and the value that it stands on', () => {
    const { cards, questions, groups } = explained([hb()]);
    expect(cards).toMatchObject([
      {
        value: '9.8',
        unit: 'g/dL',
        lies: 'low',
        critical: false,
        rule: { ruleId: 'HB-low', ruleVersion: 1 },
      },
    ]);
    expect(cards[0]?.says).toContain('below the range');
    expect(questions).toMatchObject([{ ruleId: 'HB-low' }]);
    expect(groups).toEqual([{ group: 'blood', outside: 1, of: 1 }]);
  });

  test('nothing is said where no rule is approved', () => {
    expect(explained([hb()], { isApproved: () => false })).toMatchObject({ cards: [], questions: [] });
  });

  test('a critical value is told in fixed words and never explained, nor drawn as a trend', () => {
    const earlier = [{ value: '8', numeric: 8, at: '2026-01-01T00:00:00.000Z', inside: false }];
    const { cards, questions, trends } = explained([hb({ value: '5.1', flag: 'LL' })], {
      earlierOf: () => earlier,
    });
    expect(cards).toMatchObject([{ critical: true, says: null, rule: null }]);
    expect([questions, trends]).toEqual([[], []]);
  });

  test('every value outside its interval is listed, explained or not', () => {
    const result = (parameterId: string, changes: Partial<SnapshotResult>) => hb({ parameterId, ...changes });
    const approved = explained(
      [
        hb(),
        result('CHOL', { value: '260', flag: 'H', low: null, high: 200 }),
        result('TROPI', { value: '18', flag: 'HH', low: null, high: 0.04 }),
        result('U_PROT', { value: '2+', flag: 'A', low: null, high: null }),
        result('TSH', { value: '2', flag: null, low: 0.4, high: 4 }),
        result('HIV', { value: '3.2', flag: 'H', low: null, high: 1 }),
      ],
      {
        isApproved: ({ ruleId }) => ruleId === 'HB-low',
        parameterOf: (code) => ({ code, loinc: code === 'HIV' ? '56888-1' : null, localName: undefined }),
      },
    );
    expect(approved.cards.map(({ parameterId }) => parameterId)).toEqual(['HB']);
    expect(approved.others?.map(({ parameterId, lies, critical }) => [parameterId, lies, critical])).toEqual([
      ['TROPI', 'high', true],
      ['CHOL', 'high', false],
      ['U_PROT', 'abnormal', false],
    ]);
  });

  test('more critical values than cards are all shown as cards', () => {
    const codes = ['HB', 'K', 'NA', 'CA', 'GLU_R', 'PLT'];
    const results = codes.map((parameterId) => hb({ parameterId, value: '1', flag: 'LL' }));
    expect(explained(results).cards).toHaveLength(6);
  });

  test('a provisional report is named as such', () => {
    const snapshot = sampleSnapshot({ tests: [sampleTest({ results: [hb()] })], status: 'PROVISIONAL' });
    expect(explained([], { snapshot }).provisional).toBe(true);
    expect(explained([hb()]).provisional).toBe(false);
  });

  test('a finding that a person is told by a person stands nowhere', () => {
    const hiv = sampleResult({ parameterId: 'HIV', value: '3.2', flag: 'H', low: null, high: 1 });
    expect(organGroupOf('HIV')).toBeNull();
    expect(explained([hiv])).toMatchObject({ wheel: [], groups: [], cards: [], trends: [] });
    // Even where a lab gave its test the code of another one.
    const disguised = explained([hiv], {
      parameterOf: () => ({ code: 'HB', loinc: '56888-1', localName: undefined }),
    });
    expect(disguised).toMatchObject({ wheel: [], cards: [] });
  });

  test('what nothing judged, and words, are not on the wheel', () => {
    expect(explained([hb({ low: null, high: null, flag: null })]).wheel).toEqual([]);
    expect(explained([hb({ value: 'trace', flag: null })]).wheel).toEqual([]);
  });

  test('the most urgent come first, five at most, and a trend needs an earlier value', () => {
    const codes = ['HB', 'CHOL', 'LDL', 'TG', 'TSH', 'VITD'];
    const all = codes.map((code, index) =>
      sampleResult({
        parameterId: code,
        flag: code === 'VITD' ? 'L' : 'H',
        value: code === 'VITD' ? '9' : String(20 + index * 5),
        low: 10,
        high: 15,
      }),
    );
    const { cards, trends } = explained(all, {
      earlierOf: (id) =>
        id === 'TSH' ? [{ value: '4', numeric: 4, at: '2026-01-01T00:00:00.000Z', inside: true }] : [],
    });
    expect(cards).toHaveLength(5);
    expect(cards[0]?.parameterId).toBe('TSH');
    expect(trends.map(({ parameterId, points }) => [parameterId, points.length])).toEqual([['TSH', 2]]);
  });
});

test('every rule explains a shown parameter in three languages, and is named once', () => {
  expect(new Set(SMART_RULES.map(({ ruleId }) => ruleId)).size).toBe(SMART_RULES.length);
  const wrong = SMART_RULES.filter(
    ({ parameter, says, asks }) =>
      organGroupOf(parameter) === null ||
      LANGUAGES.some((language) => says[language] === '' || asks[language] === ''),
  );
  expect(wrong).toEqual([]);
  expect(
    SMART_RULES.map(({ says }) => says.en).filter((text) => /\byou have\b|diagnos/iu.test(text)),
  ).toEqual([]);
});
