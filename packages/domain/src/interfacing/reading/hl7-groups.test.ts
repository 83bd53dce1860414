import { describe, expect, it } from 'vitest';
import { message } from '../drivers/delivered-driver.ts';
import { IHE_LAW_HL7 } from '../drivers/ihe-law-hl7.ts';
import { readMessage } from '../read-message.ts';

const { driver } = IHE_LAW_HL7;
const header = (type: string) => `MSH|^~\\&|SIM|A|LIS|B|20250101093000||${type}|M1|P|2.5.1`;
const ORU = header('ORU^R01^ORU_R01');
const obr = (number: number) => `OBR|${number}|||GLU^^99LAB`;
const obx = (value: string, code = 'GLU') => `OBX|1|NM|${code}^^99LAB||${value}|mg/dL|||||F`;
const spm = (id: string, role = 'P') => `SPM|1|${id}||SER|||||||${role}`;
const sac = (id: string) => `SAC|||${id}`;
const NTE = 'NTE|1||a remark';
const ORC = 'ORC|RE';

/** Which values went to which tube: `S1 90`; a question mark where no tube is known. */
function tubesIn(...segments: readonly string[]): string[] {
  return readMessage(driver, message(...segments)).samples.flatMap(({ sampleId, results }) =>
    results.map(({ value }) => `${sampleId || '?'} ${value}`),
  );
}

const THREE = ['S1 90', 'S2 300', 'S3 75'];

describe('the specimen of an OBR group', () => {
  it.each([
    [
      'behind the results',
      [ORU, obr(1), obx('90'), spm('S1'), obr(2), obx('300'), spm('S2'), obr(3), obx('75'), spm('S3')],
    ],
    [
      'in front of the results',
      [ORU, obr(1), spm('S1'), obx('90'), obr(2), spm('S2'), obx('300'), obr(3), spm('S3'), obx('75')],
    ],
    [
      'in front of the orders',
      [ORU, spm('S1'), obr(1), obx('90'), spm('S2'), obr(2), obx('300'), spm('S3'), obr(3), obx('75')],
    ],
    [
      'now behind and now in front of the results',
      [ORU, obr(1), obx('90'), spm('S1'), obr(2), spm('S2'), obx('300'), obr(3), obx('75'), spm('S3')],
    ],
    [
      'behind the results, with ORC and NTE between',
      [
        ORU,
        'PID|1||P1',
        ORC,
        obr(1),
        NTE,
        obx('90'),
        NTE,
        spm('S1'),
        ORC,
        obr(2),
        NTE,
        obx('300'),
        NTE,
        spm('S2'),
      ].concat([ORC, NTE, obr(3), obx('75'), NTE, NTE, spm('S3')]),
    ],
    [
      'in front of the results, with ORC and NTE between',
      [ORU, ORC, obr(1), NTE, spm('S1'), NTE, obx('90'), NTE, ORC, obr(2), spm('S2'), obx('300'), NTE].concat(
        [ORC, obr(3), NTE, spm('S3'), obx('75')],
      ),
    ],
    [
      'behind the ORC that precedes the order',
      [
        ORU,
        ORC,
        spm('S1'),
        obr(1),
        obx('90'),
        ORC,
        spm('S2'),
        obr(2),
        obx('300'),
        ORC,
        spm('S3'),
        obr(3),
      ].concat([obx('75'), NTE]),
    ],
    [
      'of several persons',
      [ORU, 'PID|1||P1', obr(1), obx('90'), spm('S1'), 'PID|2||P2', obr(1), obx('300'), spm('S2')].concat([
        'PID|3||P3',
        spm('S3'),
        obr(1),
        obx('75'),
      ]),
    ],
  ])('is found %s', (_, segments) => {
    expect(tubesIn(...segments)).toEqual(THREE);
  });

  it('holds for every result of the group and for no other group', () => {
    expect(
      tubesIn(ORU, obr(1), obx('90'), obx('4.2', 'K'), spm('S1'), obr(2), obx('300'), obx('5.1', 'K')),
    ).toEqual(['S1 90', 'S1 4.2', '? 300', '? 5.1']);
  });

  it('says of its own group alone whether it is control material', () => {
    const { samples } = readMessage(
      driver,
      message(ORU, obr(1), obx('90'), spm('QC1', 'Q'), obr(2), obx('300'), spm('S2')),
    );
    expect(samples.map(({ sampleId, isControl }) => `${sampleId} ${isControl}`)).toEqual([
      'QC1 true',
      'S2 false',
    ]);
  });

  it('counts for all orders behind it where specimens come first (OUL^R22)', () => {
    expect(
      tubesIn(
        header('OUL^R22'),
        spm('S1'),
        obr(1),
        ORC,
        obx('90'),
        obr(2),
        ORC,
        obx('4.2', 'K'),
        spm('S2'),
        obr(1),
      ).concat(),
    ).toEqual(['S1 90', 'S1 4.2']);
  });

  it('is that of the container in front of the order (OUL^R23)', () => {
    expect(
      tubesIn(header('OUL^R23'), 'SPM|1', sac('S1'), obr(1), obx('90'), sac('S2'), obr(2), obx('300')),
    ).toEqual(['S1 90', 'S2 300']);
  });
});

describe('values whose tube nobody can tell', () => {
  it.each([
    ['two specimens in one group', [ORU, obr(1), spm('S1'), obx('90'), spm('S2'), obx('300')]],
    ['two specimens behind one group', [ORU, obr(1), obx('90'), obx('300'), spm('S1'), spm('S2')]],
    [
      'one in front of all and one behind',
      [ORU, spm('S1'), obr(1), obx('90'), obr(2), obx('300'), spm('S2')],
    ],
    [
      'one named by the lab and one by the filler',
      [ORU, obr(1), obx('90'), obx('300'), spm('S1'), spm('^S2')],
    ],
    ['an id that is said twice', [ORU, 'SPM|1|S1~S2', obr(1), obx('90'), obx('300')]],
  ])('belong to none: %s', (_, segments) => {
    expect(tubesIn(...segments)).toEqual(['? 90', '? 300']);
    const { faults } = readMessage(driver, message(...segments));
    expect(faults.map(({ code }) => code)).toEqual(['several-samples', 'several-samples']);
  });
});

it('reads a message of very many groups soon', () => {
  const segments = Array.from({ length: 5_000 }, (_, at) => [obr(at), obx('1'), obx('2'), spm(`S${at}`)]);
  expect(tubesIn(ORU, ...segments.flat())).toHaveLength(10_000);
});
