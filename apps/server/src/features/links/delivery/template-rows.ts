import type { OwnTemplate } from '@nidan/domain/delivery/own-template';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { WhichTemplate } from './templates.query.ts';

/** Keeps the words of a lab over `version` of them, 0 for none; false when others were kept meanwhile. */
export async function keepTemplate(
  { db, lId, now, caller }: Ctx,
  template: OwnTemplate,
  version: number,
): Promise<boolean> {
  const { name, channel, language, subject, body, registeredId, registeredText, category } = template;
  const { rows } = await sql`
    insert into message_template as t (l_id, name, channel, language, subject, body, registered_id, registered_text, category, changed_at,
      changed_by)
    values (${lId}, ${name}, ${channel}, ${language}, ${subject}, ${body}, ${registeredId}, ${registeredText}, ${category}, ${now},
      ${caller.userId})
    on conflict (l_id, name, channel, language) do update set subject = excluded.subject, body = excluded.body,
      registered_id = excluded.registered_id, registered_text = excluded.registered_text, category = excluded.category,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by, version = t.version + 1
    where t.version = ${version}
    returning t.version`.execute(db);
  return rows.length === 1;
}

/** Takes the words of a lab away; false when there are none of this version. */
export async function deleteTemplate(
  { db, lId }: Ctx,
  { name, channel, language }: WhichTemplate,
  version: number,
): Promise<boolean> {
  const { rows } = await sql`
    delete from message_template
    where l_id = ${lId} and name = ${name} and channel = ${channel} and language = ${language} and version = ${version}
    returning name`.execute(db);
  return rows.length === 1;
}
