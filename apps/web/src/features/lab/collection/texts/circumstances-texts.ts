import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What somebody says of fasting, pregnancy and size when a tube is drawn. */
export const circumstancesTexts = defineTexts({
  ask: 'Fasting, pregnancy, size',
  title: 'Fasting, pregnancy, size',
  help: 'Reference intervals and formulas go by it. What is left open is not assumed.',
  save: 'Save',
  hours: 'Hours since the last meal',
  hoursHint: 'empty when nobody asked; 8 or more is fasting',
  hoursWrong: 'Enter whole hours, 0 to 72',
  height: 'Height, cm',
  weight: 'Weight, kg',
  heightMissing: 'Height is missing: {names}',
  weightMissing: 'Weight is missing: {names}',
  birthWeeks: 'Born at, weeks',
  heightWrong: 'Enter cm, 20 to 250',
  weightWrong: 'Enter kg, 0.3 to 400',
  birthWeeksWrong: 'Enter whole weeks, 20 to 44',
  pregnancy: 'Pregnant',
  no: 'no, or not asked',
  byPeriod: 'yes, by the last period',
  trimester1: 'yes, 1st trimester',
  trimester2: 'yes, 2nd trimester',
  trimester3: 'yes, 3rd trimester',
  lastPeriod: 'First day of the last period',
  periodMissing: 'Enter the day, or choose a trimester',
  saved: 'Noted',
  anew: {
    one: '{count} test is held against another interval',
    other: '{count} tests are held against another interval',
  },
  kept: 'Checked or held, so as before: {tests}',
}).translated({
  hi: async () => (await import('./circumstances-texts-hi.ts')).circumstancesTextsHi,
  mr: async () => (await import('./circumstances-texts-mr.ts')).circumstancesTextsMr,
});
