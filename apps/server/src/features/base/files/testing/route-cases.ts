import { downloadFile, listFiles, removeFile, uploadFile } from '@nidan/contract/base/files/file-endpoints';
import {
  addPatientFile,
  downloadPatientFile,
  listPatientFiles,
  removePatientFile,
} from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { smallPng } from './small-files.ts';

let drawn = 0;

/** Another picture each time: equal ones are kept once. */
function logo() {
  return {
    fileId: newId(),
    purpose: 'logo' as const,
    name: 'logo.png',
    content: smallPng({ width: (drawn += 1) }).toString('base64'),
  };
}

const keptLogo = (world: LabWorld) => world.app.as('Manager').ok(uploadFile, { body: logo() });

/** A file of a patient with a bill. */
async function keptOfPatient({ app }: LabWorld) {
  const { patientId } = await orderBill(app, { testCodes: ['HB'] });
  const { purpose: _, ...body } = logo();
  const { fileId } = await app.as('Manager').ok(addPatientFile, { params: { patientId }, body });
  return { patientId, fileId };
}

export const fileCases: readonly RouteCase[] = [
  forRoute(uploadFile).send(async () => ({ body: logo() })),
  forRoute(uploadFile).send(async (world) => ({
    body: { ...logo(), purpose: 'signature', userId: world.lab.users.get('Pathologist')?.userId ?? '' },
  })),
  forRoute(listFiles).send(async (world) => {
    await keptLogo(world);
    return { query: { purpose: 'logo' } };
  }),
  forRoute(listFiles).send(async (world) => ({
    query: { purpose: 'signature', userId: world.lab.users.get('Pathologist')?.userId ?? '' },
  })),
  forRoute(removeFile).send(async (world) => ({ params: { fileId: (await keptLogo(world)).fileId } })),
  forRoute(downloadFile).send(async (world) => {
    const { href } = await keptLogo(world);
    return { query: { file: new URL(href, 'http://lab').searchParams.get('file') ?? '' } };
  }),
  forRoute(listPatientFiles).send(async (world) => {
    const { patientId } = await keptOfPatient(world);
    return { params: { patientId }, query: {} };
  }),
  forRoute(addPatientFile).send(async ({ app }) => {
    const { patientId } = await orderBill(app, { testCodes: ['HB'] });
    const { purpose: _, ...body } = logo();
    return { params: { patientId }, body };
  }),
  forRoute(downloadPatientFile).send(async (world) => ({ params: await keptOfPatient(world) })),
  forRoute(removePatientFile).send(async (world) => ({ params: await keptOfPatient(world) })),
];
