import * as templateEndpoints from '@nidan/contract/links/delivery/template-endpoints';
import type { TemplateView } from '@nidan/contract/links/delivery/template-endpoints';
import type { OwnTemplate } from '@nidan/domain/delivery/own-template';
import { MESSAGE_CHANNELS, type TemplateCategory } from '@nidan/domain/delivery/message-channels';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { MESSAGE_TEMPLATE_NAMES } from '@nidan/domain/messages/message-template';
import { variablesOf } from '@nidan/domain/messages/message-variables';
import { wordsAsTemplate } from '@nidan/domain/messages/words-as-template';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Which words: of a message, on a channel, in a language. */
export type WhichTemplate = Pick<OwnTemplate, 'name' | 'channel' | 'language'>;

interface TemplateRow extends WhichTemplate {
  readonly subject: string;
  readonly body: string;
  readonly registeredId: string | null;
  readonly registeredText: string | null;
  readonly category: TemplateCategory;
  readonly changedAt: Date;
  readonly changedBy: string;
  readonly version: number;
}

async function readRows({ db, lId }: Ctx): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select t.name, t.channel, t.language, t.subject, t.body, t.registered_id as "registeredId",
      t.registered_text as "registeredText", t.category, t.changed_at as "changedAt", u.name as "changedBy", t.version
    from message_template t join login_user u on u.user_id = t.changed_by
    where t.l_id = ${lId}`.execute(db);
  return rows;
}

function sameAs(one: WhichTemplate): (other: WhichTemplate) => boolean {
  return ({ name, channel, language }) =>
    name === one.name && channel === one.channel && language === one.language;
}

function present(which: WhichTemplate, own: TemplateRow | undefined): TemplateView {
  const variables = variablesOf(which.name);
  if (own !== undefined) {
    const { changedAt, ...rest } = own;
    return { ...rest, isOfProduct: false, isUsable: true, variables, changedAt: changedAt.toISOString() };
  }
  const isRegistered = which.channel === 'sms' || which.channel === 'whatsapp';
  return {
    ...which,
    ...wordsAsTemplate(which),
    registeredId: null,
    registeredText: null,
    category: 'service',
    isOfProduct: true,
    isUsable: !isRegistered,
    variables,
    changedAt: null,
    changedBy: null,
    version: 0,
  };
}

/** The words of every message by channel and language, those of the lab before those of the product. */
export const listTemplatesOf = serve(
  templateEndpoints.listTemplates,
  async (ctx): Promise<{ templates: TemplateView[] }> => {
    const rows = await readRows(ctx);
    const all = MESSAGE_TEMPLATE_NAMES.flatMap((name) =>
      MESSAGE_CHANNELS.flatMap((channel) => LANGUAGES.map((language) => ({ name, channel, language }))),
    );
    return { templates: all.map((which) => present(which, rows.find(sameAs(which)))) };
  },
);

/** The words of one message on one channel in one language. */
export async function readTemplate(ctx: Ctx, which: WhichTemplate): Promise<TemplateView> {
  return present(which, (await readRows(ctx)).find(sameAs(which)));
}
