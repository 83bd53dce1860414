import * as paymentSettingEndpoints from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { TerminalView } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { sealTerminal } from './payment-secrets.ts';
import { insertTerminal, type KeptTerminal, updateTerminal } from './payment-setting-rows.ts';
import { readTerminal } from './payment-settings.query.ts';
import { readTerminalOf } from './terminals.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What the audit trail keeps of a terminal: its security token never. */
function told({ name, locationId, merchantId, storePosCode, imei, status }: Omit<KeptTerminal, 'sealed'>) {
  return { name, locationId, merchantId, storePosCode, imei, status };
}

type Fields = Omit<BodyOf<typeof paymentSettingEndpoints.addTerminal>, 'securityToken'>;

function fieldsOf({ terminalId, name, locationId, merchantId, storePosCode, imei }: Fields) {
  return { terminalId, name: name.trim(), locationId, merchantId, storePosCode, imei };
}

/** Adds a card terminal to a place of the lab. */
export const addTerminal = serve(
  paymentSettingEndpoints.addTerminal,
  async (ctx, body): Promise<TerminalView> => {
    const { terminalId, securityToken } = body;
    const sealed = sealTerminal(ctx.services.config, terminalId, securityToken);
    const terminal = { ...fieldsOf(body), status: 'enabled', sealed } as const;
    await insertTerminal(ctx, terminal);
    recordEvent(ctx, {
      entityKind: 'CARD_TERMINAL',
      entityId: terminalId,
      action: 'create',
      after: told(terminal),
    });
    return readTerminalOf(ctx, terminalId);
  },
);

/** Changes a card terminal; without another security token the one that is kept stays. */
export const changeTerminal = serve(
  paymentSettingEndpoints.changeTerminal,
  async (ctx, body): Promise<TerminalView> => {
    const { terminalId, version, securityToken, isEnabled } = body;
    const before = await readTerminal(ctx.db, { lId: ctx.lId, terminalId }, 'change');
    if (before === null) throw refuse('not-found');
    await expectVersion(ctx, { entityId: terminalId, expected: version, found: before.version });
    const sealed =
      securityToken === undefined
        ? before.sealed
        : sealTerminal(ctx.services.config, terminalId, securityToken);
    const terminal = { ...fieldsOf(body), status: isEnabled ? 'enabled' : 'disabled', sealed } as const;
    await updateTerminal(ctx, terminal);
    recordEvent(ctx, {
      entityKind: 'CARD_TERMINAL',
      entityId: terminalId,
      action: 'update',
      before: told({ ...before, status: masterData.stateOf(before.status) }),
      after: { ...told(terminal), securityTokenReplaced: securityToken !== undefined },
    });
    return readTerminalOf(ctx, terminalId);
  },
);
