import { describe, expect, it } from 'vitest';
import { checkDriver } from './check-driver.ts';
import type { Driver } from './driver.ts';
import { CSV_FOLDER } from './drivers/csv-folder.ts';
import { BECKMAN_AU_FIXED } from './drivers/beckman-au-fixed.ts';
import { ESR_LINES } from './drivers/esr-lines.ts';
import { SYSMEX_XN_ASTM } from './drivers/sysmex-xn-astm.ts';
import { patternFault } from './reading/safe-pattern.ts';

const XN = SYSMEX_XN_ASTM.driver;

function faultsOf(driver: unknown): string[] {
  return checkDriver(driver).map(({ path, code }) => `${path} ${code}`);
}

const withResult = (result: object, driver: Driver = XN) => ({
  ...driver,
  result: { ...driver.result, ...result },
});

describe('shape', () => {
  it.each<[unknown, string]>([
    [null, ' wrongKind'],
    [[], ' wrongKind'],
    [{ ...XN, extra: 1 }, 'extra unknown'],
    [{ ...XN, code: 'XN 550' }, 'code wrongKind'],
    [{ ...XN, name: '' }, 'name missing'],
    [{ ...XN, name: 'x'.repeat(201) }, 'name tooLong'],
    [{ ...XN, family: 'cars' }, 'family notListed'],
    [{ ...XN, link: { kind: 'pigeon' } }, 'link.kind notListed'],
    [{ ...XN, link: undefined }, 'link missing'],
    [{ ...XN, link: { ...XN.link, frameText: 0 } }, 'link.frameText outOfBounds'],
    [{ ...XN, link: { ...XN.link, endsWithoutTerminator: 'no' } }, 'link.endsWithoutTerminator wrongKind'],
    [{ ...XN, sample: { ...XN.sample, part: 1.5 } }, 'sample.part wrongKind'],
    [{ ...XN, sample: { ...XN.sample, strip: '(a+)+' } }, 'sample.strip badPattern'],
    [{ ...XN, sample: { ...XN.sample, control: 'Q' } }, 'sample.control wrongKind'],
    [{ ...XN, sample: { ...XN.sample, control: [{ path: 'O.12' }] } }, 'sample.control[0] noCondition'],
    [withResult({ code: '3rd field' }), 'result.code badPath'],
    [withResult({ code: 'R.0' }), 'result.code badPath'],
    [withResult({ marks: { X: 'gone' } }), 'result.marks.X notListed'],
    [withResult({ noValue: ['-', '-'] }), 'result.noValue[1] twice'],
    [{ ...XN, orders: { ...XN.orders, code: '^^^CODE' } }, 'orders.code noPlaceForCode'],
    [
      {
        ...XN,
        statuses: [{ when: { path: 'M.3', isOneOf: ['X'] }, event: 'MACHINE_MAINTENANCE', text: '' }],
      },
      'statuses[0].event notListed',
    ],
  ])('%#', (driver, fault) => {
    expect(faultsOf(driver)).toContain(fault);
  });

  it('says what to do', () => {
    expect(checkDriver({ ...XN, family: 'cars' })[0]?.reason).toBe('Choose one of the listed values');
  });
});

describe('contradictions', () => {
  const csv = CSV_FOLDER.driver;
  const au = BECKMAN_AU_FIXED.driver;
  it.each<[unknown, string[]]>([
    [{ ...XN, sample: { ...XN.sample, id: '' } }, ['sample.id noSampleId']],
    [withResult({ code: '', value: '' }), ['result.code noCode', 'result.value noValue']],
    [{ ...XN, link: { kind: 'mllp' } }, ['layout.kind otherLayout']],
    [{ ...XN, orders: null }, ['orders noOrders']],
    [{ ...XN, query: { ...XN.query, answer: 'dsr' } }, ['query.answer cannotAsk']],
    [
      { ...csv, query: XN.query && { ...XN.query, when: { path: '1', matches: 'Q' }, sampleId: '2' } },
      ['query.answer cannotAsk', 'orders noOrders'],
    ],
    [{ ...csv, orders: XN.orders }, ['orders cannotAsk']],
    [{ ...csv, layout: { ...csv.layout, wide: [] } }, ['result.code notWide', 'result.value notWide']],
    [withResult({ code: '{Code}' }, ESR_LINES.driver), ['result.code noTitles']],
    [withResult({ flags: 'R.10+3' }, au), ['result.flags outsideResult']],
    [{ ...au, link: { ...au.link, ends: 2 } }, ['link.ends sameBytes']],
  ])('%#', (driver, faults) => {
    expect(faultsOf(driver)).toEqual(faults);
  });
});

it.each<[string, ReturnType<typeof patternFault>]>([
  ['^QC[0-9]{2}$', null],
  ['^0+', null],
  ['\\(x\\)', null],
  ['(a|b)', 'group'],
  ['a\\1', 'wrong'],
  ['a*b*c*', null],
  ['a{0,40}b{40}\\{99}c?', null],
  ['a{0,60}b{41}', 'repeats'],
  ['a{0,99}a{0,99}a{0,99}a{0,99}a{0,99}b', 'repeats'],
  ['[a-', 'wrong'],
  ['x'.repeat(101), 'long'],
])('pattern %s: %s', (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault);
});
