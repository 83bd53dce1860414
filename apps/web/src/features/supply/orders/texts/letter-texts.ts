import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of letters with orders. */
export const letterTexts = defineTexts({
  mail: ['Mail to vendor', 'वेंडर को मेल करें', 'विक्रेत्याला मेल करा'],
  mailTitle: ['Mail {number}', '{number} मेल करें', '{number} मेल करा'],
  mailTo: ['To', 'किसे', 'कोणाला'],
  mailNote: [
    'The order goes with its PDF. Each issue goes to a person once; a letter that failed goes again.',
    'ऑर्डर अपने PDF के साथ जाता है। हर बार जारी होने पर एक व्यक्ति को एक बार; जो नहीं गया वह फिर जाता है।',
    'ऑर्डर तिच्या PDF सोबत जाते. प्रत्येक वेळी जारी झाल्यावर एका व्यक्तीला एकदा; जे गेले नाही ते पुन्हा जाते.',
  ],
  nobody: [
    'Nobody of this vendor has an email address. Add one to the vendor.',
    'इस वेंडर के किसी व्यक्ति का ईमेल नहीं है। वेंडर में जोड़ें।',
    'या विक्रेत्याच्या कोणाचाही ईमेल नाही. विक्रेत्यात जोडा.',
  ],
  mailed: ['{number} goes to {name}', '{number} {name} को जा रहा है', '{number} {name} यांना जात आहे'],
  letters: ['Letters', 'पत्र', 'पत्रे'],
  ofIssue: ['issue {issue}', 'जारी {issue}', 'जारी {issue}'],
  waiting: ['pending', 'रुका है', 'थांबले आहे'],
  sent: ['sent', 'भेजा गया', 'पाठवले'],
  failed: ['not sent', 'नहीं भेजा गया', 'पाठवले नाही'],
  p_noAddress: ['no address', 'पता नहीं', 'पत्ता नाही'],
  p_optedOut: ['not wanted', 'नहीं चाहिए', 'नको आहे'],
  p_switchedOff: ['email is switched off', 'ईमेल बंद है', 'ईमेल बंद आहे'],
  p_noTemplate: ['no words', 'शब्द नहीं', 'शब्द नाहीत'],
  p_textDiffers: ['other words', 'शब्द अलग', 'शब्द वेगळे'],
  p_unreachable: ['the mail server does not answer', 'मेल सर्वर जवाब नहीं देता', 'मेल सर्व्हर उत्तर देत नाही'],
  p_signedOut: ['the mail server refused the password', 'मेल सर्वर ने पासवर्ड नहीं माना', 'मेल सर्व्हरने पासवर्ड नाकारला'],
  p_refused: ['refused', 'नहीं माना गया', 'नाकारले'],
  p_undeliverable: ['the address does not exist', 'यह पता नहीं है', 'हा पत्ता नाही'],
  p_withdrawn: ['taken back', 'वापस लिया', 'परत घेतले'],
});
