import * as templateEndpoints from '@nidan/contract/links/delivery/template-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { type RefusalCode, refusalText } from '@nidan/contract/kernel/refusals';
import type { TemplateView } from '@nidan/contract/links/delivery/template-endpoints';
import { type OwnTemplate, type TemplateFault, templateFaults } from '@nidan/domain/delivery/own-template';
import { filledText } from '@nidan/domain/messages/message-variables';
import { SAMPLE_FACTS } from '@nidan/domain/messages/sample-facts';
import { smsParts } from '@nidan/domain/messages/sms-parts';
import { entityIdOfLab } from '../../../kernel/events/entity-id-of-lab.query.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { deleteTemplate, keepTemplate } from './template-rows.ts';
import { readTemplate } from './templates.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Said {
  readonly code: RefusalCode;
  readonly details: Readonly<Record<string, string>>;
}

/** A fault as it is refused. */
function saidOf(fault: TemplateFault): Said {
  switch (fault.code) {
    case 'unknown-variable':
      return {
        code: 'template-unknown-variable',
        details: { variable: `{${fault.variable}}`, known: fault.known },
      };
    case 'unclosed-brace':
      return { code: 'template-unclosed-brace', details: { example: '{labNo}' } };
    case 'subject-missing':
      return { code: 'template-subject-missing', details: {} };
    case 'registered-id':
      return { code: 'template-registered-id', details: {} };
    case 'text-differs':
      return { code: 'template-text-differs', details: { near: fault.at } };
    case 'too-long':
      return { code: 'template-too-long', details: { most: fault.most } };
  }
}

/** Words as they are kept: lines as they were typed, no blanks around them. */
function tidied<T extends OwnTemplate>(template: T): T {
  const { subject, body, registeredId, registeredText, channel } = template;
  const hasSubject = channel === 'email' || channel === 'platform';
  return {
    ...template,
    subject: hasSubject ? subject.trim() : '',
    body: body.replaceAll('\r\n', '\n'),
    registeredId: hasSubject ? null : (registeredId?.trim() ?? null),
    registeredText: channel === 'sms' ? (registeredText?.replaceAll('\r\n', '\n') ?? null) : null,
  };
}

/** Keeps the words of the lab once they hold what they promise; the first fault refuses them. */
export const saveTemplate = serve(
  templateEndpoints.saveTemplate,
  async (ctx, body): Promise<TemplateView> => {
    const { version, ...words } = body;
    const template = tidied(words);
    const [fault] = templateFaults(template);
    if (fault !== undefined) {
      const { code, details } = saidOf(fault);
      throw refuse(code, { details });
    }
    if (template.language !== 'en') {
      const english = await readTemplate(ctx, { ...template, language: 'en' });
      if (!english.isUsable) throw refuse('template-english-missing');
    }
    const before = await readTemplate(ctx, template);
    const entityId = await entityIdOfLab(ctx);
    await expectVersion(ctx, { entityId, expected: version, found: before.version });
    if (!(await keepTemplate(ctx, template, version))) {
      const { version: found } = await readTemplate(ctx, template);
      await expectVersion(ctx, { entityId, expected: version, found });
    }
    recordEvent(ctx, {
      entityKind: 'MESSAGE_TEMPLATE',
      entityId,
      action: before.isOfProduct ? 'create' : 'update',
      ...(before.isOfProduct ? {} : { before: { subject: before.subject, body: before.body } }),
      after: { ...template },
    });
    return readTemplate(ctx, template);
  },
);

/** Takes the words of the lab away. */
export const resetTemplate = serve(
  templateEndpoints.resetTemplate,
  async (ctx, body): Promise<TemplateView> => {
    const { version, ...which } = body;
    const before = await readTemplate(ctx, which);
    const entityId = await entityIdOfLab(ctx);
    await expectVersion(ctx, { entityId, expected: version, found: before.version });
    if (!(await deleteTemplate(ctx, which, version))) {
      const { version: found } = await readTemplate(ctx, which);
      await expectVersion(ctx, { entityId, expected: version, found });
    }
    recordEvent(ctx, {
      entityKind: 'MESSAGE_TEMPLATE',
      entityId,
      action: 'delete',
      before: { ...which, subject: before.subject, body: before.body },
    });
    return readTemplate(ctx, which);
  },
);

/** What a message with these words looks like for an invented person, and everything that is wrong with them. */
export async function previewTemplate(
  body: BodyOf<typeof templateEndpoints.previewTemplate>,
): Promise<AnswerOf<typeof templateEndpoints.previewTemplate>> {
  const template = tidied(body);
  const text = filledText(template.body, SAMPLE_FACTS);
  return {
    subject: filledText(template.subject, SAMPLE_FACTS),
    text,
    smsParts: template.channel === 'sms' ? smsParts(text) : null,
    faults: templateFaults(template).map((fault) => {
      const { code, details } = saidOf(fault);
      return { code, msg: refusalText(code, details), details: { ...details } };
    }),
  };
}
