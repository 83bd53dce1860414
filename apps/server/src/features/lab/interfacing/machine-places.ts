import { isIP } from 'node:net';
import type { Config } from '../../../kernel/config.ts';
import { addressList, isListed } from '../../../kernel/outgoing/address-list.ts';

type MachineConfig = Pick<Config, 'machinePorts' | 'machineAddresses' | 'machineNetworks'>;

/** Where links may listen, and which addresses they may call, on this server. */
export interface MachinePlaces {
  readonly isPort: (port: number) => boolean;
  /** Whether links may listen at an address; the empty one is loopback. */
  readonly isListeningAddress: (host: string) => boolean;
  readonly mayCall: (address: string) => boolean;
}

const LOOPBACK = ['loopback'];
const ANY_LISTENER = ['0.0.0.0/0', '::/0'];
const PRIVATE_NETWORKS = ['uniquelocal'];

/** Whether an address reaches this machine alone; the empty one does. */
export function isLoopback(host: string): boolean {
  return host === '' || (isIP(host) > 0 && isListed(addressList(LOOPBACK), host));
}

/**
 * The places as the operator set them. Where nothing is set, the only lab of a server may listen at every address of it and call private
 * networks; where several labs share a server, links listen on loopback and call nobody.
 */
export function machinePlaces(config: MachineConfig, labs: number): MachinePlaces {
  const { machinePorts, machineAddresses, machineNetworks } = config;
  const isShared = labs > 1;
  const listening = addressList(machineAddresses ?? (isShared ? LOOPBACK : ANY_LISTENER));
  const callable = addressList(machineNetworks ?? (isShared ? [] : PRIVATE_NETWORKS));
  return {
    isPort: (port) => port >= machinePorts.from && port <= machinePorts.to,
    isListeningAddress: (host) => host === '' || (isIP(host) > 0 && isListed(listening, host)),
    mayCall: (address) => isListed(callable, address),
  };
}
