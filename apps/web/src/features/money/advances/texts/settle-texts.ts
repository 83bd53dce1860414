import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the dialog that pays bills from credit notes. */
export const settleTexts = defineTexts({
  settleTitle: ['Pay bills with {number}', '{number} से बिल चुकाएँ', '{number} मधून बिले भरा'],
  settleBillTitle: ['Pay {labNo} from credit notes', '{labNo} क्रेडिट नोट से चुकाएँ', '{labNo} क्रेडिट नोटमधून भरा'],
  settleDo: ['Pay ₹ {amount}', '₹ {amount} चुकाएँ', '₹ {amount} भरा'],
  settleDone: ['₹ {amount} of credit used', '₹ {amount} क्रेडिट लगा', '₹ {amount} क्रेडिट वापरले'],
  settleNone: ['Nothing here to settle with', 'यहाँ चुकाने को कुछ नहीं है', 'येथे भरण्यासारखे काही नाही'],
  settlePaid: ['Paid', 'चुकाया', 'भरले'],
  settleMost: ['At most ₹ {amount}', 'अधिकतम ₹ {amount}', 'जास्तीत जास्त ₹ {amount}'],
  settleOver: ['{wanted} is more than {left}', '{wanted} {left} से ज़्यादा है', '{wanted} हे {left} पेक्षा जास्त आहे'],
  settleLeft: ['Left afterwards', 'बाद में बचेगा', 'नंतर उरेल'],
  amountWrong: ['Type whole rupees', 'पूरे रुपये लिखें', 'पूर्ण रुपये लिहा'],
});
