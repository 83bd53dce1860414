import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the page of an agency. */
export const ownAccountTexts = defineTexts({
  title: ['Our account', 'हमारा खाता', 'आमचे खाते'],
  account: ['Account', 'खाता', 'खाते'],
  visits: ['Patients and reports', 'मरीज़ और रिपोर्ट', 'रुग्ण आणि अहवाल'],
  statement: ['Dues and payments', 'बकाया और भुगतान', 'बाकी आणि पैसे'],
  invoices: ['Invoices', 'इनवॉइस', 'इनव्हॉइस'],
  prices: ['Price list', 'मूल्य सूची', 'दर सूची'],
  search: ['Test', 'टेस्ट', 'चाचणी'],
  code: ['Code', 'कोड', 'कोड'],
  test: ['Test', 'टेस्ट', 'चाचणी'],
  mrp: ['MRP ₹', 'एमआरपी ₹', 'एमआरपी ₹'],
  price: ['Your price ₹', 'आपका मूल्य ₹', 'तुमचा दर ₹'],
  until: ['Until', 'तक', 'पर्यंत'],
  sentOf: ['Sent / expected', 'भेजे / अपेक्षित', 'पाठवले / अपेक्षित'],
  notPriced: ['ask the lab', 'लैब से पूछें', 'लॅबला विचारा'],
  onlyExpected: ['Expected volume', 'अपेक्षित संख्या', 'अपेक्षित संख्या'],
  expectedOnly: ['with an expected volume', 'अपेक्षित संख्या वाले', 'अपेक्षित संख्या असलेले'],
  noTests: ['No test here', 'यहाँ कोई टेस्ट नहीं', 'येथे चाचणी नाही'],
  noTestsText: ['Change the search, or take the filter off', 'खोज बदलें या फ़िल्टर हटाएँ', 'शोध बदला किंवा फिल्टर काढा'],
  dues: {
    one: ['₹{amount} due on 1 bill', '1 बिल पर ₹{amount} बकाया', '1 बिलावर ₹{amount} बाकी'],
    other: ['₹{amount} due on {count} bills', '{count} बिलों पर ₹{amount} बकाया', '{count} बिलांवर ₹{amount} बाकी'],
  },
});
