import { listBills } from '@nidan/contract/billing/bill-endpoints';
import type { DemoClient } from './demo-client.ts';
import { demoPatients } from './demo-patients.ts';

export type BillOfDemoPatient = (patient: number) => { readonly billId: string; readonly patientId: string };

/** Finds the latest bill of a demo patient by place in their list. */
export async function demoBills(
  client: DemoClient,
  patientIds: ReadonlyMap<string, string>,
): Promise<BillOfDemoPatient> {
  const { rows } = await client.call(listBills, { query: { limit: 200 } });
  return (patient) => {
    const patientId = patientIds.get(demoPatients[patient]?.name ?? '') ?? '';
    const bill = rows.find((row) => row.patient.patientId === patientId);
    if (bill === undefined) throw new Error(`The demo patient ${patient} has no bill`);
    return { billId: bill.billId, patientId };
  };
}
