import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Words of the texts that a result may begin with. */
export const libraryTexts = defineTexts({
  insert: [
    'Find a text: help list, texts of the lab, culture comments',
    'टेक्स्ट खोजें: हेल्प लिस्ट, लैब के टेक्स्ट, कल्चर टिप्पणियाँ',
    'मजकूर शोधा: हेल्प लिस्ट, लॅबचे मजकूर, कल्चर टिपा',
  ],
  insertInto: ['Text for {name}', '{name} के लिए टेक्स्ट', '{name} साठी मजकूर'],
});
