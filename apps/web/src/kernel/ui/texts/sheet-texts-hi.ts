/** Words around a printed page on the screen, in Hindi. */
export const sheetTextsHi = {
  pageBefore: 'पिछला पन्ना (Page Up)',
  pageAfter: 'अगला पन्ना (Page Down)',
  pageOf: 'पन्ना {at} / {count}',
  pageIsFirst: 'यह पहला पन्ना है',
  pageIsLast: 'यह आख़िरी पन्ना है',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  zoomOf: '{percent} %',
  zoomIsLeast: 'पन्ने की पूरी चौड़ाई दिख रही है',
  zoomIsMost: 'इससे बड़ा नहीं होता',
};
