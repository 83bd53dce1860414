/** Words around a printed page on the screen, in Hindi. */
export const sheetTextsHi = {
  pageBefore: 'पिछला पन्ना (Page Up)',
  pageAfter: 'अगला पन्ना (Page Down)',
  pageOf: 'पन्ना {at} / {count}',
  pageIsFirst: 'यह पहला पन्ना है',
  pageIsLast: 'यह आख़िरी पन्ना है',
  sheetSize: 'पन्ने का आकार',
  sheetReadable: 'बड़ा',
  sheetReadableTip: 'इतना बड़ा कि पढ़ा जा सके',
  sheetWhole: 'पूरा',
  sheetWholeTip: 'पन्ने की पूरी चौड़ाई',
};
