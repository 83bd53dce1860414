import { describe, expect, it } from 'vitest';
import { checkDriver } from '../check-driver.ts';
import type { MachineResult } from '../machine-message.ts';
import { readMachineValue } from '../read-machine-value.ts';
import { readMessage } from '../read-message.ts';
import { DELIVERED_DRIVERS } from './delivered-drivers.ts';

/** In short: code=value unit, then what is said beside it. */
function inShort(result: MachineResult): string {
  const { code, value, unit, flags, mark, dilution, measuredAt, reagentLot, file } = result;
  const said = [
    `${code}=${value}${unit === '' ? '' : ` ${unit}`}`,
    ...flags.map((flag) => `flag ${flag}`),
    ...(mark === 'final' ? [] : [mark]),
    ...(dilution === null ? [] : [`1:${dilution}`]),
    ...(reagentLot === '' ? [] : [`lot ${reagentLot}`]),
    ...(file === null ? [] : [file.mediaType]),
    ...(measuredAt === null ? [] : [measuredAt.slice(8)]),
  ];
  return said.join(', ');
}

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'sysmex-xn-astm': [
    'S0000123 TEST ONE M 19800115',
    'WBC=7.81 10*3/uL, flag Blasts? 120 A, 092955',
    'HGB=9.4 g/dL, flag Blasts? 120 A, 092955',
    'PLT=---- 10*3/uL, flag A, flag Blasts? 120 A, 092955',
  ],
  'mindray-bc-hl7': [
    'S0000123 TEST ONE M 19800115',
    'WBC=7.81 10*9/L, flag Left Shift?, 092900',
    'HGB=94 g/L, flag A, flag Left Shift?, 092900',
    'WBC Histogram=, flag Left Shift?, image/bmp, 092900',
  ],
  'roche-cobas-c-astm': ['S0000123  M', '687/=101.4 mg/dl, 092955', '418/=0.9 mg/dl, corrected, 092955'],
  'beckman-au-fixed': ['S0000123', '001=7.81', '002=101, flag r', '003=######, flag *'],
  'beckman-access-astm': [
    'S0000123',
    'TSH=<0.01 uIU/mL, flag <, 092955',
    'FT4=2.4 ng/dL, flag QNS, 1:5, lot 231045, 092956',
  ],
  'ihe-law-hl7': [
    'S0000123 TEST ONE M 19800115',
    'TSH=4.21 mIU/L, flag W, 1:10, lot 231045, 092955',
    'FERR=>2000 ng/mL, flag >, repeated, 092956',
    'control QCL1',
    'TSH=0.52 mIU/L',
  ],
  'biorad-d10-astm': ['S0000123', 'A1c=8.2 %, 092955', 'HbF=<0.8 %, 092955'],
  'sysmex-ca-astm': ['S0000123', '041=13.2 sec, 092955', '044=1.10, 092955', '051=***** sec, flag A, 092955'],
  'urine-strip-astm': [
    'S0000123 TEST',
    'GLU=2+ mg/dL, flag A, 092955',
    'GLU#=250 mg/dL, flag A, 092955',
    'PRO=-, 092955',
    'COL=gelblich µ, 092955',
    'STRIP=, image/png',
  ],
  'spotchem-el-astm': [
    'S0000123',
    'Na=140 mmol/L, 092955',
    'K=5.9 mmol/L, flag H*, 092955',
    'Cl=---- mmol/L, flag E, cancelled, 092955',
  ],
  'radiometer-abl-astm': [
    'S0000123 TEST ONE M 19800115',
    'pH=7.21, 092955',
    'pCO2=61.2 mmHg, flag ?, 092955',
    'SBE=-6.1 mmol/L, 092955',
    'MACHINE_CALIBRATION Two point calibration accepted',
  ],
  'esr-lines': ['S0000123', 'ESR=42 mm/h, flag *, 093000'],
  'cepheid-genexpert-astm': [
    'S0000123',
    'MTB=MTB DETECTED LOW, 092955',
    'Rif Resistance=Rif Resistance NOT DETECTED, 092955',
    'HIV=DETECTED copies/mL, 092955',
    'HIV#=1850 copies/mL, 092955',
  ],
  'csv-folder': [
    'S0000123 TEST, ONE',
    'Na=140.2, 1:2, 092955',
    'K=<1.5, 1:2, 092955',
    'control QCL1',
    'Na=139, 093100',
    'K=4.1, 093100',
    'Cl=n/a, 093100',
  ],
};

describe.each(DELIVERED_DRIVERS)('$driver.code', ({ driver, example }) => {
  it('is without a fault, as JSON too', () => {
    expect(checkDriver(structuredClone(driver))).toEqual([]);
  });

  it('reads its example', () => {
    const { samples, statuses, faults } = readMessage(driver, example);
    const said = samples.flatMap(({ sampleId, isControl, person, results }) => [
      `${isControl ? 'control ' : ''}${sampleId} ${person.name} ${person.sex} ${person.birthDate}`.trimEnd(),
      ...results.map(inShort),
    ]);
    expect([...said, ...statuses.map(({ event, text }) => `${event} ${text}`)]).toEqual(
      EXPECTED[driver.code],
    );
    expect(faults).toEqual([]);
  });

  it('understands every value of it', () => {
    const { samples } = readMessage(driver, example);
    const kinds = samples
      .flatMap(({ results }) => results)
      .filter(({ file }) => file === null)
      .map(({ value }) => readMachineValue(value, driver.result).kind);
    expect(kinds).not.toContain('unreadable');
  });
});

it('has one driver for each code', () => {
  const codes = DELIVERED_DRIVERS.map(({ driver }) => driver.code);
  expect(codes.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});
