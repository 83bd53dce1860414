import { readTree } from './delimited-tree.ts';
import { decodeText, encodeText } from './driver-encoding.ts';
import type { Driver } from './driver.ts';
import { hl7HeaderOf } from './hl7-header.ts';
import type { HostQuery } from './machine-message.ts';
import type { MachineOrder } from './machine-order.ts';
import { writeE1394 } from './write-e1394-orders.ts';
import {
  type Hl7Orders,
  writeDsr,
  writeLawAnswer,
  writeOml,
  writeOrm,
  writeOrr,
} from './write-hl7-orders.ts';

export interface OrdersToWrite {
  readonly orders: readonly MachineOrder[];
  /** YYYYMMDDHHMMSS in the zone of the lab. */
  readonly now: string;
  /** Of the first message; those behind it have a number after it. */
  readonly controlId: string;
}

export interface AnswerToWrite extends OrdersToWrite {
  /** The message that asks, as the link told it. */
  readonly asked: string;
  readonly query: HostQuery;
}

function hl7Orders(driver: Driver, { orders, now, controlId }: OrdersToWrite, asked: string): Hl7Orders {
  return {
    received: hl7HeaderOf(asked),
    asked: readTree(asked, 'hl7'),
    orders,
    code: driver.orders?.code ?? '{code}',
    now,
    controlId,
  };
}

function encoded(driver: Driver, texts: readonly string[]): string[] {
  return texts.map((text) => encodeText(text, driver.encoding));
}

function withWork(orders: readonly MachineOrder[]): MachineOrder[] {
  return orders.filter(({ codes }) => codes.length > 0);
}

/**
 * What answers a query of a machine: what `orders` say and nothing else; none, or such without codes, say that nothing is to be measured.
 * The texts belong to `stored` of the link, in their order. None where the driver cannot be asked.
 */
export function writeAnswer(driver: Driver, answer: AnswerToWrite): string[] {
  const { query, orders } = driver;
  if (query === null || orders === null) return [];
  const work = withWork(answer.orders);
  const asked = decodeText(answer.asked, driver.encoding);
  const hl7 = { ...hl7Orders(driver, { ...answer, orders: work }, asked), query: answer.query };
  switch (query.answer) {
    case 'e1394':
      return encoded(driver, [
        writeE1394({ ...answer, orders: work, code: orders.code, asked, isAnswer: true }),
      ]);
    case 'law':
      return encoded(driver, writeLawAnswer(hl7));
    case 'dsr':
      return encoded(driver, writeDsr(hl7));
    case 'orr':
      return encoded(driver, writeOrr(hl7));
  }
}

/** Orders for a machine that did not ask: E1394 records, OML^O33 for machines of IHE LAW, else ORM^O01. None where nothing is to be measured. */
export function writeOrders(driver: Driver, given: OrdersToWrite): string[] {
  const { orders, query, layout } = driver;
  const work = withWork(given.orders);
  if (orders === null || work.length === 0) return [];
  if (layout.kind === 'e1394')
    return encoded(driver, [
      writeE1394({ ...given, orders: work, code: orders.code, asked: '', isAnswer: false }),
    ]);
  const hl7 = hl7Orders(driver, { ...given, orders: work }, '');
  return encoded(driver, query?.answer === 'law' ? writeOml(hl7) : writeOrm(hl7));
}
