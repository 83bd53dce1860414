import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what is looked at before a shift is closed. */
export const beforeClosingTexts = defineTexts({
  title: ['Before you close', 'बंद करने से पहले', 'बंद करण्यापूर्वी'],
  of: ['{done} of {all}', '{all} में से {done}', '{all} पैकी {done}'],
  moves: ['moves to the next shift', 'अगली शिफ़्ट में जाएगा', 'पुढच्या शिफ्टमध्ये जाते'],
  sum: ['{words}, {amount}', '{words}, {amount}', '{words}, {amount}'],
  sumOfBill: ['{words}: {labNo}, {amount}', '{words}: {labNo}, {amount}', '{words}: {labNo}, {amount}'],
  references: ['Card and UPI receipts have their reference', 'कार्ड और UPI रसीदों में संदर्भ है', 'कार्ड आणि UPI पावत्यांवर संदर्भ आहे'],
  openReferences: {
    one: ['A card or UPI receipt has no reference', 'एक कार्ड या UPI रसीद में संदर्भ नहीं है', 'एका कार्ड किंवा UPI पावतीवर संदर्भ नाही'],
    other: ['{count} card and UPI receipts have no reference', '{count} कार्ड और UPI रसीदों में संदर्भ नहीं है', '{count} कार्ड आणि UPI पावत्यांवर संदर्भ नाही'],
  },
  orders: ['No payment order pending', 'कोई भुगतान अनुरोध बाकी नहीं', 'कोणतीही पेमेंट मागणी बाकी नाही'],
  openOrders: {
    one: ['A payment order is pending', 'एक भुगतान अनुरोध बाकी है', 'एक पेमेंट मागणी बाकी आहे'],
    other: ['{count} payment orders are pending', '{count} भुगतान अनुरोध बाकी हैं', '{count} पेमेंट मागण्या बाकी आहेत'],
  },
  advances: ['No advance pending at the bank', 'बैंक में कोई अग्रिम बाकी नहीं', 'बँकेत कोणतीही आगाऊ रक्कम बाकी नाही'],
  openAdvances: {
    one: ['An advance is pending at the bank', 'एक अग्रिम बैंक में बाकी है', 'एक आगाऊ रक्कम बँकेत बाकी आहे'],
    other: ['{count} advances are pending at the bank', '{count} अग्रिम बैंक में बाकी हैं', '{count} आगाऊ रकमा बँकेत बाकी आहेत'],
  },
  unpaid: ['Every bill of the counter has a payment', 'काउंटर के हर बिल पर पेमेंट है', 'काउंटरच्या प्रत्येक बिलावर पेमेंट आहे'],
  openUnpaid: {
    one: ['A bill without a payment', 'एक बिल बिना पेमेंट', 'एक बिल पेमेंटशिवाय'],
    other: ['{count} bills without a payment', '{count} बिल बिना पेमेंट', '{count} बिले पेमेंटशिवाय'],
  },
  refunds: ['No refund pending', 'कोई रिफ़ंड बाकी नहीं', 'कोणताही रिफंड बाकी नाही'],
  openRefunds: {
    one: ['A refund is pending approval', 'एक रिफ़ंड की मंज़ूरी बाकी है', 'एका रिफंडची मंजुरी बाकी आहे'],
    other: ['{count} refunds are pending approval', '{count} रिफ़ंड की मंज़ूरी बाकी है', '{count} रिफंडची मंजुरी बाकी आहे'],
  },
  approvals: ['No approval pending', 'मंज़ूरी का कोई अनुरोध बाकी नहीं', 'मंजुरीची कोणतीही विनंती बाकी नाही'],
  openApprovals: {
    one: ['An approval is pending', 'मंज़ूरी का एक अनुरोध बाकी है', 'मंजुरीची एक विनंती बाकी आहे'],
    other: ['{count} approvals are pending', 'मंज़ूरी के {count} अनुरोध बाकी हैं', 'मंजुरीच्या {count} विनंत्या बाकी आहेत'],
  },
  noneHeld: ['No bill is held', 'कोई बिल होल्ड पर नहीं', 'होल्डवर बिल नाही'],
  held: {
    one: ['A bill is held on the registration page', 'रजिस्ट्रेशन पेज पर एक बिल होल्ड है', 'नोंदणी पानावर एक बिल होल्डवर आहे'],
    other: ['{count} bills are held on the registration page', 'रजिस्ट्रेशन पेज पर {count} बिल होल्ड हैं', 'नोंदणी पानावर {count} बिले होल्डवर आहेत'],
  },
  heldCount: ['held {count}', 'होल्ड {count}', 'होल्ड {count}'],
  cashRight: ['Cash is right to the rupee', 'नकद रुपये तक सही है', 'रोख रुपयापर्यंत बरोबर आहे'],
  cashShort: ['Cash is {amount} short', 'नकद {amount} कम है', 'रोख {amount} कमी आहे'],
  cashOver: ['Cash is {amount} over', 'नकद {amount} ज़्यादा है', 'रोख {amount} जास्त आहे'],
  counted: ['counted', 'गिना गया', 'मोजले'],
  reasonNeeded: ['reason needed', 'कारण ज़रूरी', 'कारण आवश्यक'],
});
