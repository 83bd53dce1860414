import * as publishingEndpoints from '@nidan/contract/links/publishing/publishing-endpoints';
import type { PublishingSpecView } from '@nidan/contract/links/publishing/publishing-endpoints';
import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertPublishingRule, updatePublishingRule } from './publishing-rule-rows.ts';
import { lockPublishingRule, publishingRuleOf } from './publishing-rules.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type How = Pick<PublishingSpecView, 'channels' | 'holdUntilPaid' | 'onlyComplete'>;

function requireMessages({ channels }: How): void {
  const byHand = channels.find((channel) => !isMessageChannel(channel));
  if (byHand !== undefined) throw refuse('publishing-rule-channel', { details: { channel: byHand } });
}

const told = ({ channels, holdUntilPaid, onlyComplete }: How) => ({ channels, holdUntilPaid, onlyComplete });

/** Adds a rule; refused where there is one for the same recipient, test, doctor, agency and place. */
export const addPublishingRule = serve(
  publishingEndpoints.addPublishingSpec,
  async (ctx, body): Promise<PublishingSpecView> => {
    requireMessages(body);
    await insertPublishingRule(ctx, body);
    const rule = await publishingRuleOf(ctx, body.ruleId);
    const { recipient, test, doctor, agency, location } = rule;
    const meant = [test, doctor, agency, location].map((one) => one?.name ?? null);
    recordEvent(ctx, {
      entityKind: 'PUBLISHING_RULE',
      entityId: body.ruleId,
      action: 'create',
      after: { recipient, meant: meant.filter((name) => name !== null).join(', '), ...told(rule) },
    });
    return rule;
  },
);

/** Changes when and how a rule sends, or takes it into or out of use. */
export const changePublishingRule = serve(
  publishingEndpoints.changePublishingSpec,
  async (ctx, body): Promise<PublishingSpecView> => {
    requireMessages(body);
    await lockPublishingRule(ctx, body.ruleId);
    const before = await publishingRuleOf(ctx, body.ruleId);
    await expectVersion(ctx, { entityId: body.ruleId, expected: body.version, found: before.version });
    await updatePublishingRule(ctx, body);
    const after = await publishingRuleOf(ctx, body.ruleId);
    recordEvent(ctx, {
      entityKind: 'PUBLISHING_RULE',
      entityId: body.ruleId,
      action: 'update',
      before: { ...told(before), status: before.statusLabel },
      after: { ...told(after), status: after.statusLabel },
    });
    return after;
  },
);
