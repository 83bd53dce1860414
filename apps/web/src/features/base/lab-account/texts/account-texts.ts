import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the account of a lab with the platform. */
export const accountTexts = defineTexts({
  title: ['Lab account', 'लैब का खाता', 'लॅबचे खाते'],
  standing: ['How the lab stands', 'खाते की स्थिति', 'खात्याची स्थिती'],
  reason: ['The platform desk says: {reason}', 'प्लेटफ़ॉर्म डेस्क का कहना: {reason}', 'प्लॅटफॉर्म डेस्क सांगतो: {reason}'],
  since: ['Since {date}', '{date} से', '{date} पासून'],
  desk: ['The platform desk: {desk}', 'प्लेटफ़ॉर्म डेस्क: {desk}', 'प्लॅटफॉर्म डेस्क: {desk}'],
  othersPay: ['Whoever manages the lab can pay here.', 'लैब सँभालने वाले यहाँ पेमेंट बता सकते हैं।', 'लॅब सांभाळणारे येथे पेमेंट कळवू शकतात.'],
  pay: ['Tell a payment', 'पेमेंट बताएँ', 'पेमेंट कळवा'],
  amount: ['Amount in rupees', 'रक़म रुपयों में', 'रक्कम रुपयांत'],
  amountMissing: ['Type the amount that was paid', 'जो रक़म दी वह लिखें', 'दिलेली रक्कम लिहा'],
  paidOn: ['Paid on', 'कब दिया', 'केव्हा दिले'],
  dayMissing: ['Type the day of the payment', 'पेमेंट का दिन लिखें', 'पेमेंटचा दिवस लिहा'],
  reference: ['Reference of the bank', 'बैंक का संदर्भ', 'बँकेचा संदर्भ'],
  referenceHint: [
    'UTR of the transfer or number of the cheque: letters, digits, hyphens and strokes',
    'ट्रांसफ़र का UTR या चेक नंबर: अक्षर, अंक, - और /',
    'ट्रान्सफरचा UTR किंवा चेक नंबर: अक्षरे, अंक, - आणि /',
  ],
  referenceMissing: ['Type the reference of the payment', 'पेमेंट का संदर्भ लिखें', 'पेमेंटचा संदर्भ लिहा'],
  tell: ['Tell the platform desk', 'प्लेटफ़ॉर्म डेस्क को बताएँ', 'प्लॅटफॉर्म डेस्कला कळवा'],
  told: ['Payment {reference} is reported to the platform desk', 'प्लेटफ़ॉर्म डेस्क को {reference} बताया', 'प्लॅटफॉर्म डेस्कला {reference} कळवले'],
  upiAt: ['By UPI to {address}', 'UPI से {address} को', 'UPI ने {address} ला'],
  upiCode: ['UPI code for this amount', 'इस रक़म का UPI कोड', 'या रकमेचा UPI कोड'],
  payments: ['Payments reported', 'बताए गए पेमेंट', 'कळवलेली पेमेंट'],
  noPayments: ['No payment was reported yet.', 'अभी कोई पेमेंट नहीं बताया।', 'अजून पेमेंट कळवलेले नाही.'],
  paymentOf: ['{day}, {reference}', '{day}, {reference}', '{day}, {reference}'],
  toldBy: ['{name}, {at}', '{name}, {at}', '{name}, {at}'],
});
