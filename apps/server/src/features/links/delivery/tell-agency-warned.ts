import { DELIVERY_PRIORITY, type MessageChannel } from '@nidan/domain/delivery/message-channels';
import { formatRupees } from '@nidan/domain/money/rupees';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import type { AgencyWarning } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { queueMessage } from './queue-message.ts';

interface AgencyRow {
  readonly name: string;
  readonly email: string | null;
  readonly hasPeople: boolean;
}

/** What each message is called, so that an agency gets the notice and the mail. */
const KINDS = { platform: 'agencyLimitNotice', email: 'agencyLimit' } as const satisfies Partial<
  Record<MessageChannel, string>
>;

/** Tells an agency, by a notice to its people and by mail, that little is left on its account; a mail that nobody can get shows as failed. */
export async function tellAgencyWarned(
  ctx: Ctx,
  { agencyId, spentPercent, availablePaise }: AgencyWarning,
): Promise<void> {
  const { rows } = await sql<AgencyRow>`
    select g.name, g.email, exists (
      select from membership m where m.l_id = g.l_id and m.agency_id = g.agency_id and m.status = ${accountStatus.codes.active}
    ) as "hasPeople"
    from agency g where g.l_id = ${ctx.lId} and g.agency_id = ${agencyId}`.execute(ctx.db);
  const [agency] = rows;
  if (agency === undefined) return;
  const { name, email, hasPeople } = agency;
  const channels = (['platform', 'email'] as const).filter((channel) => channel === 'email' || hasPeople);
  for (const channel of channels) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    await queueMessage(ctx, {
      kind: KINDS[channel],
      entityId: agencyId,
      // Once per crossing: seconds tell one from the next.
      version: Math.floor(ctx.now.getTime() / 1_000),
      recipient: { kind: 'agency', id: agencyId, name, phone: null, email },
      channels: [channel],
      priority: DELIVERY_PRIORITY.immediate,
      notBefore: ctx.now,
      template: 'agencyLimit',
      language: 'en',
      facts: {
        name,
        lab: ctx.lab.name,
        labPhone: null,
        percent: String(spentPercent),
        left: formatRupees(Math.max(0, availablePaise)),
      },
      document: null,
      billId: null,
    });
  }
}
