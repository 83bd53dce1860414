import * as localNameEndpoints from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import type { LocalNameView } from '@nidan/contract/catalogue/local-names/local-name-endpoints';
import { localNameFault } from '@nidan/domain/catalogue/local-name';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { announceCatalogue } from '../../base/organisation/change-of-catalogue.ts';
import { catalogueToChange } from '../versions/catalogue-to-change.ts';
import { replaceLocalNames } from './local-name-rows.ts';
import { requireLocalName } from './local-names.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Records that somebody named a thing otherwise. */
export function recordLocalName(
  ctx: Ctx,
  before: LocalNameView,
  after: Pick<LocalNameView, 'hi' | 'mr'>,
): void {
  recordEvent(ctx, {
    entityKind: before.thing === 'test' ? 'TEST' : 'PARAMETER',
    entityId: before.id,
    action: 'update',
    before: { nameHindi: before.hi, nameMarathi: before.mr },
    after: { nameHindi: after.hi, nameMarathi: after.mr },
  });
}

/** Names a test or parameter in Hindi and Marathi, for reports that are released from now on. */
export const nameThing = serve(localNameEndpoints.setLocalName, async (ctx, body): Promise<LocalNameView> => {
  const before = requireLocalName(await catalogueToChange(ctx), body.thing, body.id);
  await expectVersion(ctx, { entityId: body.id, expected: body.version, found: before.version });
  const next = { ...before, hi: body.hi.trim(), mr: body.mr.trim() };
  for (const language of ['hi', 'mr'] as const) {
    const fault = localNameFault(next[language]);
    if (fault !== null) throw refuseField(language, fault);
  }
  await replaceLocalNames(ctx, [next]);
  await announceCatalogue(ctx);
  recordLocalName(ctx, before, next);
  return { ...next, version: before.version + 1 };
});
