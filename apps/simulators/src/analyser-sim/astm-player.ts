import { awaitAstm, sendAstm, type SimPace } from './astm-talk.ts';
import type { MachineProfile } from './machine-profiles.ts';
import type { SimOrder, SimPlayer, SimSample } from './sim-player.ts';
import type { SimWire } from './sim-wire.ts';

const FIELD = '|';

/** A record with texts at places counted from 1. */
function record(type: string, places: Readonly<Record<number, string>>): string {
  const last = Math.max(...Object.keys(places).map(Number));
  return Array.from({ length: last }, (_, at) => (at === 0 ? type : (places[at + 1] ?? ''))).join(FIELD);
}

function atComponent(component: number, text: string): string {
  return '^'.repeat(component - 1) + text;
}

function ordersIn(records: readonly string[], { codePlace }: MachineProfile): SimOrder[] {
  return records
    .filter((one) => one.startsWith('O|'))
    .map((one) => {
      const fields = one.split(FIELD);
      const codes = (fields[4] ?? '').split('\\').map((test) => test.split('^')[codePlace - 1] ?? '');
      return { sampleId: (fields[2] ?? '').split('^')[0] ?? '', codes: codes.filter((code) => code !== '') };
    });
}

interface Playing {
  readonly wire: SimWire;
  readonly profile: MachineProfile;
  readonly pace: SimPace;
}

function messageOf({ profile, wire }: Playing, messageId: string, samples: readonly SimSample[]): string[] {
  const [idField, idComponent] = profile.samplePlace;
  const head = record('H', {
    2: '\\^&',
    3: messageId,
    5: profile.name,
    12: 'P',
    13: 'LIS2-A2',
    14: samples[0]?.measuredAt ?? '',
  });
  const groups = samples.flatMap((sample, number) => [
    // Under a fault the name comes in GBK, which the driver does not know.
    record('P', {
      2: String(number + 1),
      6: wire.fault === 'wrong-encoding' ? '\u00c4\u00e3\u00ba\u00c3' : sample.name,
    }),
    record('O', {
      2: '1',
      [idField]: atComponent(idComponent, sample.sampleId.padStart(14)),
      12: sample.isControl ? 'Q' : 'N',
    }),
    ...sample.results.map(({ code, value, unit }, at) =>
      record('R', {
        2: String(at + 1),
        3: atComponent(profile.codePlace, code),
        4: value,
        5: unit,
        9: 'F',
        13: sample.measuredAt,
      }),
    ),
  ]);
  return [head, ...groups, 'L|1|N'];
}

/** Plays a machine that speaks E1381 and E1394. */
export function astmPlayer(playing: Playing): SimPlayer {
  const { wire, profile, pace } = playing;
  const [idField, idComponent] = profile.samplePlace;
  const queryPlace = idField === 4 ? idComponent : 2;
  return {
    ask: async (sampleId, messageId) => {
      const head = record('H', { 2: '\\^&', 3: messageId, 5: profile.name, 13: 'LIS2-A2' });
      const query = record('Q', { 2: '1', 3: atComponent(queryPlace, sampleId), 5: 'ALL', 13: 'O' });
      await sendAstm(wire, [head, query, 'L|1|N'], pace);
      const answer = await awaitAstm(wire, pace).catch(() => null);
      if (answer === null) return null;
      return (
        ordersIn(answer, profile)
          .find((order) => order.sampleId === sampleId)
          ?.codes.slice() ?? []
      );
    },
    tell: async (samples) => {
      const records = messageOf(playing, samples[0]?.messageId ?? '', samples);
      const isTwice = wire.fault === 'duplicate';
      await sendAstm(wire, records, pace);
      if (isTwice) await sendAstm(wire, records, pace);
    },
    takeOrders: async () => {
      await wire.connect();
      const records = await awaitAstm(wire, pace);
      return records === null ? null : ordersIn(records, profile);
    },
  };
}
