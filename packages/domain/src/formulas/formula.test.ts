import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ckdEpi2009, ckdEpi2021, mdrd } from './egfr.ts';
import { parseFormula, type FormulaResult } from './formula.ts';
import type { FormulaContext } from './formula-values.ts';
import { parseValue } from '../results/parse-value.ts';

interface Given {
  readonly values?: Readonly<Record<string, string>>;
  readonly ageYears?: number | null;
  readonly sex?: FormulaContext['sex'];
  readonly heightCm?: number | null;
  readonly weightKg?: number | null;
  readonly trimester?: 1 | 2 | 3 | null;
  readonly fasting?: 'fasting' | 'notFasting' | null;
}

function work(
  text: string,
  { values = {}, ageYears = null, sex = null, ...size }: Given = {},
): FormulaResult {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${parsed.fault.message} at ${parsed.fault.at}`);
  return parsed.formula.evaluate({
    valueOf: (code) => parseValue(values[code] ?? ''),
    ageYears,
    sex,
    ...size,
  });
}

function valueOf(text: string, given?: Given): number {
  const result = work(text, given);
  return result.ok ? result.value : Number.NaN;
}

describe('arithmetic', () => {
  test.each([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['10-4-3', 3],
    ['24/4/2', 3],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['2*-3', -6],
    ['--3', 3],
    ['+3', 3],
    ['2^-1*4', 2],
    ['.5+1.25', 1.75],
    ['1e3+1', 1001],
    ['min(3,1,2)', 1],
    ['max(3,1,2)', 3],
    ['sqrt(16)', 4],
    ['abs(-3)', 3],
    ['ln(exp(2))', 2],
    ['round(399.5)', 400],
    ['round(399.49)', 399],
    ['round(-0.5)', -1],
    [' 1 + 2 ', 3],
    ['if(1<2,10,20)', 10],
    ['if(2<2,10,20)', 20],
    ['if(2<=2,10,20)', 10],
    ['if(2>2,10,20)', 20],
    ['if(2>=2,10,20)', 10],
    ['if(2=2,10,20)', 10],
    ['if(2!=2,10,20)', 20],
    ['if(1<2,if(1>2,1,2),3)*2', 4],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBeCloseTo(value, 12);
  });

  test('agrees with the arithmetic of the language for random sums', () => {
    const number = fc.integer({ min: 1, max: 50 });
    const sign = fc.constantFrom('+', '-', '*', '/');
    fc.assert(
      fc.property(number, fc.array(fc.tuple(sign, number), { maxLength: 8 }), (first, rest) => {
        // Reference: products first, then sums, both from the left.
        let sum = 0;
        let product = first;
        let side = 1;
        for (const [operator, value] of rest) {
          if (operator === '*') product *= value;
          else if (operator === '/') product /= value;
          else {
            sum += side * product;
            [side, product] = [operator === '+' ? 1 : -1, value];
          }
        }
        const text = String(first) + rest.map(([operator, value]) => operator + String(value)).join('');
        expect(valueOf(text)).toBeCloseTo(sum + side * product, 6);
      }),
    );
  });
});

describe('parameters', () => {
  test('are read by code, plain or in brackets', () => {
    const values = { TP: '7.4', ALB: '4.2', '25OH-D': '30' };
    expect(valueOf('TP-ALB', { values })).toBeCloseTo(3.2, 12);
    expect(valueOf('[25OH-D]*2.496', { values })).toBeCloseTo(74.88, 12);
  });

  test('are case-sensitive', () => {
    expect(work('alb', { values: { ALB: '4' } })).toEqual({
      ok: false,
      blank: { why: 'missing', code: 'alb' },
    });
  });

  test('are listed once each in the order of their first mention', () => {
    const parsed = parseFormula("if(age>18, B+A, [c d]) + A * min(B, sqrt(D)) + if(sex='F', 1, blank)");
    expect(parsed.ok && parsed.formula.inputs).toEqual(['B', 'A', 'c d', 'D']);
  });
});

describe('a result stays blank', () => {
  test.each([
    { text: 'A+B', values: { A: '1' }, blank: { why: 'missing', code: 'B' } },
    { text: 'A+B', values: { B: '1' }, blank: { why: 'missing', code: 'A' } },
    { text: 'A*2', values: { A: 'haemolysed' }, blank: { why: 'notNumeric', code: 'A' } },
    { text: 'A*2', values: { A: '<0.01' }, blank: { why: 'censored', code: 'A' } },
    { text: 'max(A, 0)', values: {}, blank: { why: 'missing', code: 'A' } },
    { text: 'if(A>1, 1, 2)', values: {}, blank: { why: 'missing', code: 'A' } },
    { text: 'if(1>A, 1, 2)', values: {}, blank: { why: 'missing', code: 'A' } },
    { text: '1/A', values: { A: '0' }, blank: { why: 'impossible' } },
    { text: 'sqrt(A)', values: { A: '-1' }, blank: { why: 'impossible' } },
    { text: 'ln(0)', values: {}, blank: { why: 'impossible' } },
    { text: 'age*2', values: {}, blank: { why: 'noAge' } },
    { text: "if(sex='F',1,2)", values: {}, blank: { why: 'noSex' } },
    { text: 'if(A<400, A/5, blank)', values: { A: '400' }, blank: { why: 'notApplicable' } },
  ])('$text with $values: $blank.why', ({ text, values, blank }) => {
    expect(work(text, { values })).toEqual({ ok: false, blank });
  });

  test('but not for a branch that is not taken', () => {
    expect(valueOf('if(1<2, 5, A)')).toBe(5);
    expect(valueOf('if(1>2, 1/0, 5)')).toBe(5);
  });
});

const ckdEpiFormula = (scale: number, [below, above]: readonly [string, string], tail: string) =>
  `if(age>=18, ${scale}*min(CREAT/if(sex='F',0.7,0.9),1)^if(sex='F',${below})*max(CREAT/if(sex='F',0.7,0.9),1)^${above}*${tail}, blank)`;

describe('age and sex', () => {
  test.each([
    { text: "if(sex='F',1,2)", sex: 'F', value: 1 },
    { text: "if(sex='F',1,2)", sex: 'M', value: 2 },
    { text: "if(sex!='F',1,2)", sex: 'O', value: 1 },
    { text: "if(sex = 'O',1,2)", sex: 'O', value: 1 },
  ] as const)('$text for $sex is $value', ({ text, sex, value }) => {
    expect(valueOf(text, { sex })).toBe(value);
  });

  test('age is in years', () => {
    expect(valueOf('if(age>=18, age, blank)', { ageYears: 18 })).toBe(18);
    expect(work('if(age>=18, age, blank)', { ageYears: 17 }).ok).toBe(false);
  });

  test('eGFR by formula is eGFR by function', () => {
    const epi2021 = ckdEpiFormula(142, ['-0.241,-0.302', '-1.2'], "0.9938^age*if(sex='F',1.012,1)");
    const epi2009 = ckdEpiFormula(141, ['-0.329,-0.411', '-1.209'], "0.993^age*if(sex='F',1.018,1)");
    const mdrd175 = "if(age>=18, 175*CREAT^-1.154*age^-0.203*if(sex='F',0.742,1), blank)";
    for (const subject of [
      { creatinine: 0.6, ageYears: 18, sex: 'F' },
      { creatinine: 1.3, ageYears: 61, sex: 'F' },
      { creatinine: 0.8, ageYears: 40, sex: 'M' },
      { creatinine: 5.2, ageYears: 83, sex: 'M' },
    ] as const) {
      const given = { ...subject, values: { CREAT: String(subject.creatinine) } };
      expect(valueOf(epi2021, given)).toBeCloseTo(ckdEpi2021(subject) ?? 0, 9);
      expect(valueOf(epi2009, given)).toBeCloseTo(ckdEpi2009(subject) ?? 0, 9);
      expect(valueOf(mdrd175, given)).toBeCloseTo(mdrd(subject, 175) ?? 0, 9);
    }
  });
});

describe('faults', () => {
  test.each([
    { text: '', message: 'expected a number, a parameter or a bracket', at: 0 },
    { text: '1+', message: 'expected a number, a parameter or a bracket', at: 2 },
    { text: '1 2', message: 'expected the end of the formula', at: 1 },
    { text: '(1', message: 'expected )', at: 2 },
    { text: '1)', message: 'expected the end of the formula', at: 1 },
    { text: '1 # 2', message: 'unknown character', at: 1 },
    { text: 'min 1', message: 'expected (', at: 3 },
    { text: 'sqrt(1,2)', message: 'sqrt takes one value', at: 0 },
    { text: `min(${'1,'.repeat(20)}1)`, message: 'min takes at most 20 values', at: 0 },
    { text: 'sex+1', message: "sex can only be compared, as in sex='F'", at: 0 },
    { text: "if(sex='X',1,2)", message: "expected ='M', ='F' or ='O' after sex", at: 7 },
    { text: "if(sex<'F',1,2)", message: "expected ='M', ='F' or ='O' after sex", at: 6 },
    { text: 'if(sex=F,1,2)', message: "expected ='M', ='F' or ='O' after sex", at: 7 },
    { text: 'if(1,2,3)', message: 'expected a comparison', at: 4 },
    { text: 'if(1<2,3)', message: 'expected ,', at: 8 },
    { text: '1<2', message: 'expected the end of the formula', at: 1 },
    { text: "'F'", message: 'expected a number, a parameter or a bracket', at: 0 },
    { text: '['.repeat(3), message: 'unknown character', at: 0 },
    { text: '('.repeat(200), message: 'formula is nested too deeply', at: 61 },
    { text: '-'.repeat(200), message: 'formula is nested too deeply', at: 61 },
    { text: `${'1+'.repeat(500)}1`, message: 'formula is too long', at: 1000 },
  ])('$text: $message', ({ text, message, at }) => {
    expect(parseFormula(text)).toEqual({ ok: false, fault: { message, at } });
  });

  test('the longest formula is worked out', () => {
    expect(valueOf(`${'1+'.repeat(499)}1`)).toBe(500);
  });

  test('no text makes the parser throw, and no formula the evaluation', () => {
    const piece = fc.constantFrom(
      '1',
      'A',
      '(',
      ')',
      '+',
      '-',
      '^',
      ',',
      'if',
      'min',
      'sex',
      "='F'",
      '<',
      'age',
      '[x]',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const parsed = parseFormula(text);
          const result =
            parsed.ok && parsed.formula.evaluate({ valueOf: parseValue, ageYears: 30, sex: 'F' });
          expect(result === false || typeof result.ok === 'boolean').toBe(true);
        },
      ),
    );
  });
});

describe('height and weight', () => {
  test('are in cm and kg', () => {
    expect(valueOf('weight/(height/100)^2', { heightCm: 160, weightKg: 64 })).toBeCloseTo(25, 9);
  });

  test('make the result blank where nobody measured them', () => {
    expect(work('height', { heightCm: null })).toEqual({ ok: false, blank: { why: 'noHeight' } });
    expect(work('weight')).toEqual({ ok: false, blank: { why: 'noWeight' } });
  });
});

describe('what is known of the person and in words', () => {
  const pregnant = "if(pregnant, blank 'not valid in pregnancy', 1)";

  test('a pregnancy counts when it is known', () => {
    expect(work(pregnant, { trimester: 1 })).toEqual({
      ok: false,
      blank: { why: 'stated', reason: 'not valid in pregnancy' },
    });
    expect(valueOf(pregnant, { trimester: null })).toBe(1);
    expect(valueOf(pregnant)).toBe(1);
  });

  test('who has eaten is not fasting; of whom nobody asked may be', () => {
    const fasting = 'if(notfasting, 1, 2)';
    expect(valueOf(fasting, { fasting: 'notFasting' })).toBe(1);
    expect(valueOf(fasting, { fasting: 'fasting' })).toBe(2);
    expect(valueOf(fasting)).toBe(2);
  });

  test('a parameter in words is compared, whatever its case, and waited for', () => {
    const dialysis = "if(DIAL='Yes', 4, 1)";
    expect(valueOf(dialysis, { values: { DIAL: 'yes' } })).toBe(4);
    expect(valueOf(dialysis, { values: { DIAL: 'No' } })).toBe(1);
    expect(work(dialysis)).toEqual({ ok: false, blank: { why: 'missing', code: 'DIAL' } });
    expect(valueOf("if([DIAL-2]!='Yes', 4, 1)", { values: { 'DIAL-2': 'No' } })).toBe(4);
  });

  test('a parameter may be asked whether it has a value', () => {
    expect(valueOf('if(DIAL=blank, 1, 2)')).toBe(1);
    expect(valueOf('if(DIAL!=blank, 1, 2)', { values: { DIAL: 'No' } })).toBe(1);
  });

  test('a word that is compared is an input', () => {
    const parsed = parseFormula("if(DIAL='Yes', 4, A)");
    expect(parsed.ok && parsed.formula.inputs).toEqual(['DIAL', 'A']);
  });

  test('a state of the person is a condition and no number', () => {
    expect(parseFormula('pregnant+1')).toMatchObject({
      ok: false,
      fault: { message: 'pregnant is a condition, as in if(pregnant, blank, 1)' },
    });
  });
});
