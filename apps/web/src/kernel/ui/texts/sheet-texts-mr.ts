/** Words around a printed page on the screen, in Marathi. */
export const sheetTextsMr = {
  pageBefore: 'मागचे पान (Page Up)',
  pageAfter: 'पुढचे पान (Page Down)',
  pageOf: 'पान {at} / {count}',
  pageIsFirst: 'हे पहिले पान आहे',
  pageIsLast: 'हे शेवटचे पान आहे',
  sheetSize: 'पानाचा आकार',
  sheetReadable: 'मोठे',
  sheetReadableTip: 'वाचता येईल इतके मोठे',
  sheetWhole: 'पूर्ण',
  sheetWholeTip: 'पानाची पूर्ण रुंदी',
};
