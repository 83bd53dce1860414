import type { PersonSaid } from '@nidan/domain/interfacing/machine-message';
import type { QuarantineReason } from '@nidan/domain/machines/machine-data-reason';
import { type MachineDataState, machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { ReceivedValue } from './received-value.ts';

/** A kept value with the message that it is of. */
export interface HeldValue extends ReceivedValue {
  readonly messageId: string;
  readonly machineId: string;
  readonly state: MachineDataState;
  /** Why it waits; null: it does not. */
  readonly reason: QuarantineReason | null;
  readonly version: number;
}

interface Row extends Omit<HeldValue, 'person'> {
  readonly person: PersonSaid;
}

const columns =
  sql.raw(`d.data_id as "dataId", d.message_id as "messageId", d.machine_id as "machineId", d.position,
  d.at_place as "atPlace", d.received_at as "receivedAt", d.measured_at as "measuredAt", d.sample_id as "sampleId",
  d.is_control as "isControl", d.person, d.code, d.value, d.is_unread as "isUnread", d.beside, d.unit, d.flags, d.mark, d.dilution, d.reagent_lot as "reagentLot",
  d.has_file as "hasFile", d.state, d.reason, d.version`);

/** Locks values by their ids, those of one message together. */
export async function lockHeldValues(
  { db, lId }: Ctx,
  dataIds: readonly string[],
): Promise<readonly HeldValue[]> {
  const { rows } = await sql<Row>`
    select ${columns} from machine_data d where d.l_id = ${lId} and d.data_id = any(${dataIds}::uuid[])
    order by d.message_id, d.position for no key update`.execute(db);
  return rows;
}

/** A file that came in the place of a value of an open test and waits to be attached there. */
export interface KeptFile extends Pick<HeldValue, 'dataId' | 'messageId' | 'sampleId' | 'atPlace' | 'code'> {
  readonly billTestId: string;
  readonly parameterId: string;
  /** A person says that it counts though another one stands. */
  readonly isDecided: boolean;
}

/** A kept file by its id; null when it has no place, or went its way meanwhile. */
export async function readKeptFile(db: Db, lId: number, dataId: string): Promise<KeptFile | null> {
  const { rows } = await sql<KeptFile>`
    select d.data_id as "dataId", d.message_id as "messageId", d.sample_id as "sampleId", d.at_place as "atPlace", d.code,
      d.bill_test_id as "billTestId", d.parameter_id as "parameterId", d.decided_by is not null as "isDecided"
    from machine_data d
    where d.l_id = ${lId} and d.data_id = ${dataId} and d.state = ${machineData.codes.kept}
      and d.bill_test_id is not null and d.parameter_id is not null`.execute(db);
  return rows[0] ?? null;
}

/** Most values that are tried again at once; those after them are tried when somebody asks. */
const AT_ONCE = 2_000;

/** Ids of values in quarantine that a condition on `machine_data d` holds for, in groups of one tube of one message. */
export async function heldGroups(
  db: Db,
  lId: number,
  condition: RawBuilder<unknown>,
): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ dataId: string; messageId: string; sampleId: string }>`
    select d.data_id as "dataId", d.message_id as "messageId", d.sample_id as "sampleId" from machine_data d
    where d.l_id = ${lId} and d.state = ${machineData.codes.quarantined} and ${condition}
    order by d.received_at, d.data_id limit ${AT_ONCE}`.execute(db);
  const groups = Map.groupBy(rows, ({ messageId, sampleId }) => `${messageId} ${sampleId}`);
  return [...groups.values()].map((group) => group.map(({ dataId }) => dataId));
}
