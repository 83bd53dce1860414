import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { isModule } from '@nidan/domain/access/modules';
import { currentLanguage } from './language.ts';
import { defineTexts } from './define-texts.ts';
import { moduleTexts } from './module-texts.ts';

/** What a right allows, as the server says it in English: 'samples, update and delete'. */
export const rightTexts = defineTexts({
  create: ['create', 'बनाना', 'तयार करणे'],
  read: ['read', 'देखना', 'पाहणे'],
  update: ['update', 'बदलना', 'बदलणे'],
  delete: ['delete', 'हटाना', 'काढणे'],
  several: ['{first} and {last}', '{first} और {last}', '{first} आणि {last}'],
  right: ['{module}, {bits}', '{module}: {bits}', '{module}: {bits}'],
  operator: ['platform operator', 'प्लेटफ़ॉर्म ऑपरेटर', 'प्लॅटफॉर्म ऑपरेटर'],
});

const isBit = (word: string): word is keyof typeof PERMISSION => Object.hasOwn(PERMISSION, word);

/** A right in the language of the screens; as it was said where its words are not known. */
export function rightWords(said: string): string {
  const language = currentLanguage();
  const t = rightTexts.in(language);
  if (said === rightTexts.english.operator) return t('operator');
  const [module = '', list = ''] = said.split(', ');
  const bits = list.split(' and ');
  if (!isModule(module) || !bits.every(isBit)) return said;
  const [first, ...others] = bits.map((bit) => t(bit));
  const named = others.reduce((so, last) => t('several', { first: so, last }), first ?? '');
  return t('right', { module: moduleTexts.in(language)(module), bits: named });
}
