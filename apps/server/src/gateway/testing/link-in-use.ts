import { TEST_DRIVER } from '../../features/lab/interfacing/testing/machine-of-lab.ts';
import type { LinkInUse } from '../../features/lab/interfacing/enabled-links.query.ts';
import { newId } from '../../kernel/database/new-id.ts';

/** A link of lab 1 that listens for `TEST_DRIVER` on loopback, in no database. */
export function linkInUse(parts: Partial<LinkInUse>): LinkInUse {
  return {
    lId: 1,
    linkId: newId(),
    version: 1,
    machineId: newId(),
    driverId: newId(),
    driver: TEST_DRIVER,
    transport: 'tcpServer',
    host: '',
    port: null,
    folder: '',
    allowedAddress: '',
    userId: newId(),
    zoneOffset: 330,
    ...parts,
  };
}
