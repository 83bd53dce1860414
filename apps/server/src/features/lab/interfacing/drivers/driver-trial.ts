import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { tryMachineDriver as endpoint } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import { bytesOf } from '@nidan/domain/interfacing/byte-store';
import type { Driver } from '@nidan/domain/interfacing/driver';
import { decodeText, encodeText } from '@nidan/domain/interfacing/driver-encoding';
import { readRecording } from '@nidan/domain/interfacing/new-link';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { presentReadMessage } from '../present-read-message.ts';
import { treeOfText } from '../tree-of-text.ts';
import { driverOfJson } from './driver-of-json.ts';

/** A driver as JSON, with pasted text or the bytes of a message that was received. */
export interface DriverTrial {
  readonly definition: string;
  readonly pasted: string | null;
  readonly received: string | null;
}

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

/** The messages in recorded bytes without their frames, or the bytes themselves where they hold no message. */
function withoutFrames(driver: Driver, text: string): string {
  const { messages } = readRecording(driver, bytesOf(text));
  return messages.length === 0 ? text : messages.map((one) => one.text).join('\r');
}

/** Checks a driver and reads a message by it. */
export function runDriverTrial({ definition, pasted, received }: DriverTrial): AnswerOf<typeof endpoint> {
  const { driver, faults } = driverOfJson(definition);
  if (driver === null) return { faults: [...faults], tree: [], read: null };
  const bytes = pasted === null ? received : withoutFrames(driver, pastedBytes(driver, pasted));
  if (bytes === null) return { faults: [], tree: [], read: null };
  return {
    faults: [],
    tree: treeOfText(decodeText(bytes, driver.encoding), driver.layout),
    read: presentReadMessage(readMessage(driver, bytes)),
  };
}
