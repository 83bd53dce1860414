import type { Texts } from './define-texts.ts';
import { currentLanguage } from './language.ts';

function formOf(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  const seen = new Set<string>();
  const form = literal.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    // A slot that stands twice has one value.
    const group = seen.has(slot) ? `\\k<${slot}>` : `(?<${slot}>.+)`;
    seen.add(slot);
    return group;
  });
  return new RegExp(`^${form}$`, 'u');
}

/** Says what the server says in English in the language of the screens, by the texts it may be; anything else stays as it was said. */
export function wordsOf(texts: Texts<Readonly<Record<string, string>>>): (said: string) => string {
  // A text of slots alone would be any.
  const forms = Object.entries(texts.english)
    .filter(([, text]) => text.replaceAll(/\{\w+\}/g, '').trim() !== '')
    .map(([key, text]) => ({ key, form: formOf(text) }));
  return (said) => {
    const language = currentLanguage();
    if (language === 'en') return said;
    for (const { key, form } of forms) {
      const found = form.exec(said);
      if (found === null) continue;
      // as: a key of the texts, and a form has the slots of its text
      const translate = texts.in(language) as (name: string, values: object) => string;
      return translate(key, { ...found.groups });
    }
    return said;
  };
}
