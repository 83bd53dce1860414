import { demoItems } from '../supply/demo-items.ts';
import type { MasterContent } from '../../features/catalogue/masters/load-masters.ts';

/** What each machine sends: its code, the parameter, its unit, and the factor to the unit of the parameter. */
const sent: Readonly<Record<string, readonly (readonly [string, string, string, number])[]>> = {
  CBC1: [
    ['WBC', 'WBC', '10*3/uL', 1],
    ['RBC', 'RBC', '10*6/uL', 1],
    ['HGB', 'HB', 'g/L', 0.1],
    ['HCT', 'HCT', '%', 1],
    ['PLT', 'PLT', '10*3/uL', 1],
  ],
  CHEM1: [
    ['UREA', 'UREA', 'mg/dL', 1],
    ['CREA', 'CREAT', 'mg/dL', 1],
    ['ALAT', 'ALT', 'U/L', 1],
    ['ASAT', 'AST', 'U/L', 1],
  ],
  ELECTRO1: [
    ['Na', 'NA', 'mmol/L', 1],
    ['K', 'K', 'mmol/L', 1],
    ['Cl', 'CL', 'mmol/L', 1],
  ],
  IMMUNO1: [['TSH', 'TSH', 'u[IU]/mL', 1]],
};

/** Masters of the demo lab beside those that every lab begins with. */
export const demoMasters: MasterContent = {
  items: demoItems,
  territories: [
    { code: 'IN', name: 'India', type: 'Nation', within: null },
    { code: 'WEST', name: 'West', type: 'Zone', within: 'IN' },
    { code: 'MH', name: 'Maharashtra', type: 'Region', within: 'WEST' },
    { code: 'PUNEEAST', name: 'Pune east', type: 'Area', within: 'MH' },
    { code: 'PUNEWEST', name: 'Pune west', type: 'Area', within: 'MH' },
    { code: 'NASHIK', name: 'Nashik', type: 'Area', within: 'MH' },
    { code: 'CORPORATE', name: 'Corporate accounts', type: 'Others', within: 'WEST' },
  ],
  machines: [
    {
      code: 'CBC1',
      name: 'Cell counter 1',
      maker: '',
      model: 'Five-part, 80 tests an hour',
      serialNo: '',
      department: null,
    },
    {
      code: 'CHEM1',
      name: 'Chemistry analyser 1',
      maker: '',
      model: 'Random access, 400 tests an hour',
      serialNo: '',
      department: null,
    },
    {
      code: 'ELECTRO1',
      name: 'Electrolyte analyser 1',
      maker: '',
      model: 'Ion-selective electrodes',
      serialNo: '',
      department: null,
    },
    {
      code: 'IMMUNO1',
      name: 'Immunoassay analyser 1',
      maker: '',
      model: 'Chemiluminescence',
      serialNo: '',
      department: null,
    },
  ],
  'html-text': [
    {
      code: 'FASTING',
      name: 'Fasting values',
      html: '<p>Values are for a fast of <b>8 to 12 hours</b>. Water may be drunk.</p>',
    },
    {
      code: 'CORRELATE',
      name: 'Please correlate',
      html: '<p>Please correlate with <i>clinical findings</i>. Repeat on a fresh sample if unexpected.</p>',
    },
  ],
  interfacing: Object.entries(sent).flatMap(([machine, codes]) =>
    codes.map(([machineCode, parameter, machineUnit, factor]) => ({
      code: `${machine}-${machineCode.toUpperCase()}`,
      name: `${machineCode} of ${machine}`,
      machine,
      machineCode,
      parameter,
      machineUnit,
      factor,
    })),
  ),
};
