import { deskRefusals } from '@nidan/contract/kernel/desk-refusals';
import { defineTexts, defineTranslations } from '../define-texts.ts';
import { currentLanguage } from '../language.ts';

type DeskCode = keyof typeof deskRefusals;

// as: each code with the text of its own refusal
const english = Object.fromEntries(Object.entries(deskRefusals).map(([code, { msg }]) => [code, msg])) as {
  readonly [Code in DeskCode]: (typeof deskRefusals)[Code]['msg'];
};

/** Their Hindi and Marathi, which all refusals have too. */
export const deskTranslations = defineTranslations({
  'test-twice': ['{test} बिल पर दो बार है', '{test} बिलावर दोनदा आहे'],
  'consent-missing': ['{test} के लिए मरीज़ की सहमति चाहिए', '{test} साठी रुग्णाची संमती हवी'],
  'discount-reason-missing': ['यह लैब हर छूट का कारण माँगती है', 'ही लॅब प्रत्येक सवलतीचे कारण विचारते'],
  'upi-reference-missing': ['यह लैब हर UPI भुगतान का संदर्भ माँगती है', 'ही लॅब प्रत्येक UPI पेमेंटचा संदर्भ विचारते'],
  'payment-over-due': ['पेमेंट {due} के बकाया से {over} ज़्यादा हैं', 'पेमेंट {due} च्या थकबाकीपेक्षा {over} जास्त आहेत'],
  'write-off-over-due': ['{amount} बकाया {due} से ज़्यादा है', '{amount} ही बाकी {due} पेक्षा जास्त आहे'],
  'coupon-not-for-tests': ['कूपन {coupon} इन टेस्ट पर कुछ नहीं देता', 'कूपन {coupon} या टेस्टवर काही देत नाही'],
  'coupon-under-minimum': ['कूपन {coupon} के लिए कम से कम {amount} का बिल चाहिए', 'कूपन {coupon} साठी किमान {amount} चे बिल हवे'],
});

/** Refusals that a form says before it sends, in the words of the server. */
export const deskTexts = defineTexts(english, { ...deskTranslations });

/** Says such a refusal in the language of the screens, where no component asks. */
export const sayAtDesk: ReturnType<typeof deskTexts.in> = (code, ...values) => deskTexts.in(currentLanguage())(code, ...values);
