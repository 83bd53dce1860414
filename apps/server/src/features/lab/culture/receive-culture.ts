import * as cultureEndpoints from '@nidan/contract/lab/culture/culture-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { siteOfSpecimen, specimenOfTube } from '@nidan/domain/culture/culture-plan';
import { isCulture } from '@nidan/domain/culture/culture-values';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { insertCase, selectCase } from './case-rows.ts';
import { lockBillOfTest, requireOpenTest, testOfBill } from './lock-culture.ts';
import { presentCulture } from './present-culture.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Specimen {
  readonly specimenId: string;
  readonly code: string;
}

async function specimenBy(ctx: Ctx, condition: ReturnType<typeof sql>): Promise<Specimen | null> {
  const { rows } = await sql<Specimen>`
    select specimen_id as "specimenId", code from specimen where l_id = ${ctx.lId} and status = ${masterData.codes.enabled} and ${condition}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** The specimen that was chosen, or the one that the tube holds. */
async function requireSpecimen(ctx: Ctx, test: TestUnderWork, specimenId: string | null): Promise<Specimen> {
  if (specimenId !== null) {
    const chosen = await specimenBy(ctx, sql`specimen_id = ${specimenId}`);
    if (chosen === null) throw refuseField('specimenId', 'specimen-in-use-needed');
    return chosen;
  }
  const { sampleTypes } = await catalogueOf(ctx);
  const code = specimenOfTube(sampleTypes.get(test.specimen?.sampleTypeId ?? '')?.code ?? '');
  const found = code === null ? null : await specimenBy(ctx, sql`code = ${code}`);
  if (found === null) throw refuse('culture-specimen-unknown', { details: { test: test.name } });
  return found;
}

/** Receives the culture of a test at the bench. */
export const receiveCulture = serve(
  cultureEndpoints.receiveCulture,
  async (ctx, { caseId, billTestId, specimenId, site, isScreening }) => {
    const locked = await lockBillOfTest(ctx, billTestId);
    const test = testOfBill(ctx, locked, billTestId);
    if (!isCulture(test.test.parameters.map(({ parameter }) => parameter.code)))
      throw refuse('culture-not-one', { details: { test: test.name } });
    requireOpenTest(test);
    if ((await selectCase(ctx, sql`c.bill_test_id = ${billTestId}`, { locks: false })) !== null)
      throw refuse('culture-exists', { details: { test: test.name } });
    const specimen = await requireSpecimen(ctx, test, specimenId);
    const known = site === '' ? siteOfSpecimen(specimen.code) : site;
    await insertCase(ctx, { caseId, billTestId, specimenId: specimen.specimenId, site: known, isScreening });
    recordEvent(ctx, {
      entityKind: 'CULTURE',
      entityId: caseId,
      billId: locked.bill.billId,
      parts: [billTestId],
      action: 'receive',
      after: { state: 'received', specimen: specimen.code, site: known, isScreening },
    });
    return presentCulture(ctx, caseId);
  },
);
