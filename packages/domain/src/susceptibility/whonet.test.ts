import { expect, test } from 'vitest';
import { breakpointTable } from './breakpoint.ts';
import { interpretMic } from './interpret.ts';
import { readMic } from './mic.ts';
import { readWhonetBreakpoints } from './whonet-breakpoints.ts';
import { whonetOrganism } from './whonet-codes.ts';

const HEAD =
  'GUIDELINES\tYEAR\tTEST_METHOD\tPOTENCY\tORGANISM_CODE\tORGANISM_CODE_TYPE\tBREAKPOINT_TYPE\tHOST\tSITE_OF_INFECTION\tREFERENCE_TABLE\tWHONET_ABX_CODE\tR\tI\tS\tSDD';
const file = (...lines: readonly string[]): string => [HEAD, ...lines].join('\r\n');
const asked = { guideline: 'CLSI', year: 2024, medicines: new Set(['CIP', 'MEM', 'FEP']) };

test('the breakpoint file of WHONET is read by guideline and year, and what is not taken is told', () => {
  const read = readWhonetBreakpoints(
    file(
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t0.5\t0.25\t',
      'CLSI\t2024\tDISK\t10 ug\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tMEM\t19\t20-22\t23\t',
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tFEP\t16\t\t2\t4-8',
      'CLSI\t2024\tMIC\t\txyz\tWHONET_ORG_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t\t0.25\t',
      'CLSI\t2024\tMIC\t\tEBC\tFAMILY_CODE\tAnimal\tDogs\t\t2A\tCIP\t1\t\t0.06\t',
      'CLSI\t2023\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t2A\tCIP\t1\t\t0.25\t',
    ),
    asked,
  );
  if (!read.ok) throw new Error(read.fault);
  expect(
    read.rows.map(({ medicine, method, potency, susceptible, resistant, isDoseDependent }) => [
      medicine,
      method,
      potency,
      susceptible,
      resistant,
      isDoseDependent,
    ]),
  ).toEqual([
    ['CIP', 'mic', '', 0.25, 1, false],
    ['MEM', 'disk', '10µg', 23, 19, false],
    ['FEP', 'mic', '', 2, 16, true],
  ]);
  expect([...read.leftOut]).toEqual([['organism xyz is not known here', 1]]);
  expect(read.rows[0]?.source).toBe('WHONET breakpoint file, CLSI 2024, table 2A');
});

test('a row of WHONET is read by R as it stands there, also of EUCAST', () => {
  const read = readWhonetBreakpoints(
    file('EUCAST\t2024\tMIC\t\tEBC\tFAMILY_CODE\tHuman\tHuman\t\t\tCIP\t1\t0.5\t0.25\t'),
    { ...asked, guideline: 'EUCAST' },
  );
  const [row = null] = read.ok ? read.rows : [];
  const said = ['0.25', '0.5', '1'].map((text) => {
    const mic = readMic(text);
    return mic.ok ? interpretMic(row, mic).category : null;
  });
  expect(said).toEqual(['S', 'I', 'R']);
  expect(breakpointTable(read.ok ? read.rows : []).size).toBe(1);
});

test('another file is told what it lacks', () => {
  expect(readWhonetBreakpoints('a\tb\r\n1\t2', asked)).toMatchObject({ ok: false });
  expect(readWhonetBreakpoints(file(), asked)).toEqual({
    ok: false,
    fault: 'it has no row for humans of CLSI 2024',
  });
});

test('an organism goes to WHONET by its code where it has one', () => {
  expect([whonetOrganism('Escherichia coli'), whonetOrganism('Aerococcus urinae')]).toEqual([
    'eco',
    'Aerococcus urinae',
  ]);
});
