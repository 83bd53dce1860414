/** The texts that a result may begin with in Marathi. */
export const libraryTextsMr = {
  insert: 'मजकूर शोधा: हेल्प लिस्ट, लॅबचे मजकूर, कल्चर टिपा',
  insertInto: '{name} साठी मजकूर',
};
