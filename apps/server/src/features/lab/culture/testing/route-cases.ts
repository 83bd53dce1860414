import {
  exportAntibiogram,
  exportWhonet,
  readAntibiogram,
  readOrganismTrend,
} from '@nidan/contract/lab/culture/antibiogram-endpoints';
import {
  addDeliveredBreakpoints,
  chooseBreakpoints,
  importBreakpoints,
  listBreakpointSets,
} from '@nidan/contract/lab/culture/breakpoint-endpoints';
import {
  finishCulture,
  incubateCulture,
  inoculateCulture,
  issueInterim,
  listCultures,
  noteFindings,
  readCulture,
  readPlates,
  receiveCulture,
  removeIsolate,
  reopenCulture,
  saveIsolate,
  saveSusceptibility,
  tellAlert,
} from '@nidan/contract/lab/culture/culture-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import {
  breakpointsOf,
  cultureOrder,
  cultureWithIsolate,
  finalCulture,
  forgetDelivered,
  incubatedCulture,
  isolateBody,
  isolateOf,
  masterId,
  micsBody,
  readCultureOnce,
  receivedCulture,
} from './culture-of-lab.ts';

const REASON = 'Seen on the plate again';
const HEAD =
  'GUIDELINES\tYEAR\tTEST_METHOD\tPOTENCY\tORGANISM_CODE\tBREAKPOINT_TYPE\tSITE_OF_INFECTION\tREFERENCE_TABLE\tWHONET_ABX_CODE\tR\tS';

/** A table of a year of its own: a lab has each document once. */
let year = 1990;

const ofCase = ({ caseId, version }: { readonly caseId: string; readonly version: number }) => ({
  caseId,
  version,
});

function importBody() {
  year = year === 2100 ? 1990 : year + 1;
  const row = `CLSI\t${year}\tMIC\t\tEBC\tHuman\t\t2A\tCIP\t1\t0.25`;
  const content = Buffer.from(`${HEAD}\r\n${row}`).toString('base64');
  return { setId: newId(), name: 'Breakpoints.txt', content, guideline: 'CLSI', year };
}

async function finished({ app }: LabWorld) {
  const culture = await cultureWithIsolate(app);
  return app.as('Technician').ok(finishCulture, { body: { ...ofCase(culture), noGrowth: false } });
}

export const cultureCases: readonly RouteCase[] = [
  forRoute(listCultures).send(async ({ app }) => {
    await receivedCulture(app);
    return { query: { life: 'plating' } };
  }),
  forRoute(readCulture).send(async ({ app }) => ({
    query: { caseId: (await cultureWithIsolate(app)).caseId },
  })),
  forRoute(receiveCulture).send(async ({ app }) => {
    const { billTestId } = await cultureOrder(app);
    const specimenId = await masterId(app, 'specimen', 'URINECATH');
    return { body: { caseId: newId(), billTestId, specimenId, site: '', isScreening: false } };
  }),
  forRoute(inoculateCulture).send(async ({ app }) => ({
    body: { ...ofCase(await receivedCulture(app)), media: ['CLED agar'] },
  })),
  forRoute(incubateCulture).send(async ({ app }) => {
    const { caseId, version } = await receivedCulture(app);
    const body = { caseId, version, media: ['CLED agar'] };
    const plated = await app.as('Technician').ok(inoculateCulture, { body });
    return { body: { ...ofCase(plated), incubation: 'Aerobic, 37 °C' } };
  }),
  forRoute(readPlates).send(async ({ app }) => ({
    body: { ...ofCase(await incubatedCulture(app)), readingNo: 1, hasGrowth: false, seen: 'Nothing' },
  })),
  forRoute(noteFindings).send(async ({ app }) => ({
    body: {
      ...ofCase(await receivedCulture(app)),
      gram: 'Gram negative rods',
      direct: '',
      comment: '',
      site: '',
      isSymptomatic: false,
      isScreening: false,
    },
  })),
  forRoute(saveIsolate).send(async ({ app }) => ({
    body: await isolateBody(app, await readCultureOnce(app)),
  })),
  forRoute(removeIsolate).send(async ({ app }) => {
    const culture = await cultureWithIsolate(app);
    return { body: { ...ofCase(culture), isolateId: isolateOf(culture).isolateId, reason: REASON } };
  }),
  forRoute(saveSusceptibility).send(async ({ app }) => ({
    body: await micsBody(app, await cultureWithIsolate(app), { CIP: '0.25' }),
  })),
  forRoute(issueInterim).send(async ({ app }) => ({ body: ofCase(await readCultureOnce(app)) })),
  forRoute(finishCulture).send(async ({ app }) => ({
    body: { ...ofCase(await cultureWithIsolate(app)), noGrowth: false },
  })),
  forRoute(reopenCulture).send(async (world) => ({
    body: { ...ofCase(await finished(world)), reason: REASON },
  })),
  forRoute(tellAlert).send(async ({ app }) => {
    const culture = await cultureWithIsolate(app, { organism: 'SALTYP' });
    return { body: { ...ofCase(culture), alertId: culture.alerts[0]?.alertId ?? '', toldTo: 'IDSP cell' } };
  }),
  forRoute(listBreakpointSets).send(async ({ app }) => {
    await breakpointsOf(app);
    return {};
  }),
  forRoute(addDeliveredBreakpoints).send(async ({ app }) => ({
    body: { setId: newId(), document: await forgetDelivered(app) },
  })),
  forRoute(importBreakpoints).send(async () => ({ body: importBody() })),
  forRoute(chooseBreakpoints).send(async ({ app }) => {
    await breakpointsOf(app);
    const body = importBody();
    await app.as('Manager').ok(importBreakpoints, { body });
    return { body: { setId: body.setId, version: 1 } };
  }),
  forRoute(readAntibiogram).send(async ({ app }) => {
    await finalCulture(app, { CIP: '0.25' });
    return { query: { dates: 98 } };
  }),
  forRoute(exportAntibiogram).send(async () => ({ query: { dates: 98, format: 'csv' } })),
  forRoute(exportWhonet).send(async () => ({ query: { dates: 98, format: 'csv' } })),
  forRoute(readOrganismTrend).send(async ({ app }) => ({
    query: { dates: 98, organismId: await masterId(app, 'organism', 'ESCCOL') },
  })),
];
