import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What of a vendor's invoice does not agree with its order. */
export const matchFaultTexts = defineTexts({
  'over-received': ['more came than was ordered', 'ऑर्डर से ज़्यादा आया', 'ऑर्डरपेक्षा जास्त आले'],
  'over-invoiced': ['more billed than came', 'आए से ज़्यादा बिल', 'आल्यापेक्षा जास्त बिल'],
  'rate-differs': ['rate differs', 'रेट अलग', 'दर वेगळा'],
  'tax-differs': ['GST differs', 'GST अलग', 'GST वेगळा'],
});
