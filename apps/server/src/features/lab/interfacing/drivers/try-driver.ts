import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { tryMachineDriver as endpoint } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { bytesOf } from '@nidan/domain/interfacing/byte-store';
import { decodeText, encodeText } from '@nidan/domain/interfacing/driver-encoding';
import type { Driver } from '@nidan/domain/interfacing/driver';
import { readRecording } from '@nidan/domain/interfacing/new-link';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuseField } from '../../../../kernel/http/refuse.ts';
import { readDefinition } from './drivers.query.ts';
import { driverOfJson } from './driver-of-json.ts';
import { saidIn } from '../messages.query.ts';
import { presentReadMessage } from '../present-read-message.ts';
import { treeOfText } from '../tree-of-text.ts';

const NAMED: Readonly<Record<string, number>> = {
  SOH: 1,
  STX: 2,
  ETX: 3,
  EOT: 4,
  ENQ: 5,
  ACK: 6,
  LF: 10,
  VT: 11,
  CR: 13,
  ETB: 23,
  FS: 28,
};

/** Pasted bytes: `<STX>` and `\x02` stand for what cannot be typed. */
function unescaped(text: string): string {
  return text
    .replaceAll(/<([A-Z]{2,3})>/gu, (whole, name: string) => {
      const byte = NAMED[name];
      return byte === undefined ? whole : String.fromCharCode(byte);
    })
    .replaceAll(/\\x([0-9A-Fa-f]{2})/gu, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
}

/** Pasted text as the machine would send it, one character for each byte. */
function pastedBytes({ encoding }: Driver, text: string): string {
  return encodeText(unescaped(text), encoding);
}

/** What recorded bytes say: their messages without frames, or the bytes themselves where they hold none. */
function withoutFrames(driver: Driver, text: string): string {
  const { messages } = readRecording(driver, bytesOf(text));
  return messages.length === 0 ? text : messages.map((one) => one.text).join('\r');
}

/** Reads bytes by a driver and keeps nothing. */
export async function tryDriver(ctx: Ctx, body: BodyOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { definition, driverId, text, messageId } = body;
  if (definition === null && driverId === null)
    throw refuseField('driverId', 'Choose a driver, or write one');
  const json = definition ?? (await readDefinition(ctx, driverId ?? ''));
  const { driver, faults } = driverOfJson(json);
  if (driver === null) return { faults: [...faults], tree: [], read: null };
  if (text === null && messageId === null)
    throw refuseField('text', 'Paste a message, or choose one that came');
  const said =
    text === null ? await saidIn(ctx, messageId ?? '') : withoutFrames(driver, pastedBytes(driver, text));
  if (said === null) return { faults: [], tree: [], read: null };
  return {
    faults: [],
    tree: treeOfText(decodeText(said, driver.encoding), driver.layout),
    read: presentReadMessage(readMessage(driver, said)),
  };
}
