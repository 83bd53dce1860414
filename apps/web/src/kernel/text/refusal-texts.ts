import { refusals } from '@nidan/contract/kernel/refusals';
import { BOX_LIFE_LABELS, BOX_LIVES } from '@nidan/domain/boxes/box-life';
import { MESSAGES } from '@nidan/domain/text/messages';
import type { SaidRefusal } from '../api/refusal-words.ts';
import { accountStateTexts } from './account-state-texts.ts';
import { boxLifeTexts } from './refusals/box-life-texts.ts';
import { machineWords } from './refusals/machine-word-texts.ts';
import { fileRefusalTexts } from './refusals/file-refusal-texts.ts';
import { rerunRefusalTexts } from './refusals/rerun-refusal-texts.ts';
import { userRefusalTexts } from './refusals/user-refusal-texts.ts';
import { sampleRefusalTexts } from './refusals/sample-refusal-texts.ts';
import { moneyRefusalTexts } from './refusals/money/money-refusal-texts.ts';
import { reportRefusalTexts } from './refusals/report-refusal-texts.ts';
import { defineTexts, type Texts } from './define-texts.ts';
import { faultTexts } from './faults/fault-texts.ts';
import { currentLanguage } from './language.ts';
import { reasonWords } from './reason-texts.ts';
import { rightWords } from './right-texts.ts';
import { stateTexts } from './state-texts.ts';
import { agencyRefusalTexts } from './refusals/money/agency-refusal-texts.ts';
import { invoiceRefusalTexts } from './refusals/money/invoice-refusal-texts.ts';
import { boxRefusalTexts } from './refusals/box-refusal-texts.ts';
import { deskTranslations } from './refusals/desk-texts.ts';
import { eqaRefusalTexts } from './refusals/eqa-refusal-texts.ts';
import { insightRefusalTexts } from './refusals/insight-refusal-texts.ts';
import { interfacingRefusalTexts } from './refusals/interfacing-refusal-texts.ts';
import { machineRefusalTexts } from './refusals/machine-refusal-texts.ts';
import { settlementRefusalTexts } from './refusals/money/settlement-refusal-texts.ts';
import { payoutRefusalTexts } from './refusals/money/payout-refusal-texts.ts';
import { purchaseRefusalTexts } from './refusals/supply/purchase-refusal-texts.ts';
import { smartRefusalTexts } from './refusals/smart-refusal-texts.ts';
import { templateRefusalTexts } from './refusals/template-refusal-texts.ts';
import { cultureRefusalTexts } from './refusals/culture-refusal-texts.ts';
import { qualityRefusalTexts } from './refusals/quality-refusal-texts.ts';
import { deliveryRefusalTexts } from './refusals/delivery-refusal-texts.ts';
import { ruleRefusalTexts } from './refusals/rule-refusal-texts.ts';
import { publishingRefusalTexts } from './refusals/publishing-refusal-texts.ts';
import { pathologyRefusalTexts } from './refusals/pathology-refusal-texts.ts';
import { stageRefusalTexts } from './refusals/stage-refusal-texts.ts';
import { indentRefusalTexts } from './refusals/supply/indent-refusal-texts.ts';
import { stockRefusalTexts } from './refusals/supply/stock-refusal-texts.ts';
import { storageRefusalTexts } from './refusals/storage-refusal-texts.ts';

const FAILED = 'failed';

/** Texts of refusals by their codes: in English those of the contract, letter for letter, and the one of any other failure. */
export const refusalTexts = defineTexts<Readonly<Record<string, string>>>(
  {
    ...Object.fromEntries(Object.entries(refusals).map(([code, { msg }]) => [code, msg])),
    [FAILED]: MESSAGES.failure.generic,
  },
  {
    ...boxRefusalTexts,
    ...deskTranslations,
    ...interfacingRefusalTexts,
    ...machineRefusalTexts,
    ...cultureRefusalTexts,
    ...smartRefusalTexts,
    ...agencyRefusalTexts,
    ...invoiceRefusalTexts,
    ...payoutRefusalTexts,
    ...settlementRefusalTexts,
    ...purchaseRefusalTexts,
    ...templateRefusalTexts,
    ...qualityRefusalTexts,
    ...eqaRefusalTexts,
    ...insightRefusalTexts,
    ...deliveryRefusalTexts,
    ...ruleRefusalTexts,
    ...pathologyRefusalTexts,
    ...publishingRefusalTexts,
    ...stageRefusalTexts,
    ...stockRefusalTexts,
    ...indentRefusalTexts,
    ...storageRefusalTexts,
    ...fileRefusalTexts,
    ...rerunRefusalTexts,
    ...userRefusalTexts,
    ...sampleRefusalTexts,
    ...moneyRefusalTexts,
    ...reportRefusalTexts,
    failed: ['काम नहीं हो पाया', 'काम होऊ शकले नाही'],
    'invalid-input': ['कुछ खानों में दूसरी वैल्यू चाहिए', 'काही रकान्यांत वेगळी व्हॅल्यू हवी'],
    'idempotency-key-missing': ['रिक्वेस्ट में Idempotency-Key हेडर चाहिए', 'रिक्वेस्टमध्ये Idempotency-Key हेडर हवे'],
    'not-signed-in': ['कृपया साइन-इन करें', 'कृपया साइन-इन करा'],
    'key-in-url': ['कुंजी पते में नहीं आनी चाहिए: उसे Authorization हेडर में भेजें, और यह कुंजी बदल दें', 'की पत्त्यात नसावी: ती Authorization हेडरमध्ये पाठवा, आणि ही की बदला'],
    'key-and-session': ['कुंजी या सत्र भेजें, दोनों नहीं', 'की किंवा सत्र पाठवा, दोन्ही नको'],
    'not-permitted': ['आपकी भूमिका में "{right}" अधिकार नहीं है', 'तुमच्या भूमिकेत "{right}" अधिकार नाही'],
    'other-site': ['रिक्वेस्ट दूसरी साइट से आई है। Nidan खोलकर फिर कोशिश करें', 'रिक्वेस्ट दुसऱ्या साइटवरून आली आहे. Nidan उघडून पुन्हा प्रयत्न करा'],
    'not-found': ['इस पते पर कुछ नहीं मिला', 'या पत्त्यावर काही सापडले नाही'],
    'stale-version': ['{by} ने इसे {at} पर बदला। फिर लोड करके देखें, फिर कोशिश करें', '{by} यांनी हे {at} वाजता बदलले. पुन्हा लोड करून पहा, मग पुन्हा प्रयत्न करा'],
    'pending-request': ['इसकी एक रिक्वेस्ट अभी बाकी है', 'याची एक रिक्वेस्ट अजून बाकी आहे'],
    'job-runs': ['यह जॉब अभी चल रहा है। क्या हुआ यह देखने के लिए दोबारा लोड करें', 'हा जॉब आत्ता चालू आहे. काय झाले ते पाहण्यासाठी पुन्हा लोड करा'],
    'malformed-request': ['रिक्वेस्ट सही HTTP नहीं है', 'रिक्वेस्ट योग्य HTTP नाही'],
    'headers-too-large': ['रिक्वेस्ट के हेडर तय सीमा से बड़े हैं', 'रिक्वेस्टचे हेडर मर्यादेपेक्षा मोठे आहेत'],
    'request-timeout': ['रिक्वेस्ट समय पर पूरी नहीं हुई', 'रिक्वेस्ट वेळेत पूर्ण झाली नाही'],
    'body-too-large': ['रिक्वेस्ट तय सीमा से बड़ी है', 'रिक्वेस्ट मर्यादेपेक्षा मोठी आहे'],
    'unsupported-media': ['रिक्वेस्ट JSON होनी चाहिए', 'रिक्वेस्ट JSON हवी'],
    'key-reused': ['यह Idempotency-Key दूसरी रिक्वेस्ट में लग चुकी है', 'ही Idempotency-Key दुसऱ्या रिक्वेस्टला वापरली आहे'],
    'too-many-requests': ['बहुत ज़्यादा रिक्वेस्ट। थोड़ा रुककर फिर कोशिश करें', 'खूप रिक्वेस्ट आल्या. थोडे थांबून पुन्हा प्रयत्न करा'],
    'database-unavailable': [
      'डेटाबेस जवाब नहीं दे रहा। फिर कोशिश करें: जो सहेजा जा चुका है वह दो बार नहीं सहेजा जाएगा',
      'डेटाबेस उत्तर देत नाही. पुन्हा प्रयत्न करा: जे जतन झाले ते दोनदा जतन होत नाही',
    ],
    'storage-full': [
      'सर्वर की डिस्क भर गई है: कुछ सहेजा नहीं गया। जो उसे संभालते हैं उन्हें बताएँ, फिर कोशिश करें',
      'सर्व्हरची डिस्क भरली आहे: काहीही जतन झाले नाही. जे तो सांभाळतात त्यांना सांगा, मग पुन्हा प्रयत्न करा',
    ],
    'transition-refused': ['{what} की स्थिति {label} है; {action} अभी नहीं हो सकता', '{what} ची स्थिती {label} आहे; {action} आत्ता शक्य नाही'],
    'sign-in-refused': ['यूज़रनेम या पासवर्ड ग़लत है', 'युजरनेम किंवा पासवर्ड चुकीचा आहे'],
    'sign-in-throttled': ['बहुत कोशिशें हुईं। {seconds} सेकंड में फिर कोशिश करें', 'खूप प्रयत्न झाले. {seconds} सेकंदांनी पुन्हा प्रयत्न करा'],
    'sign-in-busy': ['अभी बहुत लोग साइन-इन कर रहे हैं। थोड़ी देर में फिर कोशिश करें', 'आत्ता बरेच लोक साइन-इन करत आहेत. थोड्या वेळाने पुन्हा प्रयत्न करा'],
    'challenge-needed': ['जोड़ का जवाब दें, फिर साइन-इन करें', 'बेरजेचे उत्तर द्या, मग साइन-इन करा'],
    'sign-in-incomplete': ['कृपया साइन-इन पूरा करें', 'कृपया साइन-इन पूर्ण करा'],
    'second-factor-needed': [
      'इस लैब में आपकी भूमिका को दूसरा प्रमाण चाहिए। कृपया उसके साथ फिर साइन-इन करें',
      'या लॅबमध्ये तुमच्या भूमिकेला दुसरा पुरावा लागतो. कृपया तो घेऊन पुन्हा साइन-इन करा',
    ],
    'operator-needs-code': [
      "प्लेटफ़ॉर्म डेस्क के लिए दूसरा प्रमाण चाहिए। उसे 'मेरा खाता' में बनाएँ, फिर उसके साथ साइन-इन करें",
      "प्लॅटफॉर्म डेस्कला दुसरा पुरावा लागतो. तो 'माझे खाते' मध्ये तयार करा, मग तो घेऊन साइन-इन करा",
    ],
    'proof-needed': ['पुष्टि करें कि यह आप ही हैं, फिर आगे बढ़ें', 'हे तुम्हीच आहात याची खात्री द्या, मग पुढे जा'],
    'code-refused': ['कोड ग़लत है या पहले लग चुका है', 'कोड चुकीचा आहे किंवा आधी वापरला आहे'],
    'proof-refused': ['पासवर्ड ग़लत है', 'पासवर्ड चुकीचा आहे'],
    'lab-blocked': ['यह लैब {label} है। जो इसे संभालते हैं वे खाता चुकाने के लिए साइन-इन कर सकते हैं', 'ही लॅब {label} आहे. जे ती सांभाळतात ते खाते भरण्यासाठी साइन-इन करू शकतात'],
    'account-payment-told': ['यह पेमेंट पहले ही बताया जा चुका है', 'हे पेमेंट आधीच सांगितले आहे'],
    'registration-disabled': ['इस लैब के लिए रजिस्ट्रेशन बंद है', 'या लॅबसाठी नोंदणी बंद आहे'],
    'import-columns-known': ['इस आयात के कॉलम चुनना बाकी नहीं है', 'हा आयात आपल्या स्तंभांची वाट पाहत नाही'],
    'import-columns-of-other': ['इस फ़ाइल के स्तंभ वही बताएगा जो इसे लाया है', 'या फाइलचे स्तंभ ती आणणारी व्यक्तीच सांगेल'],
    'import-cells-settled': ['मान तभी तक लिखे जा सकते हैं जब तक फ़ाइल आयात न हुई हो या छोड़ी न गई हो', 'फाइल आयात होईपर्यंत किंवा सोडून देईपर्यंतच मूल्ये लिहिता येतात'],
    'import-cells-of-other': ['इस फ़ाइल के मान वही सुधारेगा जो इसे लाया है', 'या फाइलची मूल्ये ती आणणारी व्यक्तीच दुरुस्त करेल'],
    'import-row-not-bad': [
      'इस फ़ाइल की पंक्ति {row} में कोई ग़लत मान नहीं है। बाकी देखने के लिए दोबारा लोड करें',
      'या फाइलच्या ओळ {row} मध्ये एकही चुकीचे मूल्य नाही. काय राहिले ते पाहण्यासाठी पुन्हा लोड करा',
    ],
    'import-waits-for-columns': ['पहले बताएँ कि इस फ़ाइल में कौन-से स्तंभ हैं', 'या फाइलमध्ये कोणते स्तंभ आहेत ते आधी सांगा'],
    'import-not-tried': ['फ़ाइल अभी जाँची जा रही है। हर पंक्ति की जाँच होने तक रुकें', 'फाइल अजून तपासली जात आहे. प्रत्येक ओळ तपासून होईपर्यंत थांबा'],
    'import-has-faults': [
      'फ़ाइल की {count} पंक्तियाँ ग़लत हैं। ग़लत मानों की जगह सही मान लिखें, या फ़ाइल सुधारकर दोबारा लाएँ',
      'फाइलमधील {count} ओळी चुकीच्या आहेत. चुकीच्या मूल्यांच्या जागी योग्य मूल्ये लिहा, किंवा फाइल दुरुस्त करून पुन्हा आणा',
    ],
    'import-changes-nothing': ['फ़ाइल वही कहती है जो पहले से है', 'फाइल जे आधीच आहे तेच सांगते'],
    'undo-of-other': ['ट्यूब {barcode}: यह किसी और ने किया है। केवल वही इसे वापस ले सकते हैं', 'ट्यूब {barcode}: हे दुसऱ्या कोणी केले आहे. फक्त तेच ते मागे घेऊ शकतात'],
    'undo-too-late': [
      'ट्यूब {barcode}: यह {seconds} सेकंड से पहले किया गया था। इसके बजाय कारण देकर ट्यूब रिजेक्ट करें',
      'ट्यूब {barcode}: हे {seconds} सेकंदांपूर्वी झाले आहे. त्याऐवजी कारण देऊन ट्यूब रिजेक्ट करा',
    ],
    'undo-overtaken': [
      'ट्यूब {barcode}: तब से {test} पर काम आगे बढ़ चुका है। इसके बजाय कारण देकर ट्यूब रिजेक्ट करें',
      'ट्यूब {barcode}: तेव्हापासून {test} चे काम पुढे गेले आहे. त्याऐवजी कारण देऊन ट्यूब रिजेक्ट करा',
    ],
    'catalogue-fault': ['{fault}', '{fault}'],
    'test-in-package': ['{test} चालू रहता है: वह {package} में है', '{test} सुरू राहते: ती {package} मध्ये आहे'],
    'test-in-reflex': ['{test} चालू रहता है: {by} का रिफ़्लेक्स नियम उसे जोड़ता है', '{test} सुरू राहते: {by} चा रिफ्लेक्स नियम ती जोडतो'],
    'parameter-in-test': ['{parameter} चालू रहता है: वह {test} में है', '{parameter} सुरू राहते: ते {test} मध्ये आहे'],
    'range-draft-missing': ['{parameter} की कोई ड्राफ़्ट सीमा नहीं है', '{parameter} साठी मसुदा मर्यादा नाहीत'],
    'ranges-unproven': ['ये सीमाएँ काम में नहीं ली जा सकतीं: {fault}', 'या मर्यादा वापरता येत नाहीत: {fault}'],
    'activated-by-writer': ['ये सीमाएँ आपने लिखी हैं; दूसरे व्यक्ति को चालू करनी होंगी', 'या मर्यादा तुम्ही लिहिल्या आहेत; दुसऱ्या व्यक्तीने त्या सुरू कराव्या'],
    'test-code-unknown': ['छोटे कोड {code} का कोई टेस्ट नहीं है', 'लघु कोड {code} ची टेस्ट नाही'],
    'test-of-other-bill': ['इनमें से एक टेस्ट इस बिल का नहीं है', 'यापैकी एक टेस्ट या बिलाची नाही'],
    'reflex-not-open': [
      'अब कोई रिफ़्लेक्स नियम यह टेस्ट नहीं माँगता: उस पर फ़ैसला हो चुका है, वह बिल पर है, या वैल्यू बदल गई. देखने के लिए फिर से लोड कीजिए',
      'आता कोणताही रिफ्लेक्स नियम ही टेस्ट मागत नाही: तिच्यावर निर्णय झाला आहे, ती बिलावर आहे, किंवा व्हॅल्यू बदलली. पाहण्यासाठी पुन्हा लोड करा',
    ],
    'comment-not-open': [
      'यह वाक्य अब नहीं सुझाया जा रहा: फ़ैसला हो चुका है या वैल्यू बदल गई। दोबारा खोलकर देखें',
      'हे वाक्य आता सुचवलेले नाही: निर्णय झाला आहे किंवा व्हॅल्यू बदलली. पुन्हा उघडून पाहा',
    ],
    'checked-by-enterer': ['{test} के रिज़ल्ट आपने भरे हैं; दूसरे व्यक्ति को चेक करना होगा', '{test} चे रिझल्ट तुम्ही भरले आहेत; दुसऱ्या व्यक्तीने चेक करावे'],
    'needs-a-look': ['{labNo} देखना ज़रूरी है: {what}. इसे खोलकर अलग से ऑथराइज़ करें', '{labNo} बघणे आवश्यक आहे: {what}. तो उघडून वेगळा ऑथराइझ करा'],
    'blood-group-differs': [
      '{test} का {parameter} {value}, {labNo} के {former} से अलग है। नई ट्यूब जाँचें; वही आए तो ऑथराइज़ करने वाला कारण लिखे',
      '{test} मधील {parameter} {value}, {labNo} च्या {former} पेक्षा वेगळा आहे. नवी ट्यूब तपासा; तोच आला तर ऑथराइझ करणारा कारण लिहील',
    ],
    'blood-group-not-in-doubt': [
      '{parameter} {value} किसी पुराने ग्रुप से अलग नहीं है जिस पर शक हो। दोबारा खोलकर देखें',
      '{parameter} {value} शंका असलेल्या जुन्या ग्रुपपेक्षा वेगळा नाही. पुन्हा उघडून पाहा',
    ],
    'critical-not-called': [
      '{test} का {parameter} {value} क्रिटिकल है और किसी को बताया नहीं गया; पहले कॉल दर्ज करें',
      '{test} मधील {parameter} {value} क्रिटिकल आहे आणि कोणाला कळवलेले नाही; आधी कॉल नोंदवा',
    ],
    'read-back-differs': [
      'दोहराया {said}, रिज़ल्ट {value} है। {parameter} फिर से दोहरवाएँ और जो कहा वही लिखें',
      'परत म्हटले {said}, रिझल्ट {value} आहे. {parameter} पुन्हा म्हणवून घ्या आणि जे म्हटले तेच लिहा',
    ],
    'critical-changed': ['{parameter} अब {value} है; यह वैल्यू बताएँ', '{parameter} आता {value} आहे; ही व्हॅल्यू कळवा'],
    'not-critical': ['{parameter} की कोई क्रिटिकल वैल्यू नहीं जो बतानी हो', '{parameter} ची कळवण्यासारखी क्रिटिकल व्हॅल्यू नाही'],
    'copy-not-printed': [
      '{agency} का प्रिंट मोड {mode} है: बिल की यह प्रति उसके लिए नहीं छपती',
      '{agency} चा प्रिंट मोड {mode} आहे: बिलाची ही प्रत तिच्यासाठी छापली जात नाही',
    ],
    'doctor-known': ['{name} पहले से सूची में हैं', '{name} आधीच यादीत आहेत'],
    'patient-merged': ['{code} को {into} में मिला दिया गया है; आगे उसी रिकॉर्ड से काम करें', '{code} हे {into} मध्ये एकत्र केले आहे; पुढे त्याच नोंदीवर काम करा'],
    'merge-beyond-scope': ['मिलाने से हर जगह के बिल बदलते हैं; यह वही करे जो सब देखता है', 'एकत्र केल्याने सर्व ठिकाणची बिले बदलतात; जो सर्व पाहतो त्याने हे करावे'],
    'merge-mother-and-child': ['इनमें से एक दूसरे की माँ है', 'यांपैकी एक दुसऱ्याची आई आहे'],
    'merge-mother-is-male': ['{merged} माँ है, {survivor} पुरुष है; पहले यह ठीक करें', '{merged} आई आहे, {survivor} पुरुष आहे; आधी ते दुरुस्त करा'],
    'merge-companions': ['{merged} परिवार का मुख्य मरीज़ है, {survivor} साथी है; {merged} को रखें', '{merged} कुटुंबाचा मुख्य रुग्ण आहे, {survivor} सोबती आहे; {merged} ठेवा'],
    'merge-undone': ['यह मिलान पहले ही वापस लिया जा चुका है', 'हे एकत्रीकरण आधीच मागे घेतले आहे'],
    'merge-covered': ['{survivor} को बाद में {into} में मिलाया गया; पहले वह वापस लें', '{survivor} नंतर {into} मध्ये एकत्र केले; आधी ते मागे घ्या'],
    'merge-own': ['कोई अपना मिलान वापस नहीं लेता; यह कोई और करे', 'कोणी स्वतःचे एकत्रीकरण मागे घेत नाही; दुसऱ्याने करावे'],
    'consent-not-needed': ['इस बिल की किसी जाँच के लिए सहमति नहीं चाहिए', 'या बिलातील कोणत्याही तपासणीला संमती लागत नाही'],
    'consent-recorded': ['इस बिल की सहमति पहले से दर्ज है', 'या बिलाची संमती आधीच नोंदली आहे'],
    'consent-withdrawn': ['यह सहमति पहले ही वापस ली जा चुकी है', 'ही संमती आधीच मागे घेतली आहे'],
    'approval-no-rule': [
      '{amount} की मंज़ूरी कौन देगा, इसका कोई नियम नहीं है। नियम बनवाएँ, या कम दें',
      '{amount} ची मंजुरी कोण देईल याचा नियम नाही. नियम करून घ्या, किंवा कमी द्या',
    ],
    'approval-open': ['इसकी एक माँग पहले से मंज़ूरी के लिए रुकी है', 'याची एक मागणी आधीच मंजुरीसाठी थांबली आहे'],
    'approval-by-requester': ['यह आपने माँगा है; मंज़ूरी दूसरे व्यक्ति को देनी होगी', 'हे तुम्ही मागितले आहे; दुसऱ्या व्यक्तीने मंजुरी द्यावी'],
    'approval-not-yours': ['इस स्तर का फ़ैसला आपका नहीं है', 'या पातळीचा निर्णय तुमचा नाही'],
    'approval-level-empty': [
      'इस तरह स्तर {level} के लिए मंज़ूरी दे सकने वाला कोई नहीं है। दूसरा व्यक्ति या भूमिका चुनें',
      'अशा प्रकारे पातळी {level} साठी मंजुरी देऊ शकणारे कोणी नाही. दुसरी व्यक्ती किंवा भूमिका निवडा',
    ],
    'approval-last-level': [
      'आख़िरी स्तर कभी छोड़ा नहीं जाता: किसी को मंज़ूरी देनी होगी, या नियम में किसी और का नाम देना होगा',
      'शेवटची पातळी कधीच वगळता येत नाही: कोणीतरी मंजुरी द्यावी, किंवा नियमात दुसऱ्याचे नाव द्यावे',
    ],
    'approval-rules-overlap': ['इस प्रकार का दूसरा नियम इनमें से कुछ रकमों पर पहले से लागू है', 'या प्रकारचा दुसरा नियम यातील काही रकमांना आधीच लागू आहे'],
    'approval-rule-never-ends': [
      'आख़िरी स्तर {level} पर मंज़ूरी देने वाला कोई नहीं है: इस नियम की माँग कभी पूरी नहीं होगी',
      'शेवटच्या पातळी {level} वर मंजुरी देणारे कोणी नाही: या नियमाची मागणी कधीच पूर्ण होणार नाही',
    ],
    'discount-not-more': ['बिल पर इतनी या इससे ज़्यादा छूट पहले से है', 'बिलावर एवढी किंवा जास्त सवलत आधीच आहे'],
    'discount-grown': ['अब छूट {amount} होगी, जो मंज़ूर हुई {approved} से ज़्यादा है। दोबारा माँगें', 'आता सवलत {amount} होईल, मंजूर झालेल्या {approved} पेक्षा जास्त. पुन्हा मागा'],
    'delegation-overlaps': ['इनमें से कुछ दिनों में आपकी ओर से कोई पहले से मंज़ूरी देता है। पहले वह समाप्त करें', 'यातील काही दिवशी तुमच्या वतीने कोणीतरी आधीच मंजुरी देते. आधी ते संपवा'],
    'delegation-over': ['यह ज़िम्मेदारी पहले ही समाप्त हो चुकी है', 'ही जबाबदारी आधीच संपली आहे'],
    'delegation-not-yours': [
      'इसे वही समाप्त कर सकता है जो छुट्टी पर है, जो उसकी ओर से मंज़ूरी देता है, या जो नियम रखता है',
      'हे फक्त रजेवर असलेली व्यक्ती, तिच्या वतीने मंजुरी देणारी व्यक्ती किंवा नियम ठेवणारी व्यक्ती संपवू शकते',
    ],
    'delegate-needed-later': [
      'इस जवाब के बाद आख़िरी स्तर के लिए कोई नहीं बचेगा। इसका जवाब {name} को देना होगा, या उनकी ओर से किसी और को',
      'या उत्तरानंतर शेवटच्या पातळीसाठी कोणी उरणार नाही. याचे उत्तर {name} यांनी द्यावे, किंवा त्यांच्या वतीने दुसऱ्याने',
    ],
    'approval-not-offered': ['इस प्रकार की मंज़ूरी अभी उपलब्ध नहीं है', 'या प्रकारची मंजुरी अजून उपलब्ध नाही'],
    'shift-open-already': ['इस काउंटर पर आपकी शिफ़्ट पहले से खुली है', 'या काउंटरवर तुमची शिफ्ट आधीच सुरू आहे'],
    'shift-of-other': [
      'शिफ़्ट जिसकी है वही गिनता और बंद करता है, और जो रकम लेता है वही पुष्टि करता है',
      'ज्याची शिफ्ट आहे तोच मोजतो आणि बंद करतो, आणि जो रक्कम घेतो तोच खात्री देतो',
    ],
    'shift-of-own': ['यह आपकी अपनी शिफ़्ट है: इसे अपने काउंटर पर बंद करें', 'ही तुमची स्वतःची शिफ्ट आहे: ती तुमच्या काउंटरवर बंद करा'],
    'shift-not-counted': ['पहले दराज़ गिनें', 'आधी ड्रॉवर मोजा'],
    'shift-moved': [
      'गिनने के बाद रकम आई या गई: अब दराज़ में {expected} होना चाहिए। फिर से गिनें',
      'मोजल्यानंतर रक्कम आली किंवा गेली: आता ड्रॉवरमध्ये {expected} असावेत. पुन्हा मोजा',
    ],
    'difference-reason-missing': ['दराज़ में {difference} है। कृपया कारण लिखें', 'ड्रॉवरमध्ये {difference} आहे. कृपया कारण लिहा'],
    'recount-reason-missing': ['आपने पहले {counted} गिने थे। दोबारा गिनने का कारण लिखें', 'तुम्ही आधी {counted} मोजले होते. पुन्हा मोजण्याचे कारण लिहा'],
    'hand-over-refused': ['यहाँ पेमेंट लेने वाले किसी दूसरे व्यक्ति को चुनें', 'येथे पेमेंट घेणारी दुसरी व्यक्ती निवडा'],
    'hand-over-confirmed': ['इस रकम की पुष्टि आप पहले ही कर चुके हैं', 'या रकमेची खात्री तुम्ही आधीच दिली आहे'],
    'hand-over-differs': [
      '{handed} सौंपे गए और आपने {counted} गिने। साथ में गिनें, या कारण देकर पुष्टि करें',
      '{handed} सोपवले आणि तुम्ही {counted} मोजले. एकत्र मोजा, किंवा कारण देऊन खात्री द्या',
    ],
    'own-rates-exist': ['इस एजेंसी की अपनी दरें पहले से हैं', 'या एजन्सीचे स्वतःचे दर आधीच आहेत'],
    'price-missing': ['{test} की कीमत नहीं है: {fault}', '{test} ची किंमत नाही: {fault}'],
    'rate-list-name-taken': ['इस नाम की दर सूची पहले से है', 'या नावाची दर यादी आधीच आहे'],
    'rates-overlap': [
      'इस बीच इनमें से किसी दिन की दूसरी कीमत तय हो गई। देखने के लिए फिर लोड करें',
      'दरम्यान यापैकी एका दिवसासाठी दुसरी किंमत ठरली. पाहण्यासाठी पुन्हा लोड करा',
    ],
    'lab-prefix-taken': ['दूसरी लैब के लैब ID इन अक्षरों से शुरू होते हैं', 'दुसऱ्या लॅबचे लॅब ID या अक्षरांनी सुरू होतात'],
    'name-taken': ['यह नाम पहले से लिया हुआ है', 'हे नाव आधीच घेतलेले आहे'],
    'code-taken': ['यह कोड पहले से लिया हुआ है', 'हा कोड आधीच घेतलेला आहे'],
    'gstin-taken': ['यह GSTIN दूसरी फ़र्म का है', 'हा GSTIN दुसऱ्या फर्मचा आहे'],
    'letters-needed': [
      '{firm} के दस्तावेज़ों के नंबर {letters} से शुरू होंगे, जैसे {other} के होते हैं: पहले फ़र्म को उसके अपने अक्षर दें',
      '{firm} च्या दस्तऐवजांचे क्रमांक {letters} ने सुरू होतील, जसे {other} चे होतात: आधी फर्मला तिची स्वतःची अक्षरे द्या',
    ],
    'document-number-taken': [
      'इस वित्तीय वर्ष में लैब की दूसरी फ़र्म इस नंबर का दस्तावेज़ जारी कर चुकी है: पहले इस स्थान की फ़र्म को उसके अपने अक्षर दें',
      'या आर्थिक वर्षात लॅबच्या दुसऱ्या फर्मने या क्रमांकाचा दस्तऐवज दिला आहे: आधी या ठिकाणच्या फर्मला तिची स्वतःची अक्षरे द्या',
    ],
    'firm-in-use': ['{location} के बिल फ़र्म {firm} के हैं; पहले वहाँ दूसरी फ़र्म चुनें', '{location} ची बिले फर्म {firm} ची आहेत; आधी तेथे दुसरी फर्म निवडा'],
    'firm-not-enabled': ['फ़र्म {firm} चालू नहीं है', 'फर्म {firm} सुरू नाही'],
    'location-in-use': ['स्थान {location} चालू रहता है: {why}', 'ठिकाण {location} सुरू राहते: {why}'],
    'master-in-use': ['{record} चालू रहेगा: {why}', '{record} सुरू राहील: {why}'],
    'firm-without-gstin': ['{firm} बिना GSTIN के बिल बनाती है और GST नहीं ले सकती: पहले GSTIN दें', '{firm} GSTIN शिवाय बिल करते आणि GST घेऊ शकत नाही: आधी GSTIN द्या'],
    'gstin-needed': [
      '{firm} बिना GSTIN के बिल बनाएगी जबकि {tests} पर GST लगता है: पहले इन जाँचों का GST समाप्त करें, या वहाँ GSTIN रहने दें',
      '{firm} GSTIN शिवाय बिल करेल, पण {tests} यांवर GST लागतो: आधी या चाचण्यांचा GST संपवा, किंवा तेथे GSTIN राहू द्या',
    ],
    'machine-code-taken': ['मशीन का यह कोड पहले से एक पैरामीटर से जुड़ा है', 'यंत्राचा हा कोड आधीच एका पॅरामीटरला जोडलेला आहे'],
    'external-id-taken': ['दूसरे सिस्टम का यह कोड पहले से जुड़ा है', 'दुसऱ्या प्रणालीचा हा कोड आधीच जोडलेला आहे'],
    'department-in-use': ['विभाग {department} चालू रहता है: {why}', 'विभाग {department} सुरू राहतो: {why}'],
  },
);

/** A state, which stands in refusals by its English label, in another language. */
function stateWords(label: string): string {
  for (const texts of [stateTexts, accountStateTexts]) {
    const state = Object.entries(texts.english).find(([, text]) => text === label);
    if (state !== undefined) return texts.in(currentLanguage())(state[0]);
  }
  const life = BOX_LIVES.find((one) => BOX_LIFE_LABELS[one] === label);
  return life === undefined ? machineWords(label) : boxLifeTexts.in(currentLanguage())(life);
}

type Values = Readonly<Record<string, string>>;

/** Values that are words of the server themselves, and not names or numbers. */
const WORDS: Readonly<Record<string, (said: string) => string>> = {
  label: stateWords,
  otherLabel: stateWords,
  why: reasonWords,
  fault: reasonWords,
  hint: reasonWords,
  right: rightWords,
  condition: machineWords,
  step: machineWords,
  kind: machineWords,
};

/** The values in the language of the screens: a fault inside has its code and its values beside it. */
function inWords(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([slot, value]) => {
      const code = values[`${slot}:code`];
      if (code === undefined) return [slot, WORDS[slot]?.(value) ?? value];
      const inside = Object.entries(values).flatMap(([name, one]) => (name.startsWith(`${slot}.`) ? [[name.slice(slot.length + 1), one]] : []));
      return [slot, refusalWords({ code, said: value, details: Object.fromEntries(inside) })];
    }),
  );
}

/** A refusal or a fault of a field in the language of the screens; what the server said where its words are not known or a value is missing. */
export function refusalWords({ code, said, details }: SaidRefusal): string {
  const language = currentLanguage();
  if (language === 'en') return said;
  const key = said === MESSAGES.failure.generic ? FAILED : code;
  const texts: Texts<Readonly<Record<string, string>>> = Object.hasOwn(faultTexts.english, key) ? faultTexts : refusalTexts;
  const english = texts.english[key];
  const slots = english?.match(/(?<=\{)\w+(?=\})/g) ?? [];
  if (english === undefined || slots.some((slot) => details[slot] === undefined)) return said;
  // as: the texts are an open record here, so that the type of the translator knows no slots
  const translate = texts.in(language) as (name: string, values: Values) => string;
  return translate(key, inWords(details));
}
