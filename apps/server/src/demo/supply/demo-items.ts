import { emptyValue, type MasterValues } from '@nidan/domain/masters/master-field';
import { masterOf } from '@nidan/domain/masters/masters';

const empty = Object.fromEntries(
  Object.entries(masterOf('items').fields).map(([name, field]) => [name, emptyValue(field)]),
);

const reagent = { ...empty, category: 'REAGENT', storage: 'cool', gstPercent: 5, hsn: '3822' };
const consumable = { ...empty, category: 'CONSUMABLE', storage: 'room', gstPercent: 5, hsn: '9018' };

/** What lies in the stores of the demo lab. */
export const demoItems: readonly MasterValues[] = [
  {
    ...reagent,
    code: 'CBC-DIL',
    name: 'CBC diluent, 20 L',
    baseUnit: 'l',
    units: 'box = 20 l',
    storage: 'room',
    leadDays: 6,
  },
  {
    ...reagent,
    code: 'HBA1C-CART',
    name: 'HbA1c cartridge',
    baseUnit: 'rxn',
    units: 'box = 4 kit, kit = 25 rxn',
    onBoardDays: 28,
    leadDays: 6,
    gtin: '8901234500019',
    shortLifeDays: 60,
  },
  {
    ...reagent,
    code: 'TROP-HS',
    name: 'Troponin I, high sens.',
    baseUnit: 'test',
    units: 'kit = 100 test',
    leadDays: 10,
  },
  {
    ...reagent,
    code: 'PT-REAG',
    name: 'PT reagent, 10 mL',
    baseUnit: 'vial',
    units: 'box = 10 vial',
    onBoardDays: 7,
    leadDays: 5,
  },
  {
    ...consumable,
    code: 'SST-35',
    name: 'SST tube 3.5 mL',
    baseUnit: 'pieces',
    units: 'packet = 100 pieces, box = 12 packet',
  },
  {
    ...consumable,
    code: 'EDTA-2',
    name: 'EDTA tube 2 mL',
    baseUnit: 'pieces',
    units: 'packet = 100 pieces, box = 12 packet',
  },
  {
    ...consumable,
    code: 'FLUOR-2',
    name: 'Fluoride tube 2 mL',
    baseUnit: 'pieces',
    units: 'packet = 100 pieces',
  },
  {
    ...reagent,
    code: 'CTRL-L2',
    name: 'Control level 2, 5 mL',
    baseUnit: 'mL',
    units: 'vial = 5 mL, box = 6 vial',
    onBoardDays: 14,
    leadDays: 14,
    needsCheck: true,
  },
  {
    ...reagent,
    code: 'TSH-KIT',
    name: 'TSH kit, 100 test',
    baseUnit: 'test',
    units: 'kit = 100 test',
    onBoardDays: 30,
    leadDays: 8,
  },
  {
    ...consumable,
    code: 'URINE-C',
    name: 'Urine container',
    baseUnit: 'pieces',
    units: 'packet = 50 pieces',
    leastStock: 200,
  },
  {
    ...reagent,
    code: 'CREAT-R',
    name: 'Creatinine reagent',
    baseUnit: 'mL',
    units: 'bottle = 60 mL, kit = 4 bottle',
    onBoardDays: 21,
  },
];
