import { defineTranslations } from '../define-texts.ts';

export const insightFaultTexts = defineTranslations({
  'explorer-no-number': ['“{value}” संख्या नहीं है', '“{value}” ही संख्या नाही'],
  'explorer-no-day': ['“{value}” दिन नहीं है: YYYY-MM-DD के रूप में दें', '“{value}” हा दिवस नाही: YYYY-MM-DD असा द्या'],
  'explorer-no-flag': ['“{value}” न yes है न no', '“{value}” ना yes ना no'],
  'explorer-value-long': ['ज़्यादा से ज़्यादा 120 अक्षर दें', 'जास्तीत जास्त 120 अक्षरे द्या'],
  'explorer-field-unknown': ['{subject} में “{name}” खाना नहीं है', '{subject} मध्ये “{name}” रकाना नाही'],
  'explorer-not-compared': ['{field} की तुलना “{op}” से नहीं होती', '{field} ची तुलना “{op}” ने होत नाही'],
  'explorer-no-value': ['“{op}” के साथ वैल्यू नहीं होती', '“{op}” सोबत व्हॅल्यू नसते'],
  'explorer-value-needed': ['{field} की वैल्यू दें', '{field} ची व्हॅल्यू द्या'],
  'explorer-one-value': ['“{op}” के साथ एक ही वैल्यू होती है', '“{op}” सोबत एकच व्हॅल्यू असते'],
  'explorer-summed': ['{field} जोड़ा जाता है, उससे समूह नहीं बनता', '{field} बेरीज होते, त्यावरून गट होत नाही'],
  'explorer-no-moment': ['{field} समय नहीं है: उसमें {step} नहीं होता', '{field} ही वेळ नाही: त्यात {step} नसतो'],
  'explorer-field-needed': ['“{sum}” को एक खाना चाहिए', '“{sum}” ला एक रकाना हवा'],
  'explorer-count-plain': ['पंक्तियाँ बिना खाने के गिनी जाती हैं', 'ओळी रकान्याशिवाय मोजतात'],
  'explorer-not-summed': ['{field} जोड़ा नहीं जा सकता', '{field} ची बेरीज होत नाही'],
  'explorer-two-groups': ['दो खानों से समूह बनाएँ: आख़िरी आड़ा जाता है', 'दोन रकान्यांनी गट करा: शेवटचा आडवा जातो'],
  'explorer-one-sum': ['आड़े स्तंभों वाली तालिका में एक ही जोड़ होता है', 'आडव्या स्तंभांच्या तक्त्यात एकच बेरीज असते'],
  'explorer-sum-needed': ['चुनें कि हर समूह में क्या गिनना या जोड़ना है', 'प्रत्येक गटात काय मोजायचे किंवा बेरीज करायची ते निवडा'],
});
