import { slotValues } from '@nidan/domain/text/fault';
import {
  type MasterChange,
  type MasterView,
  type NewMaster,
  valuesIn,
} from '@nidan/contract/catalogue/masters/master-endpoints';
import { emptyValue, type MasterValue, type MasterValues } from '@nidan/domain/masters/master-field';
import type { Master } from '@nidan/domain/masters/masters';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { announceCatalogue, lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { startingStatus } from '../../base/organisation/move-master.ts';
import { type DraftRecord, MasterJudge } from './judge-master.ts';
import { type IdsOfField, keptValue } from './master-record.ts';
import { insertRecords, updateRecords } from './master-rows.ts';
import { readWorld } from './master-world.query.ts';
import { readRecord } from './masters.query.ts';
import { presentMaster } from './present-master.ts';
import { changeOf, recordMasterChange, recordNewMaster } from './record-master.ts';

function keptValues({ fields }: Master, values: MasterValues): MasterValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, keptValue(fields[name], value)]),
  );
}

function emptyValues({ fields }: Master): Record<string, MasterValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));
}

/** Refuses a draft that breaks a rule; answers the ids of what it refers to. */
async function requireSound(ctx: Ctx, master: Master, draft: DraftRecord): Promise<IdsOfField> {
  const { next, former } = draft;
  const world = await readWorld(ctx, master, { only: { values: next.values, former }, use: 'change' });
  const faults = new MasterJudge(master, world, [draft]).faultsOf(draft);
  const inUse = faults.find(({ field }) => field === 'status');
  if (inUse !== undefined)
    throw refuse('master-in-use', {
      details: { record: String(next.values['name']), ...slotValues(['why', inUse]) },
    });
  if (faults.length > 0) throw refuse('invalid-input', { errors: faults });
  return (field) =>
    new Map([...(world.referred.get(field)?.values() ?? [])].map(({ code, id }) => [code, id]));
}

async function readChanged(ctx: Ctx, master: Master, id: string): Promise<MasterView> {
  const record = await readRecord(ctx, master, id);
  if (record === null) throw new Error(`The ${master.name} ${id} was just written`);
  return presentMaster(ctx, master, record);
}

/** Adds a record to a master. */
export async function createMaster(ctx: Ctx, master: Master, body: NewMaster): Promise<MasterView> {
  await lockCatalogue(ctx);
  const values = keptValues(master, { ...emptyValues(master), ...valuesIn(master, body) });
  const next = { id: body.id, status: startingStatus(body.status), version: 1, values };
  const idsOf = await requireSound(ctx, master, { next, former: null });
  await insertRecords(ctx, master, { records: [next], idsOf });
  if (master.isInCatalogue === true) await announceCatalogue(ctx);
  recordNewMaster(ctx, master, next);
  return readChanged(ctx, master, next.id);
}

/** Changes a record of a master, or takes it into or out of use; what others in use refer to stays in use. */
export async function changeMaster(ctx: Ctx, master: Master, body: MasterChange): Promise<MasterView> {
  await lockCatalogue(ctx);
  const former = await readRecord(ctx, master, body.id);
  if (former === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: former.id, expected: body.version, found: former.version });
  const from = masterData.stateOf(former.status);
  const name = String(former.values['name']);
  const to = body.action === undefined ? from : stepOrRefuse(name, masterData.step(body.action, from));
  const next = {
    id: former.id,
    status: masterData.codeOf(to),
    version: former.version + 1,
    values: { ...former.values, ...keptValues(master, valuesIn(master, body)) },
  };
  if (changeOf(former, next) === null) return presentMaster(ctx, master, former);
  const idsOf = await requireSound(ctx, master, { next, former });
  await updateRecords(ctx, master, { records: [next], idsOf });
  if (master.isInCatalogue === true) await announceCatalogue(ctx);
  recordMasterChange(ctx, master, { former, next });
  return readChanged(ctx, master, next.id);
}
