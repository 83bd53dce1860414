import { setTimeout as wait } from 'node:timers/promises';
import type { SimWire } from './sim-wire.ts';

const [STX, ETX, EOT, ENQ, ACK, NAK, ETB] = [2, 3, 4, 5, 6, 21, 23];
const MOST_SENDS = 6;
const CUT_LENGTH = 50;

/** How long a machine waits, in ms. */
export interface SimPace {
  /** For the answer to a call or a frame. */
  readonly reply: number;
  /** After NAK to a call. */
  readonly busy: number;
  /** After both sides called. */
  readonly contention: number;
  /** For the host to call with its answer to a query. */
  readonly answer: number;
}

/** Two hexadecimal digits of the sum of what stands between STX and them. */
function checksum(bytes: Buffer): string {
  return (bytes.reduce((sum, byte) => sum + byte, 0) & 0xff).toString(16).padStart(2, '0').toUpperCase();
}

function frame(number: number, text: string, { end, spoil }: { end: number; spoil: boolean }): Buffer {
  const inside = Buffer.concat([Buffer.from(`${number % 8}${text}`, 'latin1'), Buffer.from([end])]);
  const sum = spoil ? '00' : checksum(inside);
  const isLuck = spoil && checksum(inside) === '00';
  return Buffer.concat([Buffer.from([STX]), inside, Buffer.from(`${isLuck ? '01' : sum}\r\n`, 'latin1')]);
}

/** Texts of frames: a record each, or pieces cut anywhere. */
function textsOf(records: readonly string[], isCut: boolean): { text: string; end: number }[] {
  if (!isCut) return records.map((record) => ({ text: `${record}\r`, end: ETX }));
  const all = records.map((record) => `${record}\r`).join('');
  const count = Math.ceil(all.length / CUT_LENGTH);
  return Array.from({ length: count }, (_, at) => ({
    text: all.slice(at * CUT_LENGTH, (at + 1) * CUT_LENGTH),
    end: at === count - 1 ? ETX : ETB,
  }));
}

async function call(wire: SimWire, pace: SimPace): Promise<boolean> {
  wire.drain();
  await wire.write(Buffer.from([ENQ]));
  const answer = await wire.read(pace.reply);
  if (answer === ACK) return true;
  // The host called at the same time: the machine has the right of way and calls again.
  if (answer === ENQ) await wait(pace.contention);
  else if (answer === NAK) await wait(pace.busy);
  else if (answer !== null) await wait(pace.contention);
  return false;
}

/** Sends a message as a machine does; true when the host acknowledged its last frame. */
async function sendOnce(wire: SimWire, records: readonly string[], pace: SimPace): Promise<boolean> {
  const { fault } = wire;
  if (!(await call(wire, pace))) return false;
  const frames = textsOf(records, fault === 'cut-records');
  for (const [at, { text, end }] of frames.entries()) {
    let isTaken = false;
    for (let sends = 0; sends < MOST_SENDS && !isTaken; sends += 1) {
      const spoil = fault === 'bad-checksum' && sends === 0;
      const bytes = frame(at + 1, text, { end, spoil });
      if (fault === 'restart' && at === frames.length - 1) {
        wire.fault = null;
        await wire.write(bytes.subarray(0, bytes.length >> 1));
        wire.drop();
        return false;
      }
      if (fault === 'noise') await wire.write(Buffer.from([0, 255, 13]));
      await wire.write(bytes);
      const answer = await wire.read(pace.reply);
      if (answer === null) break;
      isTaken = answer === ACK || answer === EOT;
    }
    if (!isTaken) {
      await wire.write(Buffer.from([EOT]));
      return false;
    }
  }
  if (fault === 'lost-ack') {
    // As if the last acknowledgement had not come: the message is said again.
    wire.fault = null;
    await wire.write(Buffer.from([EOT]));
    return false;
  }
  return true;
}

/** Sends until the host has taken it. */
export async function sendAstm(wire: SimWire, records: readonly string[], pace: SimPace): Promise<void> {
  for (;;) {
    await wire.connect();
    const isTaken = await sendOnce(wire, records, pace).catch(() => false);
    if (isTaken) break;
    if (wire.isStopped) throw new Error('the machine was stopped before the host took its message');
  }
  await wire.write(Buffer.from([EOT])).catch(() => null);
}

async function readFrame(wire: SimWire, ms: number): Promise<{ text: string; isRight: boolean } | null> {
  const bytes: number[] = [];
  for (let byte = await wire.read(ms); byte !== ETX && byte !== ETB; byte = await wire.read(ms)) {
    if (byte === null) return null;
    bytes.push(byte);
  }
  const said = [await wire.read(ms), await wire.read(ms)].map((byte) => String.fromCharCode(byte ?? 0));
  await wire.read(ms);
  await wire.read(ms);
  // The host ends its frames with ETX but for the parts of long records, which the sum tells apart.
  const sums = [ETX, ETB].map((end) => checksum(Buffer.from([...bytes, end])));
  return { text: Buffer.from(bytes.slice(1)).toString('latin1'), isRight: sums.includes(said.join('')) };
}

/** Takes a message of the host after its ENQ; the records of it. */
export async function takeAstm(wire: SimWire, pace: SimPace): Promise<string[]> {
  await wire.write(Buffer.from([ACK]));
  let text = '';
  for (;;) {
    const byte = await wire.read(pace.answer);
    if (byte === null || byte === EOT) break;
    if (byte !== STX) continue;
    const found = await readFrame(wire, pace.reply);
    if (found === null) break;
    if (found.isRight) text += found.text;
    await wire.write(Buffer.from([found.isRight ? ACK : NAK]));
  }
  return text.split('\r').filter((record) => record !== '');
}

/** Waits for the host to call and takes what it says; null when it does not call in time. */
export async function awaitAstm(wire: SimWire, pace: SimPace): Promise<string[] | null> {
  for (let byte = await wire.read(pace.answer); byte !== null; byte = await wire.read(pace.answer)) {
    if (byte !== ENQ) continue;
    if (wire.fault !== 'contention') return takeAstm(wire, pace);
    // Both call: the host gives way; the machine calls again, has nothing to say, and the host calls.
    wire.fault = null;
    await wire.write(Buffer.from([ENQ]));
    await wait(pace.contention);
    await wire.write(Buffer.from([ENQ]));
    if ((await wire.read(pace.reply)) === ACK) await wire.write(Buffer.from([EOT]));
  }
  return null;
}
