import { type DeliveredDriver, message } from './delivered-driver.ts';
import { HL7_BASE } from './hl7-base.ts';

/** Settings of the run and suspect messages come as OBX of the type IS; histograms as ED, beside numbers about their pictures. */
export const MINDRAY_BC_HL7: DeliveredDriver = {
  driver: {
    ...HL7_BASE,
    code: 'mindray-bc-hl7',
    name: 'Mindray BC series (HL7)',
    family: 'haematology',
    source: 'Public samples of BC-2000 and BC-5380 (OpenELIS Global), HL7 2.3.1',
    sample: {
      id: 'OBR.3.1|OBR.2.1',
      strip: null,
      part: null,
      control: [
        { path: 'MSH.11', isOneOf: ['Q'] },
        { path: 'SAMPLE', matches: '^QC' },
      ],
    },
    result: {
      ...HL7_BASE.result,
      code: 'OBX.3.2|OBX.3.1',
      measuredAt: 'OBR.7',
      skip: [
        {
          path: 'CODE',
          isOneOf: ['Take Mode', 'Blood Mode', 'Test Mode', 'Age', 'Ref Group', 'Remark', 'Recheck flag'],
        },
        { path: 'CODE', matches: 'Histogram\\. .+ Line$|Histogram\\. .+ Length$' },
      ],
      suspects: {
        when: [{ path: 'OBX.3.1', matches: '^1[234]\\d\\d\\d$' }],
        notRaised: [{ path: 'VALUE', isOneOf: ['F', '0', ''] }],
      },
    },
    file: { when: { path: 'OBX.2', isOneOf: ['ED'] }, mediaType: 'OBX.5.3', data: 'OBX.5.5' },
    query: {
      when: { path: 'MSH.9.1', isOneOf: ['QRY'] },
      sampleId: 'QRD.8.1',
      tag: 'QRD.4',
      answer: 'dsr',
    },
    orders: { isBroadcast: false, code: '{code}^^^', specimens: {} },
  },
  example: message(
    'MSH|^~\\&|SIM|BC5|LIS|LAB|20250101093000||ORU^R01|M1|P|2.3.1||||||UNICODE',
    'PID|1||P1^^^LAB^MR||TEST^ONE||19800115|M',
    'PV1|1|O',
    'OBR|1||S0000123|00001^Automated Count^99MRC|||20250101092900',
    'OBX|1|IS|08001^Take Mode^99MRC||O||||||F',
    'OBX|2|NM|30525-0^Age^LN||45|yr|||||F',
    'OBX|3|NM|6690-2^WBC^LN||7.81|10*9/L|4.00-10.00|N|||F',
    'OBX|4|NM|718-7^HGB^LN||94|g/L|120-160|L~A|||F',
    'OBX|5|NM|15001^WBC Histogram. Left Line^99MRC||15||||||F',
    'OBX|6|IS|12014^Left Shift?^99MRC||T||||||F',
    'OBX|7|IS|12015^Aged Sample?^99MRC||F||||||F',
    'OBX|8|ED|15008^WBC Histogram^99MRC||^Image^BMP^Base64^Qk0=||||||F',
  ),
};
