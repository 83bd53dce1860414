import { statfs, stat } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Finding, Gravity } from './finding.ts';

const GIB = 2 ** 30;
const LEAST_NODE = 24;

/** The log of the database, a backup and a day's growth want room: less than 5 GiB is little, less than 1 GiB stops writing soon. */
const ROOM = { warning: 5 * GIB, fault: GIB };

const inGib = (bytes: number): string => `${(bytes / GIB).toFixed(1)} GiB`;

function gravityOfRoom(free: number): Gravity {
  if (free < ROOM.fault) return 'fault';
  return free < ROOM.warning ? 'warning' : 'ok';
}

/** Room on the disk of a folder. */
export function weighRoom(name: string, { free, size }: { free: number; size: number }): Finding {
  return {
    name,
    gravity: gravityOfRoom(free),
    found: `${inGib(free)} of ${inGib(size)} free`,
    advice: 'Make room before the database cannot write: it stops, and what was answered stays',
  };
}

async function examineDisk(name: string, folder: string): Promise<Finding> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return weighRoom(name, { free: bavail * bsize, size: blocks * bsize });
  } catch {
    return { name, gravity: 'fault', found: `${folder} cannot be read`, advice: 'Name a folder that exists' };
  }
}

async function examineKey({ dataDir }: Config): Promise<Finding> {
  const name = 'secret key';
  try {
    const { mode } = await stat(join(dataDir, 'secret.key'));
    const gravity = (mode & 0o077) === 0 ? 'ok' : 'fault';
    return {
      name,
      gravity,
      found: `its file has the mode ${(mode & 0o777).toString(8)}`,
      advice: 'Let its owner alone read it: chmod 600',
    };
  } catch {
    return {
      name,
      gravity: 'warning',
      found: `there is none in ${dataDir}`,
      advice: 'The first start makes one; with NIDAN_SECRET_KEY none is needed here',
    };
  }
}

/** What the process and its disk have to give. */
export async function examineMachine(config: Config): Promise<Finding[]> {
  const node = Number(process.versions.node.split('.')[0]);
  const keptElsewhere = process.env['NIDAN_SECRET_KEY'] !== undefined;
  return [
    {
      name: 'Node',
      gravity: node >= LEAST_NODE ? 'ok' : 'fault',
      found: process.versions.node,
      advice: `Node ${LEAST_NODE} or later is needed`,
    },
    {
      name: 'memory',
      gravity: freemem() < GIB / 2 ? 'warning' : 'ok',
      found: `${inGib(freemem())} of ${inGib(totalmem())} free`,
      advice: 'The server wants 300 MB, each PDF process up to 450 MB, the database 512 MB',
    },
    await examineDisk('disk', config.dataDir),
    ...(config.archiveDir === null ? [] : [await examineDisk('disk of the archive', config.archiveDir)]),
    ...(keptElsewhere ? [] : [await examineKey(config)]),
  ];
}
