import { asRefusal } from '../../../kernel/api/api-refusal.ts';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import type { boxTexts } from './texts/box-texts.ts';

/** Sends an arrival; where a tube is too old for its test it asks for the reason and sends it again with that. */
export async function withOldReason<Answer>(
  t: ReturnType<(typeof boxTexts)['in']>,
  send: (given: { readonly oldReason?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (thrown) {
    const refusal = asRefusal(thrown);
    if (refusal.code !== 'sample-too-old') throw refusal;
    const answer = await ask({
      kind: 'WARNING',
      title: t('oldTitle'),
      text: refusal.msg,
      action: t('oldTake'),
      reason: true,
    });
    if (answer === null) throw refusal;
    return send({ oldReason: answer.reason });
  }
}
