import * as agencyEndpoints from '@nidan/contract/people/referrers/agency-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { AgencyView } from '@nidan/contract/people/referrers/agency-endpoints';
import { agencySheet, type AgencyRow } from '@nidan/domain/imports/agency-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { lockCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { startingStatus } from '../../base/organisation/move-master.ts';
import type { RecordDraft } from '../../base/organisation/records-file.ts';
import { readAgency } from './agencies.query.ts';
import { type AgencyRecord, keptAgency } from './agency-record.ts';
import { type AgencyReferences, insertAgencyRecords, updateAgencyRecords } from './agency-rows.ts';
import { agencyFaults, referencesOfAgency } from './judge-agencies.ts';
import { usualAgency } from './load-agencies.ts';
import { presentAgency } from './present-agency.ts';
import { isChanged, recordReferrer, type ReferrerKind } from './record-referrer.ts';
import { takeCodes } from './take-codes.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** How the history of agencies tells them. */
export const agencyKind: ReferrerKind<AgencyRecord> = {
  entityKind: 'AGENCY',
  idOf: ({ agencyId }) => agencyId,
  valuesOf: (record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name in agencySheet.columns)),
};

/** Refuses a draft that breaks a rule; answers what it refers to. */
async function requireSound(ctx: Ctx, draft: RecordDraft<AgencyRecord>): Promise<AgencyReferences> {
  const references = await referencesOfAgency(ctx, draft.next);
  const errors = agencyFaults(references, draft).map((one) => ({
    ...one,
    field: one.field === 'expectedVolume' ? 'volumes' : one.field,
  }));
  if (errors.length > 0) throw refuse('invalid-input', { errors });
  return references;
}

async function presentWritten(ctx: Ctx, agencyId: string): Promise<AgencyView> {
  const agency = await readAgency(ctx, agencyId);
  // For an agency user there is no other agency: nothing of it is kept.
  if (agency === null) throw refuse('not-found');
  return presentAgency(ctx, agency);
}

/** Adds an agency; refused under a name that another has. */
export const createAgency = serve(
  agencyEndpoints.createAgency,
  async (ctx, { agencyId, code, status, name, phone, ...fields }) => {
    await lockCatalogue(ctx);
    const [given = code ?? ''] =
      code === undefined ? await takeCodes(ctx.db, ctx.lId, { of: 'agency', count: 1 }) : [];
    const usual = usualAgency({ code: given, name });
    const values: AgencyRow = {
      ...usual,
      ...fields,
      phone: phone ?? '',
      status: startingStatus(status),
    };
    const next = { agencyId, version: 1, ...keptAgency(ctx, values, null) };
    const references = await requireSound(ctx, { former: null, next });
    await insertAgencyRecords(ctx, [next], references);
    recordReferrer(ctx, agencyKind, { former: null, next });
    return presentWritten(ctx, agencyId);
  },
);

interface AgencyChange {
  readonly agencyId: string;
  readonly version: number;
  readonly action?: BodyOf<typeof agencyEndpoints.updateAgency>['action'];
  readonly fields: Partial<AgencyRow>;
}

async function changeAgency(
  ctx: Ctx,
  { agencyId, version, action, fields }: AgencyChange,
): Promise<AgencyView> {
  await lockCatalogue(ctx);
  const former = await readAgency(ctx, agencyId, true);
  if (former === null) throw refuse('not-found');
  await expectVersion(ctx, { entityId: agencyId, expected: version, found: former.version });
  const from = masterData.stateOf(former.status);
  const to =
    action === undefined ? from : stepOrRefuse(`Agency ${former.name}`, masterData.step(action, from));
  const values = { ...former, ...fields, status: masterData.codeOf(to) };
  const next = { agencyId, version: former.version + 1, ...keptAgency(ctx, values, former) };
  const draft = { former, next };
  if (!isChanged(agencyKind, draft)) return presentAgency(ctx, former);
  const references = await requireSound(ctx, draft);
  await updateAgencyRecords(ctx, [next], references);
  recordReferrer(ctx, agencyKind, draft);
  return presentWritten(ctx, agencyId);
}

/** Changes an agency, or takes it into or out of use. */
export const updateAgency = serve(
  agencyEndpoints.updateAgency,
  async (ctx, { agencyId }, { version, action, phone, ...fields }) => {
    const values = { ...fields, ...(phone === undefined ? {} : { phone: phone ?? '' }) };
    return changeAgency(ctx, {
      agencyId,
      version,
      fields: values,
      ...(action === undefined ? {} : { action }),
    });
  },
);

/** Sets all volumes that an agency is expected to send. */
export const setExpectedVolumes = serve(
  agencyEndpoints.setExpectedVolumes,
  async (ctx, { agencyId, version, volumes }) => {
    const expectedVolume = volumes.map(({ test, perMonth }) => ({ test: test.toUpperCase(), perMonth }));
    return changeAgency(ctx, { agencyId, version, fields: { expectedVolume } });
  },
);
