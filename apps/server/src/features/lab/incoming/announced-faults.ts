import type { AnnouncedPerson } from '@nidan/contract/lab/incoming/incoming-view';
import { maskName } from '@nidan/domain/people/demo-mask';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { knownBarcodes } from '../samples/box-tubes.query.ts';
import { barcodeOfScan } from '../samples/scanned-tubes.ts';
import { lockByBarcode, type LockedIncoming, type NewIncoming } from './incoming-rows.ts';
import { upper } from './write-announced.ts';

/** Those of the codes that the lab has no test of in use. */
export async function unknownTests({ db, lId }: Ctx, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from test
    where l_id = ${lId} and code = any(${[...codes]}) and status = ${masterData.codes.enabled}`.execute(db);
  const known = new Set(rows.map(({ code }) => code));
  return codes.filter((code) => !known.has(code));
}

function isSamePerson(one: AnnouncedPerson, other: AnnouncedPerson): boolean {
  return upper(one.name) === upper(other.name) && one.age_sex.sex === other.age_sex.sex;
}

function announcedBefore({ caller }: Ctx, { barcode, person }: NewIncoming, before: LockedIncoming): Refusal {
  const name = caller.isDemoUser ? maskName(before.person.name) : before.person.name;
  const isSame = isSamePerson(person, before.person);
  return refuse(isSame ? 'incoming-announced-already' : 'incoming-other-patient', {
    details: { barcode, name },
  });
}

/** Of each sample why its barcode stands twice, waits already, or is one of the lab's own; null for a free one (reliability R14). */
export async function barcodeFaults(
  ctx: Ctx,
  samples: readonly NewIncoming[],
): Promise<readonly (Refusal | null)[]> {
  const barcodes = [...new Set(samples.map(({ barcode }) => barcode))];
  const live = (await lockByBarcode(ctx, barcodes)).filter(({ state }) => state !== 'rejected');
  const before = new Map(live.map((one) => [one.barcode, one]));
  const own = await knownBarcodes(ctx, barcodes.map(barcodeOfScan));
  const seen = new Set<string>();
  return samples.map((sample) => {
    const { barcode } = sample;
    if (seen.has(barcode)) return refuse('incoming-twice', { details: { barcode } });
    seen.add(barcode);
    const other = before.get(barcode);
    if (other !== undefined) return announcedBefore(ctx, sample, other);
    return own.has(barcodeOfScan(barcode)) ? refuse('incoming-own-tube', { details: { barcode } }) : null;
  });
}
