import * as labProfileEndpoints from '@nidan/contract/base/organisation/lab-profile-endpoints';
import type { LabProfileView } from '@nidan/contract/base/organisation/lab-profile-endpoints';
import { EXTERNAL_LAB } from '@nidan/domain/enumerations/users';
import { requireProof } from '../../../kernel/access/require-proof.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { changedColumns } from './changed-columns.ts';
import { type LabProfileRow, lockLab, setLabProfile } from './lab-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

const columns = [
  'name',
  'tagline',
  'address',
  'phone',
  'email',
  'website',
  'footer',
  'upi_address',
  'time_zone',
  'lab_type',
  'home_l_id',
] as const satisfies readonly (keyof LabProfileRow)[];

async function readRow({ db, lId }: Ctx) {
  return db
    .selectFrom('lab')
    .select([...columns, 'version', 'entity_id'])
    .where('l_id', '=', lId)
    .executeTakeFirstOrThrow();
}

/** What the lab prints on its papers, and its time zone. */
export const readProfile = serve(labProfileEndpoints.readLabProfile, async (ctx): Promise<LabProfileView> => {
  const { upi_address, time_zone, lab_type, home_l_id, entity_id: _entityId, ...row } = await readRow(ctx);
  return {
    ...row,
    upiAddress: upi_address ?? '',
    timeZone: time_zone,
    labType: lab_type === EXTERNAL_LAB ? EXTERNAL_LAB : 'MAIN',
    homeLId: home_l_id,
  };
});

/** Refuses a home that is this lab, or none that the caller belongs to: what it is called would be told otherwise. */
async function requireHome({ db, lId, caller }: Ctx, homeLId: number): Promise<void> {
  const found = await db
    .selectFrom('membership')
    .select('l_id')
    .where('user_id', '=', caller.userId)
    .where('l_id', '=', homeLId)
    .executeTakeFirst();
  if (found === undefined || homeLId === lId) throw refuseField('homeLId', 'other-lab-needed');
}

/** Changes it; papers that are printed and released stay as they are. */
export const updateProfile = serve(
  labProfileEndpoints.updateLabProfile,
  async (ctx, { version, upiAddress, timeZone, labType, homeLId, ...texts }) => {
    await lockLab(ctx.db, ctx.lId);
    const { entity_id: entityId, version: found, ...row } = await readRow(ctx);
    await expectVersion(ctx, { entityId, expected: version, found });
    const plain = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
    if (homeLId !== undefined && homeLId !== null) await requireHome(ctx, homeLId);
    const change = changedColumns<LabProfileRow>(row, {
      ...plain,
      ...(upiAddress === undefined ? {} : { upi_address: upiAddress.trim() || null }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      ...(labType === undefined ? {} : { lab_type: labType }),
      ...(homeLId === undefined ? {} : { home_l_id: homeLId }),
    });
    if (change === null) return readProfile(ctx);
    // Where the money of patients goes.
    if ('upi_address' in change.after) requireProof(ctx.caller);
    await setLabProfile(ctx.db, ctx.lId, { ...change.after, version: found + 1 });
    recordEvent(ctx, { entityKind: 'LAB', entityId, action: 'update', ...change });
    return readProfile(ctx);
  },
);
