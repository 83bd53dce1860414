import {
  listConsents,
  recordConsent,
  withdrawConsent,
} from '@nidan/contract/people/consents/consent-endpoints';
import { addPatientFile } from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { orderBill } from '../../../../testing/order-bill.ts';
import { smallPng } from '../../../base/files/testing/small-files.ts';

let drawn = 0;

/** A consent to a test that tells of HIV, with its signed form. */
async function consentIn({ app }: LabWorld) {
  const { billId, patientId } = await orderBill(app, { testCodes: ['HIV'] });
  const content = smallPng({ width: (drawn += 1) }).toString('base64');
  const form = { fileId: newId(), name: 'consent.png', content };
  const { fileId } = await app.as('Front desk').ok(addPatientFile, { params: { patientId }, body: form });
  const body = { consentId: newId(), billId, way: 'written' as const, givenBy: 'Sunita Pandit', fileId };
  return { patientId, body };
}

export const consentCases: readonly RouteCase[] = [
  forRoute(listConsents).send(async (world) => {
    const { patientId, body } = await consentIn(world);
    await world.app.as('Front desk').ok(recordConsent, { body });
    return { params: { patientId } };
  }),
  forRoute(recordConsent).send(async (world) => ({ body: (await consentIn(world)).body })),
  forRoute(withdrawConsent).send(async (world) => {
    const { body } = await consentIn(world);
    await world.app.as('Front desk').ok(recordConsent, { body });
    return { body: { consentId: body.consentId, version: 1, reason: 'Thought it over' } };
  }),
];
