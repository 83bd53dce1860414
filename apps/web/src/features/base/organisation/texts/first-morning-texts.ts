import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what a new lab sets up. */
export const firstMorningTexts = defineTexts({
  title: ['First morning', 'पहली सुबह', 'पहिली सकाळ'],
  allDone: ['All is set up. The lab can open.', 'सब तैयार है। लैब खुल सकती है।', 'सर्व तयार आहे. लॅब सुरू करू शकता.'],
  open: {
    one: ['{count} step is left', '{count} काम बाकी', '{count} काम बाकी'],
    other: ['{count} steps are left', '{count} काम बाकी', '{count} कामे बाकी'],
  },
  done: ['done', 'हो गया', 'झाले'],
  toDo: ['to do', 'बाकी', 'बाकी'],
  approve: ['Approve the intervals', 'सीमाएँ मंज़ूर करें', 'मर्यादा मंजूर करा'],
  stock: ['Choose the printer and the size of labels', 'प्रिंटर और लेबल का आकार चुनें', 'प्रिंटर आणि लेबलचा आकार निवडा'],
  logo: ['Logo', 'लोगो', 'लोगो'],
  logoHelp: ['Printed at the head of bills and reports.', 'बिल और रिपोर्ट के ऊपर छपता है।', 'बिल आणि अहवालाच्या वर छापला जातो.'],
  address: ['Address and phone', 'पता और फ़ोन', 'पत्ता आणि फोन'],
  addressHelp: ['Printed on every paper of the lab.', 'लैब के हर कागज़ पर छपते हैं।', 'लॅबच्या प्रत्येक कागदावर छापले जातात.'],
  upi: ['UPI', 'UPI', 'UPI'],
  upiHelp: ['Where patients pay by the code on the bill.', 'बिल के कोड से मरीज़ यहाँ पैसे देते हैं।', 'बिलावरील कोडने रुग्ण इथे पैसे देतात.'],
  pathologist: ['Pathologist with signature', 'हस्ताक्षर के साथ पैथोलॉजिस्ट', 'सहीसह पॅथॉलॉजिस्ट'],
  pathologistHelp: [
    'Somebody with a qualification and a signature who may authorise.',
    'योग्यता और हस्ताक्षर वाला व्यक्ति, जो रिपोर्ट पास कर सके।',
    'पात्रता आणि सही असलेली व्यक्ती, जी अहवाल मंजूर करू शकते.',
  ],
  people: ['People', 'लोग', 'लोक'],
  peopleHelp: [
    'Front desk, phlebotomist, technician: each signs in as themselves.',
    'फ़्रंट डेस्क, फ़्लेबोटोमिस्ट, तकनीशियन: हर कोई अपने नाम से साइन-इन करे।',
    'फ्रंट डेस्क, फ्लेबोटोमिस्ट, तंत्रज्ञ: प्रत्येकाने स्वतःच्या नावाने साइन-इन करावे.',
  ],
  prices: ['Prices', 'कीमतें', 'किमती'],
  pricesHelp: ['Every test that can be ordered has a price, or is free.', 'हर टेस्ट की कीमत है, या वह मुफ़्त है।', 'प्रत्येक टेस्टला किंमत आहे, किंवा ती मोफत आहे.'],
  intervals: ['Reference intervals', 'संदर्भ सीमाएँ', 'संदर्भ मर्यादा'],
  intervalsHelp: [
    'The pathologist goes through them. Until then bills and reports say that they are not approved yet.',
    'पैथोलॉजिस्ट इन्हें देखता है। तब तक बिल और रिपोर्ट पर लिखा रहता है कि ये अभी मंज़ूर नहीं हैं।',
    'पॅथॉलॉजिस्ट त्या तपासतो. तोपर्यंत बिल आणि अहवालावर त्या अजून मंजूर नाहीत असे लिहिलेले असते.',
  ],
  label: ['Printer and a test label', 'प्रिंटर और एक लेबल', 'प्रिंटर आणि एक लेबल'],
  labelHelp: ['Print the label of one tube and scan it.', 'एक ट्यूब का लेबल छापें और स्कैन करें।', 'एका ट्यूबचे लेबल छापा आणि स्कॅन करा.'],
  messages: ['Messages', 'संदेश', 'संदेश'],
  messagesHelp: [
    'Phone and e-mail of the lab stand under what patients are sent.',
    'मरीज़ों को भेजे संदेश के नीचे लैब का फ़ोन और ईमेल होता है।',
    'रुग्णांना पाठवलेल्या संदेशाखाली लॅबचा फोन आणि ईमेल असतो.',
  ],
});
