import {
  cancelDispatches,
  countDispatches,
  findPrintable,
  holdReports,
  listDispatches,
  markDispatched,
  markPrinted,
  queueReports,
  readDispatch,
  releaseHeldReports,
  reprintReports,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import {
  previewPicture,
  previewReport,
  publishReport,
  reportHistory,
  reportPdf,
  reportPicture,
  verifyReport,
} from '@nidan/contract/lab/reports/report-endpoints';
import { listTemplateReports, templateSheet } from '@nidan/contract/lab/reports/template-sheet-endpoints';
import { savedTemplate } from '../../../catalogue/report-templates/testing/saved-template.ts';
import { listReferredVisits } from '@nidan/contract/lab/reports/doctor-endpoint';
import { readReportPath } from '@nidan/contract/lab/reports/report-path-endpoint';
import type { BillOfWorld, LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { storedRevision } from '../../../../testing/report-on-desk.ts';

const reason = 'The doctor asked for it';
type Reports = BillOfWorld['reports'];

async function released(world: LabWorld): Promise<Reports> {
  return (await world.fresh('released')).reports;
}

async function printed(world: LabWorld): Promise<Reports> {
  const reports = await released(world);
  return (await world.app.as('Front desk').ok(markPrinted, { body: { reports } })).rows.map(refOf);
}

async function held(world: LabWorld): Promise<Reports> {
  const reports = await released(world);
  return (await world.app.as('Front desk').ok(holdReports, { body: { reports, reason } })).rows.map(refOf);
}

async function sharedReport(world: LabWorld): Promise<{ reportId: string }> {
  const [report] = (await world.shared('released')).reports;
  return { reportId: report?.reportId ?? '' };
}

function refOf({ reportId, version }: Reports[number]): Reports[number] {
  return { reportId, version };
}

async function templateVersion({ app }: LabWorld): Promise<string> {
  return (await savedTemplate(app)).draft?.templateVersionId ?? '';
}

export const reportCases: readonly RouteCase[] = [
  forRoute(listReferredVisits).send(async () => ({ query: {} })),
  forRoute(publishReport).send(async (world) => ({
    body: { billId: (await world.fresh('checked')).billId },
  })),
  forRoute(reportPdf).send(async (world) => ({ params: await sharedReport(world), query: {} })),
  forRoute(reportPicture).send(async (world) => ({ params: await sharedReport(world), query: {} })),
  forRoute(listTemplateReports).send(async (world) => ({
    query: { templateVersionId: await templateVersion(world) },
  })),
  forRoute(templateSheet).send(async (world) => ({
    query: { templateVersionId: await templateVersion(world), ...(await sharedReport(world)) },
  })),
  forRoute(previewReport).send(async (world) => ({
    query: { billId: (await world.shared('checked')).billId },
  })),
  forRoute(previewPicture).send(async (world) => ({
    query: { billId: (await world.shared('checked')).billId },
  })),
  forRoute(readReportPath).send(async (world) => ({
    query: { billId: (await world.shared('checked')).billId },
  })),
  forRoute(readReportPath).send(async (world) => ({
    query: { labNo: (await world.shared('checked')).labNo },
  })),
  forRoute(reportHistory).send(async (world) => ({
    query: { billId: (await world.shared('released')).billId },
  })),
  forRoute(verifyReport).send(async (world) => {
    const { reportId } = await sharedReport(world);
    return { params: { token: (await storedRevision(world.app, reportId)).verify_token } };
  }),
  forRoute(listDispatches).send(async (world) => ({
    query: { billId: (await world.shared('released')).billId },
  })),
  forRoute(listDispatches).send(async (world) => ({ query: { q: (await world.shared('released')).labNo } })),
  forRoute(countDispatches).send(async (world) => ({ query: { q: (await world.shared('released')).labNo } })),
  forRoute(readDispatch).send(async (world) => ({ query: await sharedReport(world) })),
  forRoute(findPrintable).send(async (world) => ({
    query: { pattern: (await world.shared('released')).labNo },
  })),
  forRoute(markPrinted).send(async (world) => ({ body: { reports: await released(world) } })),
  forRoute(markDispatched).send(async (world) => ({
    body: { reports: await printed(world), channels: ['print'] },
  })),
  forRoute(reprintReports).send(async (world) => {
    const reports = await printed(world);
    const sent = await world.app.as('Front desk').ok(markDispatched, { body: { reports } });
    return { body: { reports: sent.rows.map(refOf), reason } };
  }),
  forRoute(holdReports).send(async (world) => ({ body: { reports: await released(world), reason } })),
  forRoute(releaseHeldReports).send(async (world) => ({ body: { reports: await held(world) } })),
  forRoute(queueReports).send(async (world) => {
    const reports = await held(world);
    const freed = await world.app.as('Front desk').ok(releaseHeldReports, { body: { reports } });
    return { body: { reports: freed.rows.map(refOf) } };
  }),
  forRoute(cancelDispatches).send(async (world) => ({
    body: { reports: await released(world), reason },
  })),
];
