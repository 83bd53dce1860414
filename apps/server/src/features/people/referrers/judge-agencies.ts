import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { termsFault } from '@nidan/domain/referrers/agency-terms';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { RecordDraft } from '../../base/organisation/records-file.ts';
import type { AgencyRecord } from './agency-record.ts';
import type { AgencyReferences } from './agency-rows.ts';
import { codeListOf, readReferred, referenceFaults } from './referred-records.ts';

/** What one change refers to. */
export async function referencesOfAgency(
  ctx: Ctx,
  { territory, expectedVolume }: AgencyRecord,
): Promise<AgencyReferences> {
  return {
    territories: await readReferred(ctx, 'territory', territory === null ? [] : [territory]),
    tests: await readReferred(
      ctx,
      'test',
      expectedVolume.map(({ test }) => test),
    ),
  };
}

/** What is wrong with an agency, beside its name that another may have. */
export function agencyFaults(
  { territories, tests }: AgencyReferences,
  { former, next }: RecordDraft<AgencyRecord>,
): FieldFault[] {
  const terms = termsFault(next);
  const codes = next.expectedVolume.map(({ test }) => test);
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  return [
    ...(terms === null ? [] : [faultAt('accountMode', terms)]),
    ...referenceFaults('territory', territories, {
      codes: codeListOf(next.territory),
      former: codeListOf(former?.territory),
    }),
    ...referenceFaults('expectedVolume', tests, {
      codes,
      former: former?.expectedVolume.map(({ test }) => test) ?? [],
    }),
    ...(twice === undefined ? [] : [faultAt('expectedVolume', 'there-twice', { name: twice })]),
  ];
}
