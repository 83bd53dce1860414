import { limitsFor } from '@nidan/domain/ranges/limits-without-interval';
import { chooseRange } from '@nidan/domain/ranges/reference-range';
import { expect, it } from 'vitest';
import { parseContent } from './catalogue-file.ts';

const AGES_IN_DAYS = [0, 3, 20, 200, 1_000, 3_000, 5_000, 12_000, 30_000];

const { parameters } = parseContent();
const subjects = AGES_IN_DAYS.flatMap((ageInDays) => [{ ageInDays }]);

/** Parameters with an age at which what is critical in a man or in a woman is not in somebody of sex O. */
function losing(): string[] {
  const lost = parameters.filter(({ ranges }) =>
    subjects.some((subject) => {
      const safe = limitsFor(ranges, { ...subject, sex: 'O' });
      return (['M', 'F'] as const).some((sex) => {
        const chosen = chooseRange(ranges, { ...subject, sex });
        const isLow = chosen?.criticalLow != null && (safe?.criticalLow ?? -Infinity) < chosen.criticalLow;
        const isHigh = chosen?.criticalHigh != null && (safe?.criticalHigh ?? Infinity) > chosen.criticalHigh;
        return isLow || isHigh;
      });
    }),
  );
  return lost.map(({ code }) => code);
}

it('nobody of sex O loses what is critical in a man or in a woman, from haemoglobin to the QTc interval', () => {
  const critical = parameters.filter(({ ranges }) =>
    ranges.some(({ criticalLow, criticalHigh }) => criticalLow !== null || criticalHigh !== null),
  );
  expect(critical.length).toBeGreaterThan(70);
  expect(critical.map(({ code }) => code)).toEqual(expect.arrayContaining(['HB', 'AST', 'ALT', 'ECG_QTC']));
  expect(losing()).toEqual([]);
});
