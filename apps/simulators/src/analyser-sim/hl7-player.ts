import type { SimPace } from './astm-talk.ts';
import type { MachineProfile } from './machine-profiles.ts';
import type { SimOrder, SimPlayer, SimSample } from './sim-player.ts';
import type { SimWire } from './sim-wire.ts';

const [VT, FS, CR] = [11, 28, 13];

interface Playing {
  readonly wire: SimWire;
  readonly profile: MachineProfile;
  readonly pace: SimPace;
}

/** Segments of a message, each its fields by `|`. */
type Segments = readonly string[][];

function block(text: string): Buffer {
  return Buffer.concat([Buffer.from([VT]), Buffer.from(text, 'utf8'), Buffer.from([FS, CR])]);
}

async function readBlock(wire: SimWire, ms: number): Promise<Segments | null> {
  const bytes: number[] = [];
  let isInside = false;
  for (let byte = await wire.read(ms); byte !== null; byte = await wire.read(ms)) {
    if (byte === VT) {
      isInside = true;
      bytes.length = 0;
    } else if (byte === FS && isInside) {
      return Buffer.from(bytes)
        .toString('utf8')
        .split('\r')
        .filter((line) => line !== '')
        .map((line) => line.split('|'));
    } else if (isInside) bytes.push(byte);
  }
  return null;
}

/** A field counted as HL7 does; of MSH the first behind the delimiters is 3. */
function field(segments: Segments, type: string, at: number): string {
  const found = segments.find(([name]) => name === type) ?? [];
  return found[type === 'MSH' ? at - 1 : at] ?? '';
}

function header({ profile }: Playing, type: string, messageId: string): string {
  const isLaw = profile.speaks === 'hl7-law';
  const modes = isLaw ? '|||NE|AL||UNICODE UTF-8' : '||||||UNICODE';
  const version = isLaw ? '2.5.1' : '2.3.1';
  return `MSH|^~\\&|${profile.name}|SIM|LIS|LAB|20250101093000||${type}|${messageId}|P|${version}${modes}`;
}

function resultSegments(
  law: boolean,
  { code, value, unit }: SimSample['results'][number],
  at: number,
): string {
  const name = law ? `${code}^^99LAB` : `SIM-${at}^${code}^LN`;
  return `OBX|${at + 1}|NM|${name}|${law ? '1' : ''}|${value}|${unit}|||||F`;
}

function resultsText(playing: Playing, messageId: string, samples: readonly SimSample[]): string {
  const law = playing.profile.speaks === 'hl7-law';
  const isControl = samples[0]?.isControl === true;
  const head = header(playing, law ? 'OUL^R22^OUL_R22' : 'ORU^R01', messageId);
  const groups = samples.flatMap((sample) => {
    const { sampleId, measuredAt, name } = sample;
    const results = sample.results.map((result, at) => resultSegments(law, result, at));
    return law
      ? [
          `PID|1||||${name}`,
          `SPM|1|${sampleId}||SER|||||||${sample.isControl ? 'Q' : 'P'}`,
          `SAC|||${sampleId}`,
          `OBR||${sampleId}-1|||||${measuredAt}`,
          ...results,
        ]
      : [`PID|1||||${name}`, `OBR|1||${sampleId}|00001^Automated Count^99MRC|||${measuredAt}`, ...results];
  });
  const lines = [isControl && !law ? head.replace('|P|', '|Q|') : head, ...groups];
  return lines.map((line) => `${line}\r`).join('');
}

/** Codes in what the host answered: rows of DSP from 29 on, or OBR of OML, each for the tube it names. */
function ordersIn(segments: Segments): SimOrder {
  const rows = segments
    .filter(([type]) => type === 'DSP')
    .map((fields) => [Number(fields[1]), fields[3] ?? ''] as const);
  if (rows.length > 0)
    return {
      sampleId: rows.find(([number]) => number === 21)?.[1] ?? '',
      codes: rows.filter(([number]) => number >= 29).map(([, text]) => text.split('^')[0] ?? ''),
    };
  const asked = segments
    .filter(([type]) => type === 'OBR')
    .map((fields) => (fields[4] ?? '').split('^')[0] ?? '');
  return { sampleId: field(segments, 'SAC', 3), codes: asked };
}

async function sendResults({ wire, pace }: Playing, text: string, messageId: string): Promise<void> {
  for (;;) {
    await wire.connect();
    const isTaken = await sendOnce(wire, text, { messageId, ms: pace.reply }).catch(() => false);
    if (isTaken) return;
    if (wire.isStopped) throw new Error('the machine was stopped before the host took its message');
  }
}

async function sendOnce(
  wire: SimWire,
  text: string,
  { messageId, ms }: { messageId: string; ms: number },
): Promise<boolean> {
  const { fault } = wire;
  const bytes = block(text);
  if (fault === 'restart') {
    wire.fault = null;
    await wire.write(bytes.subarray(0, bytes.length >> 1));
    wire.drop();
    return false;
  }
  await wire.write(fault === 'noise' ? Buffer.concat([Buffer.from([0, 255, 13]), bytes]) : bytes);
  for (let answer = await readBlock(wire, ms); answer !== null; answer = await readBlock(wire, ms)) {
    if (field(answer, 'MSA', 2) !== messageId) continue;
    if (fault !== 'lost-ack') return field(answer, 'MSA', 1).endsWith('A');
    wire.fault = null;
    return false;
  }
  wire.drop();
  return false;
}

async function acknowledge({ wire, profile }: Playing, answer: Segments): Promise<void> {
  const [name = '', trigger = ''] = field(answer, 'MSH', 9).split('^');
  const type = name === 'OML' ? 'ORL^O34^ORL_O42' : `ACK^${trigger}`;
  const id = field(answer, 'MSH', 10);
  const head = `MSH|^~\\&|${profile.name}|SIM|LIS|LAB|20250101093000||${type}|A${id}|P|2.5.1`;
  await wire.write(block(`${head}\rMSA|AA|${id}\r`));
}

/** Plays a machine that speaks HL7 v2: queries as QRY^Q02 or as IHE LAW. */
export function hl7Player(playing: Playing): SimPlayer {
  const { wire, profile, pace } = playing;
  const law = profile.speaks === 'hl7-law';
  return {
    ask: async (sampleId, messageId) => {
      await wire.connect();
      const text = law
        ? `${header(playing, 'QBP^Q11^QBP_Q11', messageId)}\rQPD|WOS^Work Order Step^IHE_LABTF|T${messageId}|${sampleId}\rRCP|I||R\r`
        : `${header(playing, 'QRY^Q02', messageId)}\rQRD|20250101093000|R|D|1|||RD|${sampleId}|OTH|||T\rQRF|SIM|||||RCT|COR|ALL\r`;
      await wire.write(block(text));
      for (
        let answer = await readBlock(wire, pace.answer);
        answer !== null;
        answer = await readBlock(wire, pace.answer)
      ) {
        const [type = ''] = field(answer, 'MSH', 9).split('^');
        if (type === 'QCK' && field(answer, 'QAK', 2) === 'NF') return [];
        if (type !== 'DSR' && type !== 'OML') continue;
        await acknowledge(playing, answer);
        return ordersIn(answer).codes.slice();
      }
      return null;
    },
    tell: async (samples) => {
      const messageId = samples[0]?.messageId ?? '';
      const text = resultsText(playing, messageId, samples);
      const isTwice = wire.fault === 'duplicate';
      await sendResults(playing, text, messageId);
      if (isTwice) await sendResults(playing, text, messageId);
    },
    takeOrders: async () => {
      await wire.connect();
      const answer = await readBlock(wire, pace.answer);
      if (answer === null) return null;
      await acknowledge(playing, answer);
      return [ordersIn(answer)];
    },
  };
}
