import type { MachineOrder } from '@nidan/domain/interfacing/machine-order';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { LabMachine } from '../../catalogue/versions/lab-catalogue.ts';
import { readTestsUnderWork, type TestUnderWork } from '../results/tests-under-work.query.ts';
import { barcodeOfScan } from '../samples/scanned-tubes.ts';
import { readMachineCodes } from './machine-codes.query.ts';

interface TubeAsked {
  readonly billId: string;
  readonly barcode: string;
  readonly isUrgent: boolean;
  readonly specimen: string;
  readonly collectedAt: string | null;
  readonly name: string;
  readonly patientCode: string;
  readonly sex: string;
  readonly birthDate: string | null;
}

const { pending, deptaccessioned, partial, rerun } = billTest.codes;
const WAITING: readonly string[] = [pending, deptaccessioned, partial, rerun];
/** A machine that asks for everything gets what fits its memory. */
const MOST_TUBES = 100;

async function readTubes(
  db: Db,
  { lId, timeZone }: { readonly lId: number; readonly timeZone: string },
  { machineId, sampleIds }: Asked,
): Promise<readonly TubeAsked[]> {
  const barcodes = sampleIds.map(barcodeOfScan);
  const asked =
    sampleIds.length === 0
      ? sql`exists (select from bill_test bt join test_parameter tp on tp.l_id = bt.l_id and tp.test_id = bt.test_id
          join machine_parameter mp on mp.l_id = tp.l_id and mp.parameter_id = tp.parameter_id and mp.machine_id = ${machineId}
          where bt.l_id = s.l_id and bt.sample_id = s.sample_id and bt.state = any(${[...WAITING]}))`
      : sql`s.barcode = any(${barcodes})`;
  const { rows } = await sql<TubeAsked>`
    select s.bill_id as "billId", s.barcode, t.specimen, to_char(s.collected_at at time zone ${timeZone}, 'YYYYMMDDHH24MISS') as "collectedAt",
      b.priority = 'stat' as "isUrgent",
      p.name, p.patient_code as "patientCode", p.sex, to_char(p.birthdate, 'YYYYMMDD') as "birthDate"
    from sample s
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join sample_type t on t.l_id = s.l_id and t.sample_type_id = s.sample_type_id
    where s.l_id = ${lId} and ${asked} order by s.accessioned_at desc nulls last, s.sample_id limit ${MOST_TUBES}`.execute(
    db,
  );
  return rows;
}

/** Whether a test waits for a value of a parameter. */
function waitsFor({ state, results }: TestUnderWork, parameterId: string): boolean {
  if (state === 'rerun') return true;
  return WAITING.includes(billTest.codeOf(state)) && (results.get(parameterId)?.raw ?? null) === null;
}

/** Where nothing says which of several machines measures a parameter, the one that has the tube and asks does. */
function isOwedBy(measuring: readonly LabMachine[], machineId: string): boolean {
  return measuring.length !== 1 || measuring[0]?.machineId === machineId;
}

/** What a machine asks for: tubes, or everything that waits for it. */
interface Asked {
  readonly machineId: string;
  readonly sampleIds: readonly string[];
}

/**
 * What a machine owes of tubes: the codes of parameters that wait for a result and that it measures by the rule of the lab, of accessioned
 * tests, and nothing else. A tube that is unknown, or of which it owes nothing, is answered with no codes.
 */
export async function ordersOwed(ctx: Ctx, asked: Asked): Promise<MachineOrder[]> {
  const { machineId, sampleIds } = asked;
  const codes = await readMachineCodes(ctx.db, ctx.lId, machineId);
  const tubes = await readTubes(ctx.db, { lId: ctx.lId, timeZone: ctx.lab.timeZone }, asked);
  const testsOf = new Map<string, readonly TestUnderWork[]>();
  for (const { billId } of tubes) {
    if (!testsOf.has(billId)) testsOf.set(billId, await readTestsUnderWork(ctx, billId));
  }
  const orders = tubes.map((tube): MachineOrder => {
    const tests = (testsOf.get(tube.billId) ?? []).filter(({ barcode }) => barcode === tube.barcode);
    const owed = [...codes].filter(([, { parameterId }]) =>
      tests.some((test) =>
        test.test.parameters.some(
          ({ parameter }) =>
            parameter.parameterId === parameterId &&
            isOwedBy(test.machinesOf(parameter), machineId) &&
            waitsFor(test, parameterId),
        ),
      ),
    );
    return {
      // As the machine asked for it: it knows the tube by no other number.
      sampleId: sampleIds.find((id) => barcodeOfScan(id) === tube.barcode) ?? tube.barcode,
      person: {
        name: tube.name,
        personId: tube.patientCode,
        sex: tube.sex,
        birthDate: tube.birthDate ?? '',
      },
      specimen: tube.specimen,
      isUrgent: tube.isUrgent,
      codes: owed.map(([code]) => code),
      collectedAt: tube.collectedAt,
    };
  });
  return [...orders.filter(({ codes: own }) => own.length > 0), ...nothingOf(sampleIds, orders)];
}

function nothingOf(sampleIds: readonly string[], orders: readonly MachineOrder[]): MachineOrder[] {
  const nobody = { name: '', personId: '', sex: '', birthDate: '' };
  const known = new Set(orders.filter(({ codes }) => codes.length > 0).map(({ sampleId }) => sampleId));
  return sampleIds
    .filter((sampleId) => !known.has(sampleId))
    .map((sampleId) => ({
      sampleId,
      person: nobody,
      specimen: '',
      isUrgent: false,
      codes: [],
      collectedAt: null,
    }));
}
