import * as integrationEndpoints from '@nidan/contract/links/integration/integration-endpoints';
import type { IntegrationView } from '@nidan/contract/links/integration/integration-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { INTEGRATION_SHAPES } from '@nidan/domain/delivery/integration-settings';
import { type Integration, INTEGRATIONS } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { openSecrets } from './integration-secrets.ts';
import { readSettings, type StoredSetting } from './settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Counts {
  readonly waiting: number;
  readonly failed: number;
}

async function readCounts({ db, lId, now }: Ctx): Promise<ReadonlyMap<string, Counts>> {
  const since = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<Counts & { channel: string }>`
    select channel, sum(waiting)::int as waiting, sum(failed)::int as failed from (
      select channel, count(*) as waiting, 0 as failed from message_channel
      where l_id = ${lId} and next_at is not null and step = 'queued' group by channel
      union all
      select channel, 0, count(*) from message_channel
      where l_id = ${lId} and step = 'failed' and failed_at > ${since} and tries > 0 group by channel) c
    group by channel`.execute(db);
  return new Map(rows.map((row) => [row.channel, row]));
}

function stateOf(setting: StoredSetting | null, now: Date): IntegrationView['state'] {
  if (setting === null) return 'not set up';
  if (!setting.isOn) return 'off';
  if (setting.pausedAt !== null) return 'paused';
  return setting.restsUntil !== null && setting.restsUntil > now ? 'resting' : 'on';
}

function webhookUrlOf({ services, lId }: Ctx, integration: Integration): string | null {
  if (integration !== 'whatsapp' && integration !== 'sms') return null;
  const { publicUrl, host, port } = services.config;
  const base = publicUrl ?? `http://${host}:${port}`;
  return `${base.replace(/\/+$/u, '')}/api/integration/${integration}/webhook/${lId}`;
}

interface Presented {
  readonly setting: StoredSetting | null;
  readonly counts: Counts;
}

function present(ctx: Ctx, integration: Integration, { setting, counts }: Presented): IntegrationView {
  const shape = INTEGRATION_SHAPES[integration];
  const whose = { lId: ctx.lId, integration };
  const known = openSecrets(ctx.services.config, whose, setting?.sealed ?? null);
  const may = hasRight(ctx.caller, 'labs', PERMISSION.update);
  const state = stateOf(setting, ctx.now);
  const pausing = state === 'paused' ? ['resume'] : state === 'on' || state === 'resting' ? ['pause'] : [];
  return {
    integration,
    state,
    address: setting?.address ?? shape.address?.usual ?? '',
    options: Object.entries(shape.options).map(([name, { example }]) => ({
      name,
      value: setting?.options[name] ?? '',
      example,
    })),
    secrets: shape.secrets.map((name) => ({ name, isSet: (known[name] ?? '') !== '' })),
    secretsSetAt: setting?.secretsSetAt?.toISOString() ?? null,
    secretsSetBy: setting?.secretsSetBy ?? null,
    isOn: setting?.isOn ?? false,
    pauseReason: setting?.pauseReason ?? null,
    restsUntil: state === 'resting' ? (setting?.restsUntil?.toISOString() ?? null) : null,
    webhookUrl: webhookUrlOf(ctx, integration),
    ...counts,
    version: setting?.version ?? 0,
    can: may ? ['change', ...pausing] : [],
  };
}

/** Every service with how it is for the lab, secrets left out. */
export const listIntegrationsOf = serve(
  integrationEndpoints.listIntegrations,
  async (ctx): Promise<{ integrations: IntegrationView[] }> => {
    const settings = await readSettings(ctx.db, ctx.lId);
    const counts = await readCounts(ctx);
    const integrations = INTEGRATIONS.map((integration) => {
      const { waiting, failed } = counts.get(integration) ?? { waiting: 0, failed: 0 };
      const setting = settings.find((one) => one.integration === integration) ?? null;
      return present(ctx, integration, { setting, counts: { waiting, failed } });
    });
    return { integrations };
  },
);

/** One service with how it is for the lab. */
export async function readIntegration(ctx: Ctx, integration: Integration): Promise<IntegrationView> {
  const { integrations } = await listIntegrationsOf(ctx);
  const found = integrations.find((one) => one.integration === integration);
  if (found === undefined) throw new Error(`There is no service ${integration}`);
  return found;
}
