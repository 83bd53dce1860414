import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the wall board. */
export const wallTexts = defineTexts({
  title: ['Wall board', 'दीवार बोर्ड', 'भिंत फलक'],
  bench: ['Bench', 'बेंच', 'बेंच'],
  samples: ['Sample room', 'सैंपल रूम', 'सॅम्पल रूम'],
  counter: ['Counter', 'काउंटर', 'काउंटर'],
  board: ['Board', 'बोर्ड', 'फलक'],
  byState: ['Tests by state', 'स्थिति के हिसाब से टेस्ट', 'स्थितीनुसार टेस्ट'],
  open: ['{count} open', '{count} बाकी', '{count} बाकी'],
  oldest: ['oldest {time}', 'सबसे पुराना {time}', 'सर्वात जुने {time}'],
  timeLeft: ['Time left', 'बचा समय', 'उरलेला वेळ'],
  department: ['Department', 'विभाग', 'विभाग'],
  openHead: ['Open', 'बाकी', 'बाकी'],
  soon: ['Soon', 'जल्द', 'लवकरच'],
  late: ['Late', 'देर', 'उशीर'],
  inTime: ['in time', 'समय पर', 'वेळेत'],
  toCollect: ['Please come in', 'कृपया अंदर आइए', 'कृपया आत या'],
  ready: ['Reports at the counter', 'काउंटर पर रिपोर्ट', 'काउंटरवर अहवाल'],
  nobody: ['Nobody waits', 'कोई इंतज़ार में नहीं', 'कोणी वाट पाहत नाही'],
  noReport: ['None', 'कोई नहीं', 'काही नाही'],
  full: ['Full screen', 'पूरी स्क्रीन', 'पूर्ण स्क्रीन'],
  live: ['Live, {at}', 'लाइव, {at}', 'थेट, {at}'],
  stale: ['Not renewed since {at}', '{at} से नया नहीं हुआ', '{at} पासून नवीन नाही'],
  foot: [
    'Reconnects by itself. If this line is amber the numbers are older than a minute.',
    'अपने आप जुड़ता है। यह लाइन पीली हो तो आँकड़े एक मिनट से पुराने हैं।',
    'आपोआप जोडते. ही ओळ पिवळी असेल तर आकडे एका मिनिटापेक्षा जुने आहेत.',
  ],
  keys: ['Wall board', 'दीवार बोर्ड', 'भिंत फलक'],
});
