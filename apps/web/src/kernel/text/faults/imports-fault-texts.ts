import { defineTranslations } from '../define-texts.ts';

export const importsFaultTexts = defineTranslations({
  'cell-no-number': ['"{text}" संख्या नहीं है: 1250 या 12.5 की तरह लिखें', '"{text}" ही संख्या नाही: 1250 किंवा 12.5 असे लिहा'],
  'cell-not-rupees': ['"{text}" पूरे रुपयों में नहीं है', '"{text}" पूर्ण रुपयांत नाही'],
  'cell-no-day': ['"{text}" दिन नहीं है: 2026-12-31 की तरह लिखें', '"{text}" हा दिवस नाही: 2026-12-31 असा लिहा'],
  'cell-no-flag': ['"{text}" न yes है न no', '"{text}" ना yes ना no'],
  'cell-none-of': ['"{text}" इनमें से नहीं है: {words}', '"{text}" यांपैकी नाही: {words}'],
  'cell-no-entry': ['"{item}" प्रविष्टि नहीं है: दो के बीच एक अर्धविराम (;) रखें', '"{item}" ही नोंद नाही: दोहोंमध्ये एक अर्धविराम (;) ठेवा'],
  'cell-no-code': ['"{text}" कोड नहीं है', '"{text}" हा कोड नाही'],
  'cell-no-name': ['"{text}" नाम नहीं है', '"{text}" हे नाव नाही'],
  'cell-formula': ['यह फ़ॉर्मूला है: इसकी वैल्यू लिखें', 'हे सूत्र आहे: त्याची व्हॅल्यू लिहा'],
  'cell-digits-lost': ['नंबर वाले सेल में 15 अंक ही रहते हैं: सेल को text बनाकर नंबर फिर लिखें', 'नंबरच्या सेलमध्ये 15 अंकच राहतात: सेल text करून नंबर पुन्हा लिहा'],
  'row-has-more': ['लाइन में {count} से ज़्यादा स्तंभ हैं', 'ओळीत {count} पेक्षा जास्त स्तंभ आहेत'],
  'new-needs-column': ['नए रिकॉर्ड को यह स्तंभ चाहिए', 'नव्या नोंदीला हा स्तंभ हवा'],
  'column-missing': ['स्तंभ "{column}" नहीं है', 'स्तंभ "{column}" नाही'],
  'cell-volume': ['"{text}": टेस्ट का कोड और महीने की संख्या लिखें, जैसे "CBC 120"', '"{text}": टेस्टचा कोड आणि महिन्याची संख्या लिहा, जसे "CBC 120"'],
  'cell-other-sender': ['"{text}" दूसरा भेजने वाला है: {own} लिखें या खाली छोड़ें', '"{text}" हा दुसरा पाठवणारा आहे: {own} लिहा किंवा रिकामे ठेवा'],
  'cell-choice-mark': [
    '"{text}": विकल्प के बाद केवल असामान्य के लिए * या क्रिटिकल के लिए ! आ सकता है',
    '"{text}": पर्यायानंतर फक्त असामान्यसाठी * किंवा क्रिटिकलसाठी ! येऊ शकते',
  ],
  'cell-no-age': [
    '"{text}" उम्र नहीं है: birth, 6 h, 7 d, 6 w, 6 m, 12 y या no end की तरह लिखें',
    '"{text}" हे वय नाही: birth, 6 h, 7 d, 6 w, 6 m, 12 y किंवा no end असे लिहा',
  ],
  'cell-no-band': [
    '"{text}" बैंड नहीं है: [Low] <=3.4; [High] >=3.5, या [Borderline] 160-189 की तरह लिखें',
    '"{text}" हा बँड नाही: [Low] <=3.4; [High] >=3.5, किंवा [Borderline] 160-189 असे लिहा',
  ],
  'cell-run': ['"{text}": रन को "Mon Thu 08:00 cut-off 30 min" की तरह लिखें', '"{text}": रन "Mon Thu 08:00 cut-off 30 min" असा लिहा'],
  'cell-format': [
    '"{text}": फ़ॉर्मैट को "new page, without previous, method in heading" की तरह लिखें',
    '"{text}": फॉरमॅट "new page, without previous, method in heading" असा लिहा',
  ],
  'cell-parameter-mark': ['"{text}": पैरामीटर के कोड के बाद केवल ? आ सकता है', '"{text}": पॅरामीटरच्या कोडनंतर फक्त ? येऊ शकते'],
  'cell-member': ['"{text}": सदस्य का केवल कोड लिखें', '"{text}": सदस्याचा फक्त कोड लिहा'],
  'cell-stage': ['"{text}": चरण को "Grossing: HP_SPEC, HP_GROSS" की तरह या केवल नाम लिखें', '"{text}": टप्पा "Grossing: HP_SPEC, HP_GROSS" असा किंवा फक्त नाव लिहा'],
  'cell-reflex': [
    '"{text}": नियम "TSH is H, HH: suggest FT4" या "TG in 400..: add LDLD free" की तरह लिखें',
    '"{text}": नियम "TSH is H, HH: suggest FT4" किंवा "TG in 400..: add LDLD free" असा लिहा',
  ],
});
