import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type {
  MachineLinkView,
  saveMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { LinkTransport } from '@nidan/domain/machines/machine-link';

type Body = BodyOf<typeof saveMachineLink>;

/** A link as it is typed. */
export interface LinkDraft {
  readonly name: string;
  readonly machineId: string;
  readonly driverId: string;
  readonly transport: LinkTransport;
  readonly host: string;
  readonly port: string;
  readonly folder: string;
  readonly allowedAddress: string;
  readonly zone: string;
}

/** Minutes that India is ahead of UTC: where the machines of most labs stand. */
const INDIA = '330';

export function draftOf(link: MachineLinkView | null): LinkDraft {
  return {
    name: link?.name ?? '',
    machineId: link?.machineId ?? '',
    driverId: link?.driverId ?? '',
    transport: link?.transport ?? 'tcpServer',
    host: link?.host ?? '',
    port: link?.port == null ? '' : String(link.port),
    folder: link?.folder ?? '',
    allowedAddress: link?.allowedAddress ?? '',
    zone: link === null ? INDIA : String(link.zoneOffset),
  };
}

export type LinkFault = 'fillIn' | 'badPort' | 'badZone';

function wholeBetween(text: string, [least, most]: readonly [number, number]): boolean {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
}

/** What is wrong with a draft, by its fields. */
export function faultsOf(draft: LinkDraft): Partial<Record<keyof LinkDraft, LinkFault>> {
  const { transport } = draft;
  const missing = (field: 'name' | 'machineId' | 'driverId' | 'host' | 'folder', isNeeded = true) =>
    isNeeded && draft[field].trim() === '' ? { [field]: 'fillIn' as const } : {};
  return {
    ...missing('name'),
    ...missing('machineId'),
    ...missing('driverId'),
    ...missing('host', transport === 'tcpClient'),
    ...missing('folder', transport === 'folder'),
    ...(transport === 'folder' || wholeBetween(draft.port, [1024, 65_535]) ? {} : { port: 'badPort' }),
    ...(wholeBetween(draft.zone, [-840, 840]) ? {} : { zone: 'badZone' }),
  };
}

/** A draft without fault as it is sent: what another way of reaching it needs is left out. */
export function settingsOf({ zone, port, ...draft }: LinkDraft): Omit<Body, 'linkId' | 'version'> {
  const isFolder = draft.transport === 'folder';
  return {
    ...draft,
    name: draft.name.trim(),
    host: isFolder ? '' : draft.host.trim(),
    port: isFolder ? null : Number(port),
    folder: isFolder ? draft.folder.trim() : '',
    allowedAddress: draft.transport === 'tcpServer' ? draft.allowedAddress.trim() : '',
    zoneOffset: Number(zone),
  };
}
