import { defineTexts } from '../../text/define-texts.ts';

/** Words of what became of messages about one thing. */
export const sentTexts = defineTexts({
  title: ['Messages', 'मैसेज', 'मेसेज'],
  to: ['To {name}', '{name} को', '{name} यांना'],
  takenBack: ['Taken back', 'वापस लिया', 'मागे घेतला'],
  stepQueued: ['waiting', 'जाने वाला', 'जाणार'],
  stepSent: ['sent', 'भेजा', 'पाठवला'],
  stepDelivered: ['delivered', 'पहुँच गया', 'पोहोचला'],
  stepRead: ['read', 'पढ़ लिया', 'वाचला'],
  stepFailed: ['failed', 'नहीं गया', 'गेला नाही'],
  stepAt: ['{step} {time}', '{step} {time}', '{step} {time}'],
  nextTry: ['Next try {time}', 'अगली कोशिश {time}', 'पुढचा प्रयत्न {time}'],
  tries: {
    one: ['tried once', 'एक बार कोशिश', 'एकदा प्रयत्न'],
    other: ['tried {count} times', '{count} बार कोशिश', '{count} वेळा प्रयत्न'],
  },
  whatsapp: ['WhatsApp', 'WhatsApp', 'WhatsApp'],
  sms: ['SMS', 'SMS', 'SMS'],
  email: ['Email', 'ईमेल', 'ईमेल'],
  platform: ['Platform', 'प्लेटफ़ॉर्म', 'प्लॅटफॉर्म'],
  resend: ['Send again by {channel}', '{channel} से फिर भेजें', '{channel} ने पुन्हा पाठवा'],
  resent: ['It goes out again', 'फिर भेजा जा रहा है', 'पुन्हा पाठवला जात आहे'],
  asRead: ['Message as they get it', 'मैसेज, जैसा उन्हें मिलता है', 'मेसेज, जसा त्यांना मिळतो'],
  parts: {
    one: ['{count} SMS', '{count} SMS', '{count} SMS'],
    other: ['{count} SMS', '{count} SMS', '{count} SMS'],
  },
  wanted: ['Messages wanted by', 'मैसेज किससे चाहिए', 'मेसेज कशाने हवेत'],
  stoppedByAnswer: ['Wants none since {at}, by an answer', '{at} से नहीं चाहिए, जवाब से', '{at} पासून नको, उत्तराने'],
  stoppedAtDesk: ['Wants none since {at}, noted here', '{at} से नहीं चाहिए, यहाँ लिखा', '{at} पासून नको, इथे नोंदले'],
  bounced: ['Reached nobody: message to {names}', 'किसी तक नहीं पहुँचा: {names} का मैसेज', 'कोणापर्यंत पोहोचला नाही: {names} चा मेसेज'],
  unread: ['Not read yet: message to {names}', 'अभी पढ़ा नहीं: {names} का मैसेज', 'अजून वाचला नाही: {names} चा मेसेज'],
  toDesk: ['To the desk', 'डेस्क पर', 'डेस्कवर'],
  noWords: ['No words are kept of it', 'इसके शब्द नहीं रखे गए', 'याचे शब्द ठेवलेले नाहीत'],
});
