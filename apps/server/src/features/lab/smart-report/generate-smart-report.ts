import * as smartReportEndpoints from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import type { SmartReportView } from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { nameIn } from '@nidan/domain/catalogue/local-name';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { ReportSnapshot } from '@nidan/domain/reports/report-snapshot';
import { explainReport } from '@nidan/domain/smart-report/explain-report';
import type { SmartContent, SmartPoint } from '@nidan/domain/smart-report/smart-content';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { readReportFile } from '../reports/report-file.query.ts';
import { presentSmart, readSmartBill, requireSmart } from './smart-reports.query.ts';
import { approvedRules, isApprovalOf } from './smart-rules.query.ts';
import { insertSmartReport } from './smart-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface EarlierRow {
  readonly snapshot: ReportSnapshot;
}

/** Earlier reports that are looked at for trends. */
const MOST_EARLIER = 12;

/** The latest revisions of earlier bills of the person: what was released, as it was released; oldest first. */
async function readEarlier(ctx: Ctx, snapshot: ReportSnapshot): Promise<readonly ReportSnapshot[]> {
  const { rows } = await sql<EarlierRow>`
    select r.snapshot from (
      select distinct on (r.bill_id) r.bill_id, r.snapshot, r.released_at
      from bill b join report_revision r on r.l_id = b.l_id and r.bill_id = b.bill_id
      where b.l_id = ${ctx.lId} and b.patient_id = ${snapshot.patient.patientId} and b.lab_no <> ${snapshot.labNo}
        and b.created_at < (select o.created_at from bill o where o.l_id = ${ctx.lId} and o.lab_no = ${snapshot.labNo})
      order by r.bill_id, r.revision desc
    ) r order by r.released_at desc limit ${MOST_EARLIER}`.execute(ctx.db);
  return rows.map((row) => row.snapshot).toReversed();
}

/** Numbers of a parameter in earlier reports, in the unit of today. */
function earlierPoints(earlier: readonly ReportSnapshot[], unitOf: ReadonlyMap<string, string>) {
  return (parameterId: string): SmartPoint[] =>
    earlier.flatMap(({ tests, collectedAt, releasedAt }) =>
      tests.flatMap(({ results }) =>
        results.flatMap((result) => {
          const numeric = Number(result.value);
          const isOther = result.parameterId !== parameterId || result.unit !== unitOf.get(parameterId);
          if (isOther || result.value === null || Number.isNaN(numeric)) return [];
          return [
            { value: result.value, numeric, at: collectedAt ?? releasedAt, inside: result.flag === null },
          ];
        }),
      ),
    );
}

async function explained(ctx: Ctx, snapshot: ReportSnapshot, language: Language): Promise<SmartContent> {
  const [approvals, earlier, { parameters, localNames }] = await Promise.all([
    approvedRules(ctx),
    readEarlier(ctx, snapshot),
    catalogueOf(ctx),
  ]);
  const units = new Map(
    snapshot.tests.flatMap(({ results }) =>
      results.map(({ parameterId, unit }) => [parameterId, unit] as const),
    ),
  );
  return explainReport({
    snapshot,
    language,
    parameterOf: (parameterId) => {
      const parameter = parameters.get(parameterId);
      if (parameter === undefined) return undefined;
      const { code, loinc } = parameter;
      return { code, loinc, localName: nameIn(language, localNames.get(parameterId)) };
    },
    earlierOf: earlierPoints(earlier, units),
    isApproved: (rule) => approvals.some((approved) => isApprovalOf(rule, approved)),
  });
}

/** Explains the latest released report of a bill; what is said is kept as it was said. */
export const generateSmart = serve(
  smartReportEndpoints.generateSmartReport,
  async (ctx, { billId, language }): Promise<SmartReportView> => {
    const { reportId, labNo } = await readSmartBill(ctx, billId);
    const found =
      reportId === null ? null : await readReportFile(ctx.db, { lId: ctx.lId, reportId, viewer: ctx.caller });
    if (reportId === null || found === null) throw refuse('smart-not-released', { details: { labNo } });
    const content = await explained(ctx, found.snapshot, language);
    if (content.wheel.length === 0) throw refuse('smart-nothing-to-show', { details: { labNo } });
    const smartId = newId();
    await insertSmartReport(ctx, { smartId, reportId, content });
    recordEvent(ctx, {
      entityKind: 'SMART_REPORT',
      entityId: smartId,
      action: 'create',
      after: { reportId, language, rules: content.cards.flatMap(({ rule }) => rule?.ruleId ?? []) },
    });
    return presentSmart(ctx, await requireSmart(ctx, smartId));
  },
);
