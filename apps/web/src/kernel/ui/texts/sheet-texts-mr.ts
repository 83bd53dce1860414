/** Words around a printed page on the screen, in Marathi. */
export const sheetTextsMr = {
  pageBefore: 'मागचे पान (Page Up)',
  pageAfter: 'पुढचे पान (Page Down)',
  pageOf: 'पान {at} / {count}',
  pageIsFirst: 'हे पहिले पान आहे',
  pageIsLast: 'हे शेवटचे पान आहे',
  zoomIn: 'मोठे करा',
  zoomOut: 'लहान करा',
  zoomOf: '{percent} %',
  zoomIsLeast: 'पानाची पूर्ण रुंदी दिसत आहे',
  zoomIsMost: 'यापेक्षा मोठे होत नाही',
};
