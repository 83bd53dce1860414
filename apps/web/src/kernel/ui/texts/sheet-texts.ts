import { defineTexts } from '../../text/define-texts.ts';

/** Words around a printed page on the screen. */
export const sheetTexts = defineTexts({
  pageBefore: ['Page before (Page Up)', 'पिछला पन्ना (Page Up)', 'मागचे पान (Page Up)'],
  pageAfter: ['Next page (Page Down)', 'अगला पन्ना (Page Down)', 'पुढचे पान (Page Down)'],
  pageOf: ['Page {at} of {count}', 'पन्ना {at} / {count}', 'पान {at} / {count}'],
  pageIsFirst: ['This is the first page', 'यह पहला पन्ना है', 'हे पहिले पान आहे'],
  pageIsLast: ['This is the last page', 'यह आख़िरी पन्ना है', 'हे शेवटचे पान आहे'],
  zoomIn: ['Larger', 'बड़ा करें', 'मोठे करा'],
  zoomOut: ['Smaller', 'छोटा करें', 'लहान करा'],
  zoomOf: ['{percent} %', '{percent} %', '{percent} %'],
  zoomIsLeast: ['The whole width of the page is shown', 'पन्ने की पूरी चौड़ाई दिख रही है', 'पानाची पूर्ण रुंदी दिसत आहे'],
  zoomIsMost: ['This is the largest', 'इससे बड़ा नहीं होता', 'यापेक्षा मोठे होत नाही'],
});
