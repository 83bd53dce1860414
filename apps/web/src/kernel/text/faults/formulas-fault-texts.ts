import { defineTranslations } from '../define-texts.ts';

export const formulasFaultTexts = defineTranslations({
  'formula-reads-file': ['{code} का फ़ॉर्मूला {file} पढ़ता है, जो फ़ाइल है', '{code} चे सूत्र {file} वाचते, जी फाइल आहे'],
  'formula-unread': ['{code} का फ़ॉर्मूला, जगह {at}: {fault}', '{code} चे सूत्र, जागा {at}: {fault}'],
  'formulas-circle': ['फ़ॉर्मूले एक-दूसरे पर टिके हैं: {codes}', 'सूत्रे एकमेकांवर अवलंबून आहेत: {codes}'],
  'formula-units': ['{code} का फ़ॉर्मूला: {fault}', '{code} चे सूत्र: {fault}'],
  'formula-lacks': ['टेस्ट {test} में {code} की गणना है पर {input} नहीं है', 'टेस्ट {test} मध्ये {code} ची गणना आहे पण {input} नाही'],
  'formula-demands': ['टेस्ट {test} में {code} ज़रूरी है, जो ख़ाली रह सकता है', 'टेस्ट {test} मध्ये {code} आवश्यक आहे, जो रिकामा राहू शकतो'],
  'formula-no-parameter': ['{code} इस लैब का पैरामीटर नहीं है', '{code} हा या लॅबचा पॅरामीटर नाही'],
  'formula-gives-not': [
    "{unit} नहीं देता। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{unit} देत नाही. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-off': [
    "{unit} में {off} गुना ग़लत है। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{unit} मध्ये {off} पट चुकीचे आहे. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-unit-strange': ['{code} के लिए {unit} लिखा है, जो UCUM की इकाई नहीं है', '{code} साठी {unit} लिहिले आहे, जे UCUM एकक नाही'],
  'formula-unit-none': ['{code} के लिए {unit} लिखा है, जिसकी कोई इकाई नहीं है', '{code} साठी {unit} लिहिले आहे, ज्याला एकक नाही'],
  'formula-unit-other': ['{code} के लिए {unit} लिखा है, जो {own} में है', '{code} साठी {unit} लिहिले आहे, जे {own} मध्ये आहे'],
  'formula-other-kind': [
    "{one} को {other} के साथ रखता है, जो दूसरी तरह की है। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{one} हे {other} सोबत ठेवते, जे वेगळ्या प्रकारचे आहे. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-other-size': [
    "{one} को {other} के साथ रखता है: {off} गुना फ़र्क़। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{one} हे {other} सोबत ठेवते: {off} पट फरक. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-plain-number': [
    "{quantity} को सादी संख्या के साथ रखता है। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{quantity} हे साध्या संख्येसोबत ठेवते. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-multiplies': [
    "{quantity} को सादी संख्या से गुणा करता है। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{quantity} ला साध्या संख्येने गुणते. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
  'formula-as-number': [
    "{quantity} को सादी संख्या मानता है। ऐसा ही चाहिए तो हर कोड के बाद इकाई लिखें, जैसे CREAT 'mg/dL'",
    "{quantity} ला साधी संख्या मानते. तसेच हवे असल्यास प्रत्येक कोडनंतर एकक लिहा, जसे CREAT 'mg/dL'",
  ],
});
