import * as machineLinkEndpoints from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { MachineLinkView } from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { machineDriver } from '@nidan/domain/status-sets/lab/machine-driver';
import { isIP } from 'node:net';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { requireMachine } from '../quality/lay-down.ts';
import { lockDriver } from './drivers/driver-rows.ts';
import { countLabs } from './enabled-links.query.ts';
import { holdPort, insertLink, type LinkRow, type LinkSettings, lockLink, updateLink } from './link-rows.ts';
import { readLink } from './links.query.ts';
import { isLoopback, machinePlaces } from './machine-places.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The settings that a transport needs, without those that it does not have. */
function settingsOf({
  linkId: _linkId,
  version: _version,
  ...given
}: BodyOf<typeof machineLinkEndpoints.saveMachineLink>): LinkSettings {
  const { transport, host, port, folder, allowedAddress } = given;
  const name = given.name.trim();
  if (allowedAddress !== '' && isIP(allowedAddress) === 0)
    throw refuseField('allowedAddress', 'give-address');
  if (transport === 'folder') {
    if (folder === '') throw refuseField('folder', 'machine-folder-needed');
    return { ...given, name, host: '', port: null, allowedAddress: '' };
  }
  if (port === null) throw refuseField('port', 'port-needed');
  if (transport === 'tcpClient' && host === '') throw refuseField('host', 'machine-address-needed');
  return { ...given, name, folder: '', allowedAddress: transport === 'tcpServer' ? allowedAddress : '' };
}

async function requireDriverInUse(ctx: Ctx, driverId: string): Promise<void> {
  const { state, name, revision } = await lockDriver(ctx, driverId);
  if (state === 'inUse') return;
  const details = { driver: `${name} ${revision}`, label: machineDriver.labelOf(state) };
  throw refuse('link-driver-unfit', { details });
}

type LinkPort = Pick<LinkRow, 'linkId' | 'transport' | 'port' | 'isEnabled'>;

/** Refuses what another link of the lab has already. */
async function requireFree(ctx: Ctx, linkId: string, settings: LinkSettings): Promise<void> {
  const { name, port, folder, transport } = settings;
  const { rows } = await sql<{ name: boolean; port: boolean; folder: boolean }>`
    select bool_or(lower(name) = lower(${name})) as name,
      bool_or(transport = 'tcpServer' and ${transport} = 'tcpServer' and port = ${port}) as port,
      bool_or(transport = 'folder' and ${transport} = 'folder' and folder = ${folder}) as folder
    from machine_link where l_id = ${ctx.lId} and link_id <> ${linkId}`.execute(ctx.db);
  const taken = rows[0];
  if (taken?.name === true) throw refuse('link-name-taken');
  if (taken?.port === true) throw refuse('link-port-used');
  if (taken?.folder === true) throw refuse('link-folder-used');
}

/** Refuses a port or an address that the operator does not let links use. */
async function requireAllowedPlace(ctx: Ctx, { transport, host, port }: LinkSettings): Promise<void> {
  if (transport !== 'tcpServer' || port === null) return;
  const { config } = ctx.services;
  const places = machinePlaces(config, await countLabs(ctx.db));
  const { from, to } = config.machinePorts;
  if (!places.isPort(port)) throw refuseField('port', 'port-between', { from, to });
  if (!places.isListeningAddress(host)) throw refuseField('host', 'address-not-listened');
}

/** Refuses to enable a link that listens beyond this machine and takes calls from any address. */
function requireKnownCaller({ transport, host, allowedAddress }: LinkSettings): void {
  if (transport !== 'tcpServer' || isLoopback(host) || allowedAddress !== '') return;
  throw refuseField('allowedAddress', 'link-beyond-server');
}

/** Reserves the port of an enabled link that listens; a link that does not listen releases its port. */
async function requirePort(ctx: Ctx, { linkId, transport, port, isEnabled }: LinkPort): Promise<void> {
  const listens = isEnabled && transport === 'tcpServer';
  if (!(await holdPort(ctx, linkId, listens ? port : null))) throw refuse('link-port-used');
}

/** Lays down a link, switched off, or changes one. */
export const saveLink = serve(
  machineLinkEndpoints.saveMachineLink,
  async (ctx, body): Promise<MachineLinkView> => {
    const { linkId, version } = body;
    const settings = settingsOf(body);
    await requireMachine(ctx, settings.machineId);
    await requireDriverInUse(ctx, settings.driverId);
    await requireFree(ctx, linkId, settings);
    await requireAllowedPlace(ctx, settings);
    if (version === null) {
      await insertLink(ctx, linkId, settings);
      recordEvent(ctx, { entityKind: 'MACHINE_LINK', entityId: linkId, action: 'create', after: settings });
      return readLink(ctx, linkId);
    }
    const { linkId: _linkId, isEnabled, version: found, ...former } = await lockLink(ctx, linkId);
    await expectVersion(ctx, { entityId: linkId, expected: version, found });
    if (isEnabled) requireKnownCaller(settings);
    await requirePort(ctx, { ...settings, linkId, isEnabled });
    await updateLink(ctx, { linkId, version: found }, settings);
    recordEvent(ctx, {
      entityKind: 'MACHINE_LINK',
      entityId: linkId,
      action: 'change',
      before: former,
      after: settings,
    });
    return readLink(ctx, linkId);
  },
);

/** Switches a link on or off. */
export const switchLink = serve(
  machineLinkEndpoints.switchMachineLink,
  async (ctx, body): Promise<MachineLinkView> => {
    const { linkId, version, isEnabled } = body;
    const link = await lockLink(ctx, linkId);
    await expectVersion(ctx, { entityId: linkId, expected: version, found: link.version });
    if (link.isEnabled === isEnabled) return readLink(ctx, linkId);
    if (isEnabled) {
      await requireAllowedPlace(ctx, link);
      requireKnownCaller(link);
    }
    await requirePort(ctx, { ...link, isEnabled });
    await updateLink(ctx, link, { isEnabled });
    recordEvent(ctx, {
      entityKind: 'MACHINE_LINK',
      entityId: linkId,
      action: isEnabled ? 'enable' : 'disable',
      before: { isEnabled: link.isEnabled },
      after: { isEnabled },
    });
    return readLink(ctx, linkId);
  },
);
