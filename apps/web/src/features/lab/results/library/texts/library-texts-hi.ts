/** The texts that a result may begin with in Hindi. */
export const libraryTextsHi = {
  insert: 'टेक्स्ट खोजें: हेल्प लिस्ट, लैब के टेक्स्ट, कल्चर टिप्पणियाँ',
  insertInto: '{name} के लिए टेक्स्ट',
};
