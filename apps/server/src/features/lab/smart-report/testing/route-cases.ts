import {
  approveSmartRule,
  generateSmartReport,
  listSmartRules,
  readSmartReports,
  sharedSmartReport,
  shareSmartReport,
  smartPages,
  smartPdf,
  takeBackShare,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { SMART_RULES } from '@nidan/domain/smart-report/smart-rules';
import { sql } from 'kysely';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

async function smartOf(world: LabWorld): Promise<{ smartId: string }> {
  const { billId } = await world.shared('released');
  const { smartId } = await world.app
    .as('Manager')
    .ok(generateSmartReport, { body: { billId, language: 'en' } });
  return { smartId };
}

/** Rules take turns to be silent. */
let turn = 0;

async function silentRule({ app, lab }: LabWorld) {
  turn += 1;
  const rule = SMART_RULES[turn % SMART_RULES.length];
  if (rule === undefined) throw new Error('There is no rule');
  await asOwner(app, (db) =>
    sql`update smart_rule_approval set withdrawn_at = now(), withdrawn_by = approved_by
      where l_id = ${lab.lId} and rule_id = ${rule.ruleId} and withdrawn_at is null`.execute(db),
  );
  return { ruleId: rule.ruleId, ruleVersion: rule.ruleVersion, approved: true };
}

export const smartReportCases: readonly RouteCase[] = [
  forRoute(readSmartReports).send(async (world) => ({
    query: { billId: (await world.shared('released')).billId },
  })),
  forRoute(generateSmartReport).send(async (world) => ({
    body: { billId: (await world.fresh('released')).billId, language: 'hi' },
  })),
  forRoute(smartPages).send(async (world) => ({ query: await smartOf(world) })),
  forRoute(smartPdf).send(async (world) => ({ query: await smartOf(world) })),
  forRoute(shareSmartReport).send(async (world) => ({ body: await smartOf(world) })),
  forRoute(takeBackShare).send(async (world) => {
    const { share } = await world.app.as('Manager').ok(shareSmartReport, { body: await smartOf(world) });
    return { body: { shareId: share.shareId, version: share.version } };
  }),
  forRoute(listSmartRules).send(async () => ({ query: {} })),
  forRoute(approveSmartRule).send(async (world) => ({ body: await silentRule(world) })),
  forRoute(sharedSmartReport).send(async (world) => {
    const { url } = await world.app.as('Manager').ok(shareSmartReport, { body: await smartOf(world) });
    return { params: { token: url.split('/').at(-1) ?? '' } };
  }),
];
