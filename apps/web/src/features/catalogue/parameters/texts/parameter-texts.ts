import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** A parameter: where it is measured, and its other units. */
export const parameterTexts = defineTexts({
  measuredAt: 'Measured at',
  measuredHint: 'values are entered there alone',
  everywhere: 'Every location',
  outOfUse: '{name}, out of use',
  nowhere: 'Choose a location in use',
  saveShare: 'Save locations',
  shareSaved: 'Locations saved',
  otherUnits: 'Other units',
  unitsHint: 'value × factor + shift is the value here',
  noUcum: 'The parameter has no unit of UCUM, and so no other.',
  unit: 'Unit {number}',
  unitOf: 'Unit {number}, UCUM',
  timesOf: 'Unit {number}, factor',
  plusOf: 'Unit {number}, shift',
  removeUnit: 'Remove unit {number}',
  addUnit: 'Unit',
  molarMass: 'Molar mass, g/mol',
  molarMassHint: 'Turns mmol/L into mg/dL and back; 180.156 for glucose',
  molarMassUnread: 'A molar mass is a number from 1 on',
  unitUnread: 'A unit needs its code in UCUM and a factor',
  saveUnits: 'Save units',
  unitsSaved: 'Units saved',
  tryUnits: 'Try a value',
  tryValue: 'Value',
  tryUnit: 'Unit of the value',
  noRight: 'Your role may look at the catalogue but not change it.',
  openRanges: 'Ranges',
  attachment: 'attachment',
  attachmentHelp:
    'Its value is a file that is attached at result entry: JPEG, PNG or PDF. It has no unit and no intervals.',
  noUnit: 'no unit',
}).translated({
  hi: async () => (await import('./parameter-texts-hi.ts')).parameterTextsHi,
  mr: async () => (await import('./parameter-texts-mr.ts')).parameterTextsMr,
});
