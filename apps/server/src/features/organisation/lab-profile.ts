import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { LabProfileView, updateLabProfile } from '@nidan/contract/organisation/lab-profile-endpoints';
import { requireProof } from '../../kernel/access/require-proof.ts';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { changedColumns } from './changed-columns.ts';
import { type LabProfileRow, lockLab, setLabProfile } from './lab-rows.ts';

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
] as const satisfies readonly (keyof LabProfileRow)[];

async function readRow({ db, lId }: Ctx) {
  return db
    .selectFrom('lab')
    .select([...columns, 'version', 'entity_id'])
    .where('l_id', '=', lId)
    .executeTakeFirstOrThrow();
}

/** What the lab prints on its papers, and its time zone. */
export async function readProfile(ctx: Ctx): Promise<LabProfileView> {
  const { upi_address, time_zone, entity_id: _entityId, ...row } = await readRow(ctx);
  return { ...row, upiAddress: upi_address ?? '', timeZone: time_zone };
}

/** Changes it; papers that are printed and released stay as they are. */
export async function updateProfile(
  ctx: Ctx,
  { version, upiAddress, timeZone, ...texts }: BodyOf<typeof updateLabProfile>,
): Promise<AnswerOf<typeof updateLabProfile>> {
  await lockLab(ctx.db, ctx.lId);
  const { entity_id: entityId, version: found, ...row } = await readRow(ctx);
  await expectVersion(ctx, { entityId, expected: version, found });
  const plain = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  const change = changedColumns<LabProfileRow>(row, {
    ...plain,
    ...(upiAddress === undefined ? {} : { upi_address: upiAddress.trim() || null }),
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
  });
  if (change === null) return readProfile(ctx);
  // Where the money of patients goes.
  if ('upi_address' in change.after) requireProof(ctx.caller);
  await setLabProfile(ctx.db, ctx.lId, { ...change.after, version: found + 1 });
  recordEvent(ctx, { entityKind: 'LAB', entityId, action: 'update', ...change });
  return readProfile(ctx);
}
