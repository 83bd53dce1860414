import * as paymentSettingEndpoints from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import type { GatewayView } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { sql } from 'kysely';
import { entityIdOfLab } from '../../../kernel/events/entity-id-of-lab.query.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type GatewaySecrets, maskSecret, openGateway, sealGateway } from './payment-secrets.ts';
import { keepGateway } from './payment-setting-rows.ts';
import { readGatewayOf } from './payment-settings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function webhookUrlOf({ services, lId }: Ctx): string {
  const { publicUrl, host, port } = services.config;
  const base = publicUrl ?? `http://${host}:${port}`;
  return `${base.replace(/\/+$/u, '')}/api/pg/orders/webhook/${lId}`;
}

const NO_SECRETS: GatewaySecrets = { keySecret: '', webhookSecret: '' };

/** When a secret was set last, and by whom, as the audit trail has it. */
async function readSecretSet(ctx: Ctx, secret: keyof GatewaySecrets): Promise<GatewayView['keySecretSet']> {
  const entityId = await entityIdOfLab(ctx);
  const { rows } = await sql<{ at: Date; by: string }>`
    select e.at, u.name as by from event e join login_user u on u.user_id = e.user_id
    where e.l_id = ${ctx.lId} and e.entity_kind = 'PAYMENT_GATEWAY' and e.entity_id = ${entityId} and e.bill_id is null
      and (e.after->>${`${secret}Replaced`})::boolean
    order by e.event_id desc limit 1`.execute(ctx.db);
  const [row] = rows;
  return row === undefined ? null : { at: row.at.toISOString(), by: row.by };
}

/** How the lab signs in to its gateway, secrets masked. */
export const readGatewaySettings = serve(
  paymentSettingEndpoints.readGateway,
  async (ctx): Promise<GatewayView> => {
    const gateway = await readGatewayOf(ctx.db, ctx.lId);
    const secrets = gateway === null ? NO_SECRETS : openGateway(ctx.services.config, ctx.lId, gateway.sealed);
    const { rows } = await sql<{ changed_at: Date; name: string }>`
    select g.changed_at, u.name from payment_gateway g join login_user u on u.user_id = g.changed_by
    where g.l_id = ${ctx.lId}`.execute(ctx.db);
    return {
      keyId: gateway?.keyId ?? '',
      keySecret: maskSecret(secrets.keySecret),
      webhookSecret: maskSecret(secrets.webhookSecret),
      keySecretSet: await readSecretSet(ctx, 'keySecret'),
      webhookSecretSet: await readSecretSet(ctx, 'webhookSecret'),
      isOpen: gateway?.isOpen ?? false,
      webhookUrl: webhookUrlOf(ctx),
      changedAt: rows[0]?.changed_at.toISOString() ?? null,
      changedBy: rows[0]?.name ?? null,
      version: gateway?.version ?? 0,
    };
  },
);

/** Sets how the lab signs in to its gateway. The audit trail says which secrets were replaced, never what they are. */
export const changeGateway = serve(
  paymentSettingEndpoints.changeGateway,
  async (ctx, body): Promise<GatewayView> => {
    const { config } = ctx.services;
    const entityId = await entityIdOfLab(ctx);
    const before = await readGatewayOf(ctx.db, ctx.lId, 'change');
    await expectVersion(ctx, { entityId, expected: body.version, found: before?.version ?? 0 });
    const known = before === null ? NO_SECRETS : openGateway(config, ctx.lId, before.sealed);
    const secrets = {
      keySecret: body.keySecret ?? known.keySecret,
      webhookSecret: body.webhookSecret ?? known.webhookSecret,
    };
    if (secrets.keySecret === '' || secrets.webhookSecret === '') throw refuse('gateway-secrets-missing');
    const { keyId, isOpen } = body;
    const sealed = sealGateway(config, ctx.lId, secrets);
    if (!(await keepGateway(ctx, { keyId, isOpen, sealed }, body.version))) {
      // Nothing was there to lock, and somebody else kept the first one meanwhile.
      const found = (await readGatewayOf(ctx.db, ctx.lId))?.version ?? 0;
      await expectVersion(ctx, { entityId, expected: body.version, found });
    }
    recordEvent(ctx, {
      entityKind: 'PAYMENT_GATEWAY',
      entityId,
      action: before === null ? 'create' : 'update',
      ...(before === null ? {} : { before: { keyId: before.keyId, isOpen: before.isOpen } }),
      after: {
        keyId,
        isOpen,
        keySecretReplaced: body.keySecret !== undefined,
        webhookSecretReplaced: body.webhookSecret !== undefined,
      },
    });
    const settings = await readGatewaySettings(ctx);
    // What is set now is in the audit trail once this is committed.
    const now = { at: ctx.now.toISOString(), by: ctx.caller.name };
    return {
      ...settings,
      ...(body.keySecret === undefined ? {} : { keySecretSet: now }),
      ...(body.webhookSecret === undefined ? {} : { webhookSecretSet: now }),
    };
  },
);
