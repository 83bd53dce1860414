import type { MessageWords } from './message-template.ts';

/** Messages in Marathi. */
export const messageWordsMr: MessageWords = {
  greeting: 'नमस्कार {name},',
  closing: ['आपले,', '{lab}', '{labPhone}'],
  templates: {
    bill: {
      subject: '{lab} चे बिल {billNo}',
      email: [
        '{lab} मध्ये आल्याबद्दल धन्यवाद.',
        'बिल {billNo}, तारीख {date}, लॅब ID {labNo}.',
        'पैसे {payer} देतील.',
        'देय: {net}. भरले: {paid}.',
        'बाकी: {due}.',
        'ते UPI ने {upi} वर भरता येईल.',
        'टेस्ट कुठपर्यंत आल्या: {status}',
        'सोबत: {files}.',
      ],
      text: [
        '{lab}: बिल {billNo}, {date}, लॅब ID {labNo}.',
        'देय {net}, भरले {paid}.',
        'बाकी {due}.',
        'टेस्ट: {status}',
      ],
    },
    due: {
      subject: '{lab} च्या बिल {billNo} वर {due} बाकी',
      email: [
        'बिल {billNo} ({date}, लॅब ID {labNo}) वर {due} बाकी आहे.',
        'रुग्ण: {patient}.',
        'ते काउंटरवर किंवा UPI ने {upi} वर भरता येईल.',
        'दरम्यान भरले असल्यास या संदेशाकडे दुर्लक्ष करा.',
        'सोबत: {files}.',
      ],
      text: ['{lab}: बिल {billNo}, लॅब ID {labNo} वर {due} बाकी आहे.', 'UPI: {upi}.'],
    },
    advance: {
      subject: '{lab} मधील आगाऊ रक्कम {number}',
      email: [
        '{date} रोजी {mode} ने {amount} आगाऊ मिळाले, पावती {number}.',
        'त्यापैकी {left} {lab} ची बिले भरण्यासाठी शिल्लक आहे.',
        'बँकेत क्लिअर झाल्यावरच त्यातून बिले भरता येतील.{uncleared}',
        'सोबत: {files}.',
      ],
      text: ['{lab}: {amount} आगाऊ मिळाले, पावती {number}.', 'शिल्लक: {left}.'],
    },
    creditNote: {
      subject: '{lab} ची क्रेडिट नोट {number}',
      email: [
        'क्रेडिट नोट {number} ({date}) ने तुम्हाला {amount} चे क्रेडिट मिळाले आहे.',
        'ती बिल {billNo} दुरुस्त करते.',
        'त्यापैकी {left} {lab} ची बिले भरण्यासाठी शिल्लक आहे; ते रोख मिळत नाही.',
        'सोबत: {files}.',
      ],
      text: ['{lab}: क्रेडिट नोट {number}, {amount}.', 'बिले भरण्यासाठी शिल्लक: {left}.'],
    },
    debitNote: {
      subject: '{lab} ची डेबिट नोट {number}',
      email: [
        'डेबिट नोट {number} ({date}) ने बिल {billNo} मध्ये {amount} वाढले आहेत.',
        'ते बिलासोबत देय आहे.',
        'सोबत: {files}.',
      ],
      text: ['{lab}: डेबिट नोट {number} ने बिल {billNo} मध्ये {amount} वाढले आहेत.'],
    },
    agencyInvoice: {
      subject: '{lab} चे इन्व्हॉइस {number}',
      email: [
        '{from} ते {to} चे इन्व्हॉइस {number} {amount} चे आहे.',
        'ते {date} पर्यंत देय आहे.',
        'ते {lab} मधील तुमच्या खात्यात मिळेल.',
        'सोबत: {files}.',
      ],
      text: ['{lab}: {from} ते {to} चे इन्व्हॉइस {number}, {amount}, {date} पर्यंत देय.'],
    },
    report: {
      subject: '{lab} चा रिपोर्ट {reportNo} तयार आहे',
      email: [
        'लॅब ID {labNo} चा रिपोर्ट {reportNo} तयार आहे.',
        'रिपोर्ट, बिल आणि टेस्ट कुठपर्यंत आल्या: {link}',
        'रिपोर्ट खरा आणि सर्वात नवा आहे का: {verify}',
        'कृपया तो लॅबमधून स्वतः घेऊन जा.{inPerson}',
        'सोबत: {files}.',
      ],
      text: [
        '{lab}: लॅब ID {labNo} चा रिपोर्ट तयार आहे.',
        'कृपया तो लॅबमधून स्वतः घेऊन जा.{inPerson}',
        'उघडा: {link}',
        'पडताळण्यासाठी: {verify}',
      ],
    },
    amendedReport: {
      subject: '{lab} चा सुधारित रिपोर्ट {reportNo}',
      email: [
        'लॅब ID {labNo} चा रिपोर्ट {reportNo} बदलला आहे. कृपया हाच वापरा आणि तुमच्या डॉक्टरांना दाखवा.',
        'रिपोर्ट, बिल आणि टेस्ट कुठपर्यंत आल्या: {link}',
        'रिपोर्ट खरा आणि सर्वात नवा आहे का: {verify}',
        'कृपया तो लॅबमधून स्वतः घेऊन जा.{inPerson}',
        'सोबत: {files}.',
      ],
      text: [
        '{lab}: लॅब ID {labNo} चा रिपोर्ट बदलला आहे. कृपया नवा वापरा.',
        'कृपया तो लॅबमधून स्वतः घेऊन जा.{inPerson}',
        'उघडा: {link}',
        'पडताळण्यासाठी: {verify}',
      ],
    },
    reportFile: {
      subject: '{what}: फाइल तयार आहे',
      email: ['“{what}” च्या फाइलमध्ये {rows} ओळी आहेत. ती आकडे, अहवाल फाइल्स मध्ये ९० दिवस राहील.'],
      text: ['{lab}: “{what}” ची फाइल अहवाल फाइल्समध्ये तयार आहे.'],
    },
    reportNotMade: {
      subject: '{what}: फाइल बनली नाही',
      email: ['“{what}” अहवालाची फाइल बनली नाही: {why}'],
      text: ['{lab}: “{what}” अहवालाची फाइल बनली नाही: {why}'],
    },
    agencyLimit: {
      subject: '{lab}: आपल्या खात्याचे {percent} % खर्च झाले आहे',
      email: [
        'आपण आधी दिलेले व आपली मर्यादा यांपैकी {percent} % खर्च झाले आहे; {left} बाकी आहे.',
        'काही न उरल्यास नवीन ऑर्डर पैसे येईपर्यंत थांबतात. गंभीर मूल्ये कोणत्याही परिस्थितीत कळवली जातात.',
      ],
      text: ['{lab}: आपल्या खात्याचे {percent} % खर्च झाले आहे, {left} बाकी आहे. वेळेत पैसे द्या.'],
    },
    purchaseOrder: {
      subject: '{lab} ची खरेदी ऑर्डर {number}',
      email: [
        'कृपया {date} च्या खरेदी ऑर्डर {number} चा माल, एकूण {amount}, {dueOn} पर्यंत {store} येथे पोहोचवा.',
        'या ऑर्डरचे आधी पाठवलेले पत्र आता रद्द आहे; हेच धरा.{again}',
        'सोबत: {files}.',
      ],
      text: ['{lab}: खरेदी ऑर्डर {number}, {amount}, {dueOn} पर्यंत.'],
    },
  },
};
