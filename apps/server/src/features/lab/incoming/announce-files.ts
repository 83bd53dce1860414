import { faultOfRefusal } from '../../../kernel/http/refuse.ts';
import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type * as announcedFileEndpoints from '@nidan/contract/lab/incoming/announced-file-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { OrderToAnnounce, SampleToAnnounce } from '@nidan/contract/lab/incoming/incoming-view';
import { refusalFault } from '@nidan/contract/kernel/refusals';
import {
  type AnnouncedOrderRow,
  announcedOrderSheet,
  type AnnouncedSampleRow,
  announcedSampleSheet,
  sentBy,
} from '@nidan/domain/imports/announced-sheet';
import type { Sheet } from '@nidan/domain/imports/sheet';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf } from '../../../kernel/imports/cell-faults-of.ts';
import { masterFile } from '../../../kernel/imports/master-file.ts';
import { readTable } from '../../../kernel/imports/read-table.ts';
import { inspectTableFile } from '../../base/files/inspect-table-file.ts';
import { barcodeFaults, unknownTests } from './announced-faults.ts';
import {
  announceFile,
  type AnnouncedFile,
  ofPerson,
  PERSON_COLUMNS,
  personOfRow,
  unknownTestsOf,
} from './announced-file.ts';
import { announcedOrders } from './order-rows.ts';
import { ownCodeOf } from './sender-of.query.ts';
import { samplesOfOrder, writeOrders, writeSamples } from './write-announced.ts';

const sampleFaults = bodyFaults(SampleToAnnounce);
const orderFaults = bodyFaults(OrderToAnnounce);

function sampleOf(row: AnnouncedSampleRow): SampleToAnnounce {
  const { barcode, requestNo, clientCode, courierTrackingNo, testCodes } = row;
  const told = { barcode, requestNo, clientCode, courierTrackingNo };
  return { incomingId: newId(), ...told, person: personOfRow(row), testCodes: [...testCodes] };
}

function orderOf(row: AnnouncedOrderRow): OrderToAnnounce {
  const { requestNo, clientCode, courierTrackingNo, testCodes } = row;
  return {
    orderId: newId(),
    requestNo,
    clientCode,
    person: personOfRow(row),
    testCodes: [...testCodes],
    samples: row.barcodes.map((barcode) => ({ incomingId: newId(), barcode, courierTrackingNo })),
  };
}

async function unknownOf(ctx: Ctx, rows: readonly { readonly testCodes: readonly string[] }[]) {
  return new Set(await unknownTests(ctx, [...new Set(rows.flatMap(({ testCodes }) => testCodes))]));
}

/** Rows are announcements of their own: none is held against one of before but by its barcode. */
const samplesFile = (sheet: Sheet<AnnouncedSampleRow>) =>
  masterFile<AnnouncedSampleRow>(sheet, async (ctx) => ({
    rows: new Map(),
    judge: async (candidates) => {
      const rows = candidates.map(({ row }) => row);
      const samples = rows.map((row) => ({ ...sampleOf(row), orderId: null }));
      const unknown = await unknownOf(ctx, rows);
      const barcodes = await barcodeFaults(ctx, samples);
      return {
        faultsOf: (index) => {
          const [row, sample, barcode] = [rows[index], samples[index], barcodes[index]];
          if (row === undefined || sample === undefined) return [];
          const { orderId: _, ...body } = sample;
          const shape = ofPerson(sampleFaults(body));
          const taken = barcode ? [faultAt('barcode', faultOfRefusal(barcode))] : [];
          const faults = [...shape, ...unknownTestsOf(row, unknown), ...taken];
          return cellFaultsOf(sheet, row, { faults, columnOf: PERSON_COLUMNS });
        },
        write: () => writeSamples(ctx, samples),
      };
    },
  }));

const ordersFile = (sheet: Sheet<AnnouncedOrderRow>) =>
  masterFile<AnnouncedOrderRow>(sheet, async (ctx) => ({
    rows: new Map(),
    judge: async (candidates) => {
      const rows = candidates.map(({ row }) => row);
      const orders = rows.map(orderOf);
      const samples = orders.flatMap((order) => samplesOfOrder(order));
      const unknown = await unknownOf(ctx, rows);
      const before = await announcedOrders(ctx, orders);
      const taken = await barcodeFaults(ctx, samples);
      const takenOf = ({ orderId }: OrderToAnnounce) =>
        taken.flatMap((fault, at) =>
          fault !== null && samples[at]?.orderId === orderId
            ? [faultAt('samples', faultOfRefusal(fault))]
            : [],
        );
      const repeated = ({ requestNo: number, clientCode: client }: OrderToAnnounce) =>
        before.some((one) => one.requestNo === number && one.clientCode === client)
          ? [faultAt('requestNo', refusalFault('order-announced-already', { number, client }))]
          : [];
      return {
        faultsOf: (index) => {
          const [row, order] = [rows[index], orders[index]];
          if (row === undefined || order === undefined) return [];
          const shape = ofPerson(orderFaults(order));
          const faults = [...shape, ...unknownTestsOf(row, unknown), ...repeated(order), ...takenOf(order)];
          const columnOf = { ...PERSON_COLUMNS, samples: 'barcodes' } as const;
          return cellFaultsOf(sheet, row, { faults, columnOf });
        },
        write: async () => {
          await writeOrders(ctx, orders);
          if (samples.length > 0) await writeSamples(ctx, samples);
        },
      };
    },
  }));

/** Reads a file of announcements, before a transaction begins. */
export async function inspectAnnounced(
  body: BodyOf<typeof announcedFileEndpoints.announceSamplesFile>,
): Promise<AnnouncedFile> {
  const file = await inspectTableFile(body);
  return { ...file, table: await readTable(file.fileName, file.bytes) };
}

/** Announces the samples of a file. */
export async function announceSamplesFile(
  ctx: Ctx,
  file: AnnouncedFile,
): Promise<AnswerOf<typeof announcedFileEndpoints.announceSamplesFile>> {
  return announceFile(ctx, samplesFile(sentBy(announcedSampleSheet, await ownCodeOf(ctx))), file);
}

/** Announces the orders of a file. */
export async function announceOrdersFile(
  ctx: Ctx,
  file: AnnouncedFile,
): Promise<AnswerOf<typeof announcedFileEndpoints.announceOrdersFile>> {
  return announceFile(ctx, ordersFile(sentBy(announcedOrderSheet, await ownCodeOf(ctx))), file);
}
