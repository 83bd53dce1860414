import {
  addPublishingSpec,
  changePublishingSpec,
  listPublishingSpecs,
  listPublishJobs,
  publishReports,
  pullReportsBack,
  readLeavingReports,
} from '@nidan/contract/links/publishing/publishing-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import { testIdOf } from '../../../../testing/order-bill.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';

const how = {
  channels: ['whatsapp', 'email'] as ('whatsapp' | 'email')[],
  holdUntilPaid: true,
  onlyComplete: false,
};

/** A rule for a doctor whom nobody else has one for. */
async function ruleBody({ app }: Pick<LabWorld, 'app'>) {
  const doctorId = newId();
  await app
    .as('Manager')
    .ok(createDoctor, { body: { doctorId, name: `Dr. Asha Rane ${doctorId.slice(-6)}` } });
  const meant = { recipient: 'doctor', testId: null, agencyId: null, locationId: null } as const;
  return { ruleId: newId(), ...meant, doctorId, ...how };
}

/** A released report for which there is a rule; the first one is made for all of them. */
async function reportToSend({ app, fresh }: LabWorld): Promise<{ reportIds: string[] }> {
  const everybody = { testId: null, doctorId: null, agencyId: null, locationId: null };
  const body = { ruleId: newId(), recipient: 'patient', ...everybody, ...how, holdUntilPaid: false } as const;
  await app.as('Manager').call(addPublishingSpec, { body: { ...body, channels: [...how.channels] } });
  const { reports } = await fresh('released');
  return { reportIds: reports.map(({ reportId }) => reportId) };
}

async function sentReport(world: LabWorld): Promise<{ reportIds: string[] }> {
  const { reportIds } = await reportToSend(world);
  await world.app.as('Manager').ok(publishReports, { body: { reportIds } });
  return { reportIds };
}

export const publishingCases: readonly RouteCase[] = [
  forRoute(listPublishingSpecs).send(async () => ({ query: { recipient: 'patient', all: true } })),
  forRoute(addPublishingSpec).send(async (world) => ({ body: await ruleBody(world) })),
  forRoute(addPublishingSpec).send(async ({ app }) => {
    const agencyId = newId();
    const name = `Sahyadri Clinic ${agencyId.slice(-6)}`;
    await app.as('Manager').ok(createAgency, { body: { agencyId, name } });
    const meant = { testId: await testIdOf(app, 'HB'), agencyId, locationId: app.lab.locationId };
    return { body: { ruleId: newId(), recipient: 'agency', doctorId: null, ...meant, ...how } };
  }),
  forRoute(changePublishingSpec).send(async (world) => {
    const { ruleId, version } = await world.app
      .as('Manager')
      .ok(addPublishingSpec, { body: await ruleBody(world) });
    return { body: { ruleId, version, ...how, isEnabled: false } };
  }),
  forRoute(listPublishJobs).send(async (world) => ({
    query: { dates: 98, state: 'sent', billId: (await world.shared('released')).billId },
  })),
  forRoute(readLeavingReports).send(async () => ({})),
  forRoute(publishReports).send(async (world) => ({ body: await reportToSend(world) })),
  forRoute(pullReportsBack).send(async (world) => ({ body: await sentReport(world) })),
];
