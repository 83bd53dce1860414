import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MachineProfile } from './machine-profiles.ts';
import type { SimPlayer, SimSample } from './sim-player.ts';
import type { SimWire } from './sim-wire.ts';

const [STX, ETX] = [2, 3];

const MUTE = { ask: async () => null, takeOrders: async () => null } as const;

function fixedLine({ sampleId, isControl, results }: SimSample): string {
  const head = `${isControl ? 'DQ' : 'D '}000101 0001${sampleId.padStart(20)}    E`;
  return (
    head.slice(0, 37).padEnd(37) +
    results.map(({ code, value }) => `${code.padStart(3)}${value.padStart(6)}  `).join('')
  );
}

/** Plays a machine that says blocks of fixed width and hears nothing. */
export function fixedPlayer({ wire }: { readonly wire: SimWire }): SimPlayer {
  return {
    ...MUTE,
    tell: async (samples) => {
      await wire.connect();
      const lines = ['DB', ...samples.map(fixedLine), 'DE'];
      for (const line of lines)
        await wire.write(
          Buffer.concat([Buffer.from([STX]), Buffer.from(line, 'latin1'), Buffer.from([ETX])]),
        );
    },
  };
}

/** Plays a machine that lays files into a folder: whole under their names, never half. */
export function csvPlayer({
  folder,
  profile,
}: {
  readonly folder: string;
  readonly profile: MachineProfile;
}): SimPlayer {
  return {
    ...MUTE,
    tell: async (samples) => {
      const codes = profile.measures.map(({ code }) => code);
      const rows = samples.map(({ sampleId, isControl, name, results, measuredAt }) => [
        sampleId,
        isControl ? 'QC' : '',
        `"${name.replaceAll('"', '""')}"`,
        ...codes.map((code) => results.find((result) => result.code === code)?.value ?? ''),
        measuredAt,
      ]);
      const text = [['Sample ID', 'Type', 'Name', ...codes, 'Measured'], ...rows]
        .map((row) => `${row.join(',')}\r\n`)
        .join('');
      const path = join(folder, `${samples[0]?.messageId ?? 'results'}.csv`);
      await writeFile(`${path}.part`, text);
      await rename(`${path}.part`, path);
    },
  };
}
