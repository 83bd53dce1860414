import { discardMachineData, listMachineData } from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import { takeMachineDriver } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { saveMachineLink, switchMachineLink } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { listMachinesAtWork } from '@nidan/contract/lab/machines/machine-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { sql } from 'kysely';
import { readEnabledLinks } from '../features/lab/interfacing/enabled-links.query.ts';
import { postMachineMessage } from '../features/lab/interfacing/post-machine-message.ts';
import { storeMessages } from '../features/lab/interfacing/store-messages.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { newId } from '../kernel/database/new-id.ts';
import type { Services } from '../kernel/http/services.ts';
import type { BillOfDemoPatient } from './demo-bills.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoLife } from './demo-visit.ts';
import { demoLab } from './lab/demo-lab.ts';
import { once } from './once.ts';

/** On this machine alone, where nothing else listens as a rule. */
const LINKS = [
  { machine: 'CBC1', name: 'Cell counter, bench 1', driver: 'sysmex-xn-astm', port: 15_101, isEnabled: true },
  {
    machine: 'CHEM1',
    name: 'Chemistry, bench 2',
    driver: 'roche-cobas-c-astm',
    port: 15_102,
    isEnabled: false,
  },
] as const;

/** A person of the week whose cell count is entered. */
const COUNTED = 20;

async function layDownLinks({ staff }: DemoLife, manager: DemoClient): Promise<void> {
  const { machines } = await staff.technician.call(listMachinesAtWork, {});
  for (const { machine: code, name, driver, port, isEnabled } of LINKS) {
    const { driverId } = await once(manager, `driver ${driver}`, {
      endpoint: takeMachineDriver,
      body: async () => ({ driverId: newId(), code: driver }),
    });
    const machineId = machines.find((one) => one.code === code)?.machineId ?? '';
    const place = {
      transport: 'tcpServer',
      host: '',
      port,
      folder: '',
      allowedAddress: '',
      zoneOffset: 330,
    } as const;
    const link = await once(manager, `link ${code}`, {
      endpoint: saveMachineLink,
      body: async () => ({ linkId: newId(), version: null, name, machineId, driverId, ...place }),
    });
    if (!isEnabled) continue;
    const { linkId, version } = link;
    await once(manager, `link ${code} on`, {
      endpoint: switchMachineLink,
      body: async () => ({ linkId, version, isEnabled }),
    });
  }
}

/** A count of one tube, as the cell counter sends it. */
function countOf(tube: string, values: Readonly<Record<string, string>>): string {
  const results = Object.entries(values).map(
    ([code, value], index) => `R|${index + 1}|^^^^${code}^1|${value}|||N||F||||20261120092955`,
  );
  return ['H|\\^&|||XN||||||||E1394-97', 'P|1', `O|1||2^1^${tube}^B`, ...results, 'L|1|N', ''].join('\r');
}

/** Keeps messages as the gateway does and reads them; one that an earlier start kept is the same message. */
async function receive(services: Services, texts: readonly string[]): Promise<void> {
  const { lId } = demoLab;
  const [link] = await readEnabledLinks(services.db, lId);
  if (link === undefined) throw new Error('The cell counter of the demo lab has a link');
  for (const text of texts) {
    const read = readMessage(link.driver, text);
    const raw = Buffer.from(text, 'latin1');
    await storeMessages(services.db, lId, [
      { link, at: services.clock(), raw, text, isWhole: true, continues: false, read, answers: [] },
    ]);
  }
  const { rows } = await inTransaction(services.db, lId, (db) =>
    sql<{ messageId: string }>`
      select message_id as "messageId" from machine_message
      where l_id = ${lId} and link_id = ${link.linkId} order by at, message_id`.execute(db),
  );
  for (const { messageId } of rows) await postMachineMessage(services, { lId, messageId });
}

interface MachineDesk {
  readonly manager: DemoClient;
  readonly services: Services;
  readonly billOf: BillOfDemoPatient;
}

/** Lays down two links, and lets the cell counter send what stands already, what nobody knows, and what no machine should. */
export async function keepDemoMachineData(
  life: DemoLife,
  { manager, services, billOf }: MachineDesk,
): Promise<void> {
  const { staff, clock } = life;
  clock.setHoursAgo(78);
  await layDownLinks(life, manager);
  clock.setHoursAgo(3);
  const { billId } = billOf(COUNTED);
  const { rows } = await staff.technician.call(listSamples, { query: { billId } });
  const { tests } = await staff.technician.call(readWorksheet, { query: { billId } });
  const count = tests.find(({ test }) => test.code === 'CBC');
  const platelets = count?.parameters.find(({ code }) => code === 'PLT')?.result?.raw ?? '250';
  const tube = rows.find((sample) => sample.tests.some(({ code }) => code === 'CBC'))?.barcode ?? '';
  await receive(services, [
    countOf(tube, { PLT: platelets, MPV: '9.8' }),
    countOf('2511209999', { WBC: '7.8', HGB: '131' }),
    countOf('BLANK', { WBC: '0.0' }),
  ]);
  await once(staff.technician, 'machine data of a blank', {
    endpoint: discardMachineData,
    body: async () => {
      const { rows: held } = await staff.technician.call(listMachineData, { query: { q: 'BLANK' } });
      const chosen = held.map(({ dataId, version }) => ({ dataId, version }));
      return { rows: chosen, reason: 'Background count, no tube' };
    },
  });
}
