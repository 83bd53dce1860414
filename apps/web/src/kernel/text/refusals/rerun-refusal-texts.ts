import { defineTranslations } from '../define-texts.ts';

/** Refusals of reruns. */
export const rerunRefusalTexts = defineTranslations({
  'no-rerun': ['{test} का रीरन किसी ने नहीं माँगा', '{test} चे रीरन कोणी मागितले नाही'],
  'rerun-not-measured': ['{test} की दूसरी वैल्यू अभी नहीं भरी गई। बेंच पर भरें, फिर चुनें', '{test} ची दुसरी व्हॅल्यू अजून भरलेली नाही. बेंचवर भरा, मग निवडा'],
  'rerun-not-chosen': [
    '{test} का रीरन खुला है। रीरन सूची में पहली या दूसरी वैल्यू चुनें, फिर आगे बढ़ें',
    '{test} चे रीरन उघडे आहे. रीरन यादीत पहिली किंवा दुसरी व्हॅल्यू निवडा, मग पुढे जा',
  ],
});
