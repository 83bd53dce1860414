import { faultsFrom } from '../text/fault.ts';

/** Faults of fields: formulas. */
export const formulasFaults = {
  'formula-reads-file': 'formula of {code} reads {file}, which is a file',
  'formula-unread': 'formula of {code} at {at}: {fault}',
  'formulas-circle': 'formulas need each other: {codes}',
  'formula-units': 'formula of {code} {fault}',
  'formula-lacks': 'test {test} calculates {code} but lacks {input}',
  'formula-demands': 'test {test} demands {code}, which may stay blank',
  'formula-no-parameter': '{code} is no parameter of this lab',
  'formula-gives-not':
    "does not give {unit}. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-off':
    "is off by {off} times in {unit}. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-unit-strange': 'names {unit} for {code}, which is no unit of UCUM',
  'formula-unit-none': 'names {unit} for {code}, which is without unit',
  'formula-unit-other': 'names {unit} for {code}, which is in {own}',
  'formula-other-kind':
    "sets {one} against {other}, which is of another kind. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-other-size':
    "sets {one} against {other}: off by {off} times. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-plain-number':
    "sets {quantity} against a plain number. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-multiplies':
    "multiplies {quantity} with a plain number. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
  'formula-as-number':
    "takes {quantity} as a plain number. Where it is meant so, name the unit behind each code, as in CREAT 'mg/dL'",
} as const satisfies Readonly<Record<string, string>>;

/** A fault of this record. */
export const formulasFault = faultsFrom(formulasFaults);
