import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { AgencyRecord } from './agency-record.ts';
import type { ReferredByCode } from './referred-records.ts';

/** What codes of a record stand for. */
export interface AgencyReferences {
  readonly territories: ReferredByCode;
  readonly tests: ReferredByCode;
}

interface Target {
  readonly db: Db;
  readonly lId: number;
}

function columnsOf(record: AgencyRecord, { territories }: AgencyReferences) {
  return {
    code: record.code,
    name: record.name,
    type: record.type,
    contact_person: record.contactPerson,
    phone: record.phone,
    email: record.email,
    address: record.address,
    gstin: record.gstin,
    territory_id: territories.get(record.territory ?? '')?.id ?? null,
    print_mode: record.printMode,
    payment_type: record.paymentType,
    billing_cycle: record.billingCycle,
    account_mode: record.accountMode,
    status: record.status,
    version: record.version,
  };
}

async function insertVolumes(
  { db, lId }: Target,
  records: readonly AgencyRecord[],
  { tests }: AgencyReferences,
): Promise<void> {
  const rows = records.flatMap(({ agencyId, expectedVolume }) =>
    expectedVolume.flatMap(({ test, perMonth }) => {
      const found = tests.get(test);
      return found === undefined
        ? []
        : [{ l_id: lId, agency_id: agencyId, test_id: found.id, per_month: perMonth }];
    }),
  );
  await insertRows(db, 'agency_expected_volume', rows);
}

/** Adds agencies with what they are expected to send. */
export async function insertAgencyRecords(
  target: Target,
  records: readonly AgencyRecord[],
  references: AgencyReferences,
): Promise<void> {
  const rows = records.map((record) => ({
    l_id: target.lId,
    agency_id: record.agencyId,
    ...columnsOf(record, references),
  }));
  await insertRows(target.db, 'agency', rows);
  await insertVolumes(target, records, references);
}

/** Writes agencies that are there. */
export async function updateAgencyRecords(
  { db, lId }: Target,
  records: readonly AgencyRecord[],
  references: AgencyReferences,
): Promise<void> {
  for (const record of records) {
    const { agencyId } = record;
    await sendLater(
      db,
      db
        .updateTable('agency')
        .set(columnsOf(record, references))
        .where('l_id', '=', lId)
        .where('agency_id', '=', agencyId),
    );
    await sendLater(
      db,
      db.deleteFrom('agency_expected_volume').where('l_id', '=', lId).where('agency_id', '=', agencyId),
    );
  }
  await insertVolumes({ db, lId }, records, references);
}
