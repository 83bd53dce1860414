import type { Fault } from '@nidan/domain/text/fault';
import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import * as integrationEndpoints from '@nidan/contract/links/integration/integration-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { IntegrationView } from '@nidan/contract/links/integration/integration-endpoints';
import { type TargetFault, targetFault } from '@nidan/domain/delivery/allowed-target';
import {
  INTEGRATION_SHAPES,
  type SettingFault,
  settingFaults,
  targetOfAddress,
} from '@nidan/domain/delivery/integration-settings';
import type { Integration } from '@nidan/domain/delivery/message-channels';
import { entityIdOfLab } from '../../../kernel/events/entity-id-of-lab.query.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, type Refusal } from '../../../kernel/http/refuse.ts';
import { allowedTargets } from './allowed-targets.ts';
import { keepSetting, pauseSetting } from './integration-rows.ts';
import { openSecrets, sealSecrets } from './integration-secrets.ts';
import { readIntegration } from './present-integration.ts';
import { readSetting, type StoredSetting } from './settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof integrationEndpoints.changeIntegrationSettings>;

function refusalOf(fault: TargetFault, address: string, example: string): Refusal {
  const host = URL.parse(address)?.host ?? address;
  if (fault === 'not-https') return refuse('target-not-https', { details: { address } });
  if (fault === 'not-listed') return refuse('target-not-listed', { details: { host } });
  if (fault === 'bare-address') return refuse('target-inside', { details: { host } });
  return refuse('target-malformed', { details: { address, example } });
}

/** Refuses an address that the lab may not have called. */
function requireAddress(ctx: Ctx, { integration, address }: Body): void {
  const shape = INTEGRATION_SHAPES[integration].address;
  if (shape === null) {
    if (address.trim() === '') return;
    throw refuse('invalid-input', {
      errors: [faultAt('address', 'no-own-address')],
    });
  }
  const target = targetOfAddress(integration, address);
  const fault = target === null ? 'no-url' : targetFault(target, allowedTargets(ctx.services));
  if (fault !== null) throw refusalOf(fault, address, shape.usual);
}

function faultOfSetting(wrong: SettingFault): Fault {
  if (wrong.code === 'malformed') return faultOf('must-look-like', { example: wrong.example });
  return faultOf(wrong.code === 'unknown' ? 'field-unknown' : 'field-empty');
}

function requireFields({ integration, options, secrets }: Body): void {
  const known = INTEGRATION_SHAPES[integration].secrets;
  const errors = [
    ...settingFaults(integration, options).map((wrong) =>
      faultAt(`options.${wrong.at}`, faultOfSetting(wrong)),
    ),
    ...Object.keys(secrets)
      .filter((name) => !known.includes(name))
      .map((name) => faultAt(`secrets.${name}`, 'field-unknown')),
  ];
  if (errors.length > 0) throw refuse('invalid-input', { errors });
}

/** The secrets that hold after a change, sealed; null where none was given. Refuses a service that is switched on without all of them. */
function sealedAfter(ctx: Ctx, body: Body, before: StoredSetting | null): Buffer | null {
  const { integration, secrets, isOn } = body;
  const { config } = ctx.services;
  const whose = { lId: ctx.lId, integration };
  const all = { ...openSecrets(config, whose, before?.sealed ?? null), ...secrets };
  const missing = INTEGRATION_SHAPES[integration].secrets.filter((name) => (all[name] ?? '') === '');
  if (isOn && missing.length > 0) {
    throw refuse('integration-secrets-missing', { details: { secrets: missing.join(', ') } });
  }
  return Object.keys(secrets).length === 0 ? null : sealSecrets(config, whose, all);
}

/** Sets how the lab reaches a service. The audit trail says which secrets were replaced, never what they are. */
export const changeIntegration = serve(
  integrationEndpoints.changeIntegrationSettings,
  async (ctx, body: Body): Promise<IntegrationView> => {
    const { integration, options, isOn } = body;
    requireFields(body);
    requireAddress(ctx, body);
    const address = body.address.trim().replace(/\/+$/u, '');
    const entityId = await entityIdOfLab(ctx);
    const before = await readSetting(ctx.db, ctx.lId, integration);
    await expectVersion(ctx, { entityId, expected: body.version, found: before?.version ?? 0 });
    const sealed = sealedAfter(ctx, body, before);
    if (!(await keepSetting(ctx, { integration, address, options, sealed, isOn }, body.version))) {
      const found = (await readSetting(ctx.db, ctx.lId, integration))?.version ?? 0;
      await expectVersion(ctx, { entityId, expected: body.version, found });
    }
    const shown = before === null ? {} : { address: before.address, ...before.options, isOn: before.isOn };
    recordEvent(ctx, {
      entityKind: 'INTEGRATION',
      entityId,
      action: before === null ? 'create' : 'update',
      ...(before === null ? {} : { before: { integration, ...shown } }),
      after: { integration, address, ...options, isOn, secretsReplaced: Object.keys(body.secrets) },
    });
    return readIntegration(ctx, integration);
  },
);

interface Known {
  readonly entityId: string;
  readonly setting: StoredSetting;
}

async function requireSetUp(ctx: Ctx, integration: Integration, version: number): Promise<Known> {
  const entityId = await entityIdOfLab(ctx);
  const setting = await readSetting(ctx.db, ctx.lId, integration);
  if (setting === null) throw refuse('integration-not-set-up', { details: { integration } });
  await expectVersion(ctx, { entityId, expected: version, found: setting.version });
  return { entityId, setting };
}

/** Lets nothing go out over a service until it is let go on. */
export const pauseIntegration = serve(
  integrationEndpoints.pauseIntegration,
  async (ctx, { integration, version, reason }): Promise<IntegrationView> => {
    const { entityId, setting } = await requireSetUp(ctx, integration, version);
    if (setting.pausedAt !== null) {
      throw refuse('integration-paused', { details: { integration, reason: setting.pauseReason ?? '' } });
    }
    await pauseSetting(ctx, integration, reason.trim());
    recordEvent(ctx, {
      entityKind: 'INTEGRATION',
      entityId,
      action: 'pause',
      after: { integration },
      reason: reason.trim(),
    });
    return readIntegration(ctx, integration);
  },
);

/** Lets a paused service go on; what waits goes out at once, or with the next look of every minute. */
export const resumeIntegration = serve(
  integrationEndpoints.resumeIntegration,
  async (ctx, { integration, version }): Promise<IntegrationView> => {
    const { entityId, setting } = await requireSetUp(ctx, integration, version);
    if (setting.pausedAt === null) throw refuse('integration-not-paused', { details: { integration } });
    await pauseSetting(ctx, integration, null);
    recordEvent(ctx, { entityKind: 'INTEGRATION', entityId, action: 'resume', after: { integration } });
    return readIntegration(ctx, integration);
  },
);
