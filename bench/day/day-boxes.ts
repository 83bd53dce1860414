import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { createBox, markBoxInTransit, packTube, readBox } from '@nidan/contract/lab/boxes/box-endpoints';
import { acceptBox } from '@nidan/contract/lab/boxes/receipt-endpoints';
import { printLabels } from '@nidan/contract/lab/samples/label-endpoints';
import { accessionInDepartment, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { DemoStaff } from '@nidan/server/demo/demo-staff';
import { newId } from '@nidan/server/kernel/database/new-id';

/** The lab to which a centre sends its tubes. */
async function labOf({ technician }: DemoStaff): Promise<string> {
  const { rows } = await technician.call(listLocations, { query: {} });
  const lab = rows.find(({ kind }) => kind === 'lab');
  if (lab === undefined) throw new Error('The lab has no place of its own');
  return lab.locationId;
}

/** Tubes that were collected at a centre leave in a box; the lab receives it, and departments that scan for themselves take theirs. */
export async function sendToLab(staff: DemoStaff, billId: string): Promise<void> {
  const { phlebotomist, technician, ownAccession } = staff;
  const status = physicalSample.codes.collected;
  const { rows: tubes } = await phlebotomist.call(listSamples, { query: { billId, status } });
  if (tubes.length === 0) return;
  const bare = tubes.filter(({ labelsPrinted }) => labelsPrinted === 0);
  const sampleIds = bare.map(({ sampleId }) => sampleId);
  if (sampleIds.length > 0) await phlebotomist.call(printLabels, { as: 'labels', body: { sampleIds } });
  const batchId = newId();
  const toLocationId = await labOf(staff);
  await phlebotomist.call(createBox, {
    as: 'box',
    body: { batchId, toLocationId, band: 'cool', courierTrackingNo: null, note: '' },
  });
  for (const { barcode } of tubes)
    await phlebotomist.call(packTube, { as: 'pack', body: { batchId, scan: barcode } });
  const packed = await phlebotomist.call(readBox, { query: { batchId } });
  const sent = await phlebotomist.call(markBoxInTransit, {
    as: 'send',
    body: { batchId, version: packed.box.version },
  });
  await technician.call(acceptBox, {
    as: 'accept',
    // Some of what is sent late is too old for a test by then; the reason counts for those tubes alone.
    body: { batchId, version: sent.box.version, oldReason: 'Came by the last round; kept cool on the way' },
  });
  for (const { departmentId, name } of ownAccession) {
    const barcodes = tubes.flatMap(({ department, barcode }) => (department === name ? [barcode] : []));
    if (barcodes.length > 0)
      await technician.call(accessionInDepartment, { as: 'department', body: { departmentId, barcodes } });
  }
}
