import { saveMachineLink } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { Driver } from '@nidan/domain/interfacing/driver';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { addMaster, freshCode } from '../../../catalogue/masters/testing/master-body.ts';
import { type LinkInUse, readEnabledLinks } from '../enabled-links.query.ts';
import { postMachineMessage } from '../post-machine-message.ts';
import { storeMessages } from '../store-messages.ts';

/** Of tests alone: a machine that speaks E1394 with all that a driver can say. */
export const TEST_DRIVER: Driver = {
  code: 'test-machine',
  name: 'Test machine',
  family: 'chemistry',
  source: 'E1394',
  encoding: 'utf-8',
  link: { kind: 'astm', checksum: 'required', frameText: 240, endsWithoutTerminator: false },
  layout: { kind: 'e1394' },
  sample: { id: 'O.3', strip: null, part: null, control: [{ path: 'O.12', isOneOf: ['Q'] }] },
  person: { name: 'P.6', personId: 'P.4', sex: 'P.9', birthDate: 'P.8' },
  result: {
    code: 'R.3.4',
    value: 'R.4',
    second: null,
    unit: 'R.5',
    flags: 'R.7',
    dilution: 'R.3.5',
    measuredAt: 'R.13',
    reagentLot: 'R.3.6',
    mark: 'R.9',
    marks: { X: 'cancelled', C: 'corrected' },
    repeated: [],
    skip: [],
    noValue: ['----'],
  },
  file: null,
  statuses: [],
  query: { when: { path: 'Q.3', matches: '.' }, sampleId: 'Q.3.2', tag: '', answer: 'e1394' },
  orders: { isBroadcast: false, code: '^^^{code}', specimens: {} },
};

/** The same, and it sends pictures. */
export const FILE_DRIVER: Driver = {
  ...TEST_DRIVER,
  file: { when: { path: 'R.9', isOneOf: ['I'] }, mediaType: 'R.5', data: 'R.4' },
};

export interface MachineOfLab {
  readonly machineId: string;
  readonly machineCode: string;
  readonly driverId: string;
  readonly link: LinkInUse;
}

/** Adds a machine with codes of parameters, `{ CR: 'CREAT' }`. */
export async function machineWithCodes(
  app: TestApp,
  codes: Readonly<Record<string, string>>,
  parts: { readonly machineUnit?: string; readonly factor?: number } = {},
): Promise<{ machineId: string; machineCode: string }> {
  const machineCode = freshCode();
  const { id: machineId } = await addMaster(app, 'machines', { code: machineCode });
  for (const [code, parameter] of Object.entries(codes)) {
    await addMaster(app, 'interfacing', {
      machine: machineCode,
      machineCode: code,
      parameter,
      machineUnit: '',
      factor: 1,
      ...parts,
    });
  }
  return { machineId, machineCode };
}

/** A driver in use that reads `TEST_DRIVER`, or another one. */
export async function driverInUse(app: TestApp, definition: Driver = TEST_DRIVER): Promise<string> {
  const driverId = newId();
  const lId = app.lab.lId;
  const [maker, other] = [
    app.lab.users.get('Manager')?.userId ?? '',
    app.lab.users.get('Pathologist')?.userId ?? '',
  ];
  await asOwner(app, (db) =>
    db
      .insertInto('machine_driver')
      .values({
        l_id: lId,
        driver_id: driverId,
        code: `t${driverId.slice(-10)}`,
        revision: 1,
        name: definition.name,
        definition: JSON.stringify(definition),
        state: 'inUse',
        made_at: new Date(),
        made_by: maker,
        changed_by: maker,
        approved_at: new Date(),
        approved_by: other,
      })
      .execute(),
  );
  return driverId;
}

let port = 20_000;

/** The body of a new link that listens. */
export function linkBody(of: { machineId: string; driverId: string }): BodyOf<typeof saveMachineLink> {
  port += 1;
  return {
    linkId: newId(),
    version: null,
    name: `Link ${freshCode()}`,
    ...of,
    transport: 'tcpServer',
    host: '',
    port,
    folder: '',
    allowedAddress: '',
    zoneOffset: 330,
  };
}

/** A machine with codes, a driver and a link that is switched on. */
export async function machineOfLab(
  app: TestApp,
  codes: Readonly<Record<string, string>>,
  parts: { readonly machineUnit?: string; readonly factor?: number; readonly driver?: Driver } = {},
): Promise<MachineOfLab> {
  const { driver, ...mapping } = parts;
  const machine = await machineWithCodes(app, codes, mapping);
  const driverId = await driverInUse(app, driver);
  return linkedMachine(app, { ...machine, driverId });
}

/** The link of a machine, switched on. */
export async function linkedMachine(
  app: TestApp,
  machine: { machineId: string; machineCode: string; driverId: string },
): Promise<MachineOfLab> {
  const { machineId, driverId } = machine;
  const body = linkBody({ machineId, driverId });
  await app.as('Manager').ok(saveMachineLink, { body });
  await asOwner(app, (db) =>
    db.updateTable('machine_link').set({ is_enabled: true }).where('link_id', '=', body.linkId).execute(),
  );
  const links = await readEnabledLinks(app.db, app.lab.lId);
  const link = links.find(({ linkId }) => linkId === body.linkId);
  if (link === undefined) throw new Error('The link was switched on');
  return { ...machine, link };
}

interface SaidResult {
  readonly code: string;
  readonly value: string;
  readonly unit?: string;
  readonly flag?: string;
  readonly status?: string;
  readonly at?: string;
}

/** A message of one tube in E1394. */
export function messageOf(
  sampleId: string,
  results: readonly SaidResult[],
  parts: { readonly person?: string; readonly isControl?: boolean } = {},
): string {
  const { person = 'P|1', isControl = false } = parts;
  const lines = results.map(
    ({ code, value, unit = '', flag = '', status = 'F', at = '' }, index) =>
      `R|${index + 1}|^^^${code}|${value}|${unit}||${flag}||${status}||||${at}`,
  );
  const order = `O|1|${sampleId}||^^^ALL|R||||||${isControl ? 'Q' : 'N'}`;
  return [
    `H|\\^&|${newId().slice(-8)}||Sim|||||||P|1|20261126093000`,
    person,
    order,
    ...lines,
    'L|1|N',
    '',
  ].join('\r');
}

/** Keeps a message as a link does; answers its id. */
export async function storeMessage(
  app: TestApp,
  { link }: Pick<MachineOfLab, 'link'>,
  message: string | { readonly text: string; readonly isWhole: boolean },
): Promise<string> {
  const { text, isWhole } = typeof message === 'string' ? { text: message, isWhole: true } : message;
  const read = readMessage(link.driver, text);
  const taken = {
    link,
    at: new Date(),
    raw: Buffer.from(text),
    text,
    isWhole,
    continues: false,
    read,
    answers: [],
  };
  await storeMessages(app.db, app.lab.lId, [taken]);
  const last = await inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('machine_message')
      .where('l_id', '=', app.lab.lId)
      .where('link_id', '=', link.linkId)
      .orderBy('at', 'desc')
      .orderBy('message_id', 'desc')
      .select('message_id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  return last.message_id;
}

/** Keeps a message and reads it, as the worker does; answers its id. */
export async function receive(
  app: TestApp,
  machine: Pick<MachineOfLab, 'link'>,
  text: string,
): Promise<string> {
  const messageId = await storeMessage(app, machine, text);
  await postMachineMessage(app.services, { lId: app.lab.lId, messageId });
  return messageId;
}
