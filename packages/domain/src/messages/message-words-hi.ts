import type { MessageWords } from './message-template.ts';

/** Messages in Hindi. */
export const messageWordsHi: MessageWords = {
  greeting: 'नमस्ते {name},',
  closing: ['सादर,', '{lab}', '{labPhone}'],
  templates: {
    bill: {
      subject: '{lab} का बिल {billNo}',
      email: [
        '{lab} में आने के लिए धन्यवाद।',
        'बिल {billNo}, तारीख {date}, लैब ID {labNo}।',
        'भुगतान {payer} करेंगे।',
        'देय: {net}। चुकाया: {paid}।',
        'बकाया: {due}।',
        'इसे UPI से {upi} पर चुका सकते हैं।',
        'टेस्ट कहाँ तक पहुँचे: {status}',
        'साथ में: {files}।',
      ],
      text: [
        '{lab}: बिल {billNo}, {date}, लैब ID {labNo}।',
        'देय {net}, चुकाया {paid}।',
        'बकाया {due}।',
        'टेस्ट: {status}',
      ],
    },
    due: {
      subject: '{lab} के बिल {billNo} पर {due} बकाया',
      email: [
        'बिल {billNo} ({date}, लैब ID {labNo}) पर {due} बकाया है।',
        'मरीज़: {patient}।',
        'इसे काउंटर पर या UPI से {upi} पर चुका सकते हैं।',
        'अगर इस बीच चुका दिया हो तो इस संदेश पर ध्यान न दें।',
        'साथ में: {files}।',
      ],
      text: ['{lab}: बिल {billNo}, लैब ID {labNo} पर {due} बकाया है।', 'UPI: {upi}।'],
    },
    advance: {
      subject: '{lab} में एडवांस {number}',
      email: [
        '{date} को {mode} से {amount} एडवांस मिला, रसीद {number}।',
        'इसमें से {left} {lab} के बिल चुकाने के लिए बचा है।',
        'बैंक से क्लियर होने पर ही इससे बिल चुकेंगे।{uncleared}',
        'साथ में: {files}।',
      ],
      text: ['{lab}: {amount} एडवांस मिला, रसीद {number}।', 'बचा: {left}।'],
    },
    creditNote: {
      subject: '{lab} का क्रेडिट नोट {number}',
      email: [
        'क्रेडिट नोट {number} ({date}) से आपको {amount} का क्रेडिट मिला है।',
        'यह बिल {billNo} को सुधारता है।',
        'इसमें से {left} {lab} के बिल चुकाने के लिए बचा है; यह नकद नहीं मिलता।',
        'साथ में: {files}।',
      ],
      text: ['{lab}: क्रेडिट नोट {number}, {amount}।', 'बिल चुकाने के लिए बचा: {left}।'],
    },
    debitNote: {
      subject: '{lab} का डेबिट नोट {number}',
      email: [
        'डेबिट नोट {number} ({date}) से बिल {billNo} में {amount} जुड़ा है।',
        'यह बिल के साथ देय है।',
        'साथ में: {files}।',
      ],
      text: ['{lab}: डेबिट नोट {number} से बिल {billNo} में {amount} जुड़ा है।'],
    },
    agencyInvoice: {
      subject: '{lab} का इनवॉइस {number}',
      email: [
        '{from} से {to} तक का इनवॉइस {number} {amount} का है।',
        'यह {date} तक देय है।',
        'यह {lab} में आपके खाते में मिलेगा।',
        'साथ में: {files}।',
      ],
      text: ['{lab}: {from} से {to} तक का इनवॉइस {number}, {amount}, {date} तक देय।'],
    },
    report: {
      subject: '{lab} की रिपोर्ट {reportNo} तैयार है',
      email: [
        'लैब ID {labNo} की रिपोर्ट {reportNo} तैयार है।',
        'रिपोर्ट, बिल और टेस्ट कहाँ तक पहुँचे: {link}',
        'रिपोर्ट असली और नवीनतम है या नहीं: {verify}',
        'कृपया इसे लैब से स्वयं ले जाएँ।{inPerson}',
        'साथ में: {files}।',
      ],
      text: [
        '{lab}: लैब ID {labNo} की रिपोर्ट तैयार है।',
        'कृपया इसे लैब से स्वयं ले जाएँ।{inPerson}',
        'खोलें: {link}',
        'जाँचने के लिए: {verify}',
      ],
    },
    amendedReport: {
      subject: '{lab} की संशोधित रिपोर्ट {reportNo}',
      email: [
        'लैब ID {labNo} की रिपोर्ट {reportNo} बदली गई है। कृपया यही रिपोर्ट इस्तेमाल करें और अपने डॉक्टर को दिखाएँ।',
        'रिपोर्ट, बिल और टेस्ट कहाँ तक पहुँचे: {link}',
        'रिपोर्ट असली और नवीनतम है या नहीं: {verify}',
        'कृपया इसे लैब से स्वयं ले जाएँ।{inPerson}',
        'साथ में: {files}।',
      ],
      text: [
        '{lab}: लैब ID {labNo} की रिपोर्ट बदली गई है। कृपया नई रिपोर्ट इस्तेमाल करें।',
        'कृपया इसे लैब से स्वयं ले जाएँ।{inPerson}',
        'खोलें: {link}',
        'जाँचने के लिए: {verify}',
      ],
    },
    reportFile: {
      subject: '{what}: फ़ाइल तैयार है',
      email: ['“{what}” की फ़ाइल में {rows} पंक्तियाँ हैं। वह आँकड़े, रिपोर्ट फ़ाइलें में 90 दिन रहेगी।'],
      text: ['{lab}: “{what}” की फ़ाइल रिपोर्ट फ़ाइलों में तैयार है।'],
    },
    reportNotMade: {
      subject: '{what}: फ़ाइल नहीं बनी',
      email: ['“{what}” रिपोर्ट की फ़ाइल नहीं बनी: {why}'],
      text: ['{lab}: “{what}” रिपोर्ट की फ़ाइल नहीं बनी: {why}'],
    },
    agencyLimit: {
      subject: '{lab}: आपके खाते का {percent} % खर्च हो चुका है',
      email: [
        'आपने जो पहले दिया और आपकी सीमा, उसका {percent} % खर्च हो चुका है; {left} बाकी है।',
        'कुछ बाकी न रहने पर नए ऑर्डर भुगतान तक रुकते हैं। गंभीर मान हर हाल में बताए जाते हैं।',
      ],
      text: ['{lab}: आपके खाते का {percent} % खर्च हो चुका है, {left} बाकी है। समय पर भुगतान करें।'],
    },
    purchaseOrder: {
      subject: '{lab} का खरीद ऑर्डर {number}',
      email: [
        'कृपया {date} के खरीद ऑर्डर {number} का माल, कुल {amount}, {dueOn} तक {store} पर पहुँचाएँ।',
        'यह इस ऑर्डर के पहले भेजे गए पत्र की जगह लेता है।{again}',
        'संलग्न: {files}।',
      ],
      text: ['{lab}: खरीद ऑर्डर {number}, {amount}, {dueOn} तक।'],
    },
  },
};
