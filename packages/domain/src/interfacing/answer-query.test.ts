import { describe, expect, it } from 'vitest';
import { writeAnswer, writeOrders } from './answer-query.ts';
import type { Driver } from './driver.ts';
import { CEPHEID_GENEXPERT_ASTM } from './drivers/cepheid-genexpert-astm.ts';
import { message } from './drivers/delivered-driver.ts';
import { ESR_LINES } from './drivers/esr-lines.ts';
import { IHE_LAW_HL7 } from './drivers/ihe-law-hl7.ts';
import { MINDRAY_BC_HL7 } from './drivers/mindray-bc-hl7.ts';
import { SYSMEX_XN_ASTM } from './drivers/sysmex-xn-astm.ts';
import type { MachineOrder } from './machine-order.ts';
import { readMessage } from './read-message.ts';

const ORDER: MachineOrder = {
  sampleId: 'S1',
  person: { name: 'TEST ONE', personId: 'P1', sex: 'F', birthDate: '19800115' },
  specimen: 'EDTA',
  isUrgent: true,
  codes: ['WBC', 'HGB'],
  collectedAt: '20250101083000',
};
const GIVEN = { now: '20250101093000', controlId: 'C1' };

function answer(driver: Driver, asked: string, orders: readonly MachineOrder[]): string[] {
  const { query } = readMessage(driver, asked);
  if (query === null) throw new Error('asks nothing');
  return writeAnswer(driver, { ...GIVEN, asked, query, orders });
}

describe('E1394', () => {
  const asked = message('H|\\^&|||XN', 'Q|1|^^S1||ALL', 'L|1|N');

  it('says what is to be measured', () => {
    expect(answer(SYSMEX_XN_ASTM.driver, asked, [ORDER])).toEqual([
      message(
        'H|\\^&|||LIS|||||||P|LIS2-A2|20250101093000',
        'P|1||P1||TEST ONE||19800115|F|',
        'O|1|S1||^^^^WBC\\^^^^HGB|S||20250101083000||||N||||EDTA||||||||||Q',
        'L|1|F',
      ),
    ]);
  });

  it.each([[[]], [[{ ...ORDER, codes: [] }]]])('says that there is nothing', (orders) => {
    const [text] = answer(SYSMEX_XN_ASTM.driver, asked, orders);
    expect(text).toBe(message('H|\\^&|||LIS|||||||P|LIS2-A2|20250101093000', 'L|1|I'));
  });

  it('speaks with the delimiters of the machine, and a name cannot break out of its field', () => {
    const named = { ...ORDER, person: { ...ORDER.person, name: 'A|B^C@D' } };
    const [text = ''] = answer(CEPHEID_GENEXPERT_ASTM.driver, message('H|@^\\||M1', 'Q|1|^S1||ALL'), [named]);
    expect(text).toContain('A\\F\\B\\S\\C\\R\\D');
    expect(text).toContain('|^^^WBC@^^^HGB|');
  });

  it('sends orders that nobody asked for', () => {
    const [text = ''] = writeOrders(SYSMEX_XN_ASTM.driver, { ...GIVEN, orders: [ORDER] });
    expect(text).toMatch(/\|O\rL\|1\|N\r$/u);
    expect(writeOrders(SYSMEX_XN_ASTM.driver, { ...GIVEN, orders: [] })).toEqual([]);
    expect(writeOrders(ESR_LINES.driver, { ...GIVEN, orders: [ORDER] })).toEqual([]);
  });
});

describe('QRY^Q02', () => {
  const asked = message(
    'MSH|^~\\&|SIM|BC5|LIS|LAB|20250101093000||QRY^Q02|M2|P|2.3.1',
    'QRD|20250101093000|R|D|1|||RD|S1|OTH|||T',
    'QRF|SIM|20250101000000|20250101235959|||RCT|COR|ALL',
  );

  it('is answered by QCK and DSR with what is to be measured', () => {
    const [qck, dsr = ''] = answer(MINDRAY_BC_HL7.driver, asked, [ORDER]);
    expect(qck).toBe(
      message(
        'MSH|^~\\&|LIS|LAB|SIM|BC5|20250101093000||QCK^Q02|C1|P|2.3.1',
        'MSA|AA|M2',
        'ERR|0',
        'QAK|SR|OK',
      ),
    );
    expect(dsr.split('\r')[0]).toContain('||DSR^Q03|C1-1|');
    expect(dsr).toContain('\rQRD|20250101093000|R|D|1|||RD|S1|OTH|||T\rQRF|SIM|');
    expect(dsr).toContain('\rDSP|21||S1||\rDSP|22||S1||\rDSP|23||20250101083000||\rDSP|24||Y||\r');
    expect(dsr).toContain('\rDSP|29||WBC^^^||\rDSP|30||HGB^^^||\rDSC|\r');
  });

  it('is answered by QCK with NF where there is nothing', () => {
    const texts = answer(MINDRAY_BC_HL7.driver, asked, []);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('\rQAK|SR|NF\r');
  });
});

describe('IHE LAW', () => {
  const asked = message(
    'MSH|^~\\&|SIM|A|LIS|B|20250101||QBP^Q11^QBP_Q11|M3|P|2.5.1|||ER|AL||UNICODE UTF-8|||LAB-27^IHE',
    'QPD|WOS^Work Order Step^IHE_LABTF|T1|S1',
    'RCP|I||R',
  );

  it('is answered by RSP and then by orders, a step for each code', () => {
    const [rsp, oml = ''] = answer(IHE_LAW_HL7.driver, asked, [ORDER]);
    expect(rsp).toBe(
      message(
        'MSH|^~\\&|LIS|B|SIM|A|20250101093000||RSP^K11^RSP_K11|C1|P|2.5.1||||||UNICODE UTF-8|||LAB-27^IHE',
        'MSA|AA|M3',
        'QAK|T1|OK|WOS^Work Order Step^IHE_LABTF',
        'QPD|WOS^Work Order Step^IHE_LABTF|T1|S1',
      ),
    );
    expect(oml).toContain('||OML^O33^OML_O33|C1-1|P|2.5.1||||||UNICODE UTF-8|||LAB-28^IHE\r');
    expect(oml).toContain('\rSPM|1|S1||EDTA\rSAC|||S1\rORC|NW|S1-1|||||||20250101093000\r');
    expect(oml).toContain('\rTQ1|||||||||S\rOBR||S1-2||HGB^^99LAB\r');
  });

  it('says for a tube without work that there is none', () => {
    const [, oml = ''] = answer(IHE_LAW_HL7.driver, asked, []);
    expect(oml).toContain('\rSAC|||S1\rORC|DC|');
    expect(oml).not.toContain('OBR');
  });
});

it('answers ORM^O01 with ORR^O02', () => {
  const driver: Driver = {
    ...MINDRAY_BC_HL7.driver,
    query: { when: { path: 'MSH.9.1', isOneOf: ['ORM'] }, sampleId: 'ORC.3', tag: '', answer: 'orr' },
  };
  const asked = message('MSH|^~\\&|SIM|BC5|LIS|LAB|20250101||ORM^O01|M4|P|2.3.1', 'ORC|RF||S1||IP');
  expect(answer(driver, asked, [ORDER])[0]).toContain(
    '\rMSA|AA|M4\rPID|1||P1||TEST ONE||19800115|F\rORC|AF|S1\rOBR|1|S1||WBC^^^|S||20250101083000\r',
  );
  expect(answer(driver, asked, [])[0]).toContain('\rMSA|AR|M4\r');
  expect(writeOrders(driver, { ...GIVEN, orders: [ORDER] })[0]).toContain('||ORM^O01|C1|');
});
