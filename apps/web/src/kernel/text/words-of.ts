import type { Texts } from './define-texts.ts';
import { currentLanguage } from './language.ts';

function formOf(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`, 'u');
}

/** Says what the server says in English in the language of the screens, by the texts it may be; anything else stays as it was said. */
export function wordsOf(texts: Texts<Readonly<Record<string, string>>>): (said: string) => string {
  const forms = Object.entries(texts.english).map(([key, text]) => ({ key, form: formOf(text) }));
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
