import { type DeliveredDriver, message } from './delivered-driver.ts';
import { HL7_BASE } from './hl7-base.ts';

/** Results as OUL^R22, questions as QBP^Q11, orders as OML^O33. */
export const IHE_LAW_HL7: DeliveredDriver = {
  driver: {
    ...HL7_BASE,
    code: 'ihe-law-hl7',
    name: 'Immunoassay by IHE LAW (HL7 2.5.1)',
    family: 'immunoassay',
    source: 'IHE Laboratory Analytical Workflow profile, HL7 2.5.1',
    sample: {
      id: 'SPM.2.1.1|SPM.2.2.1|SAC.3.1|OBR.3.1|OBR.2.1',
      strip: null,
      part: null,
      control: [{ path: 'SPM.11.1', isOneOf: ['Q'] }],
    },
    result: {
      ...HL7_BASE.result,
      dilution: 'TCD.2.4|TCD.2',
      reagentLot: 'SID.2|INV.16',
      repeated: [{ path: 'OBX.4', matches: '^[2-9]' }],
    },
    statuses: [
      { when: { path: 'EQU.3.1', isOneOf: ['PU', 'ID'] }, event: 'MACHINE_STARTUP', text: 'EQU.3.2' },
      { when: { path: 'EQU.3.1', isOneOf: ['PD'] }, event: 'MACHINE_SHUTDOWN', text: 'EQU.3.2' },
      { when: { path: 'EQU.3.1', isOneOf: ['ES'] }, event: 'MACHINE_BREAKDOWN', text: 'EQU.3.2' },
      { when: { path: 'EQU.3.1', isOneOf: ['SL'] }, event: 'MACHINE_SLEEP-MODE', text: 'EQU.3.2' },
    ],
    query: { when: { path: 'MSH.9.1', isOneOf: ['QBP'] }, sampleId: 'QPD.3', tag: 'QPD.2', answer: 'law' },
    orders: {
      isBroadcast: true,
      code: '{code}^^99LAB',
      specimens: { SERUM: 'SER', PLASMA: 'PLAS', URINE: 'UR' },
    },
  },
  example: message(
    'MSH|^~\\&|SIM|A|LIS|B|20250101093000||OUL^R22^OUL_R22|M7|P|2.5.1|||NE|AL||UNICODE UTF-8|||LAB-29^IHE',
    'PID|1||P1||TEST^ONE||19800115|M',
    'SPM|1|S0000123||SER|||||||P',
    'SAC|||S0000123',
    'OBR||S0000123-1||TSH^^99LAB',
    'ORC|OK||||CM',
    'OBX|1|NM|TSH^^99LAB|1|4.21|mIU/L||N~W|||F|||||OP||SIM^1|20250101092955',
    'TCD|TSH^^99LAB|^1^:^10',
    'SID|TSH^^99LAB|231045',
    'OBX|2|SN|FERR^^99LAB|2|>^2000|ng/mL||>|||F|||||OP||SIM^1|20250101092956',
    'SPM|2|QCL1||SER|||||||Q',
    'OBR||C-1||TSH^^99LAB',
    'OBX|3|NM|TSH^^99LAB|1|0.52|mIU/L|||||F',
  ),
};
