import { defineTexts } from '../text/define-texts.ts';

/** Words of the date filter: the ranges of the specification, and two that move with the day. */
export const datesTexts = defineTexts({
  dates: ['Dates', 'तारीख़ें', 'तारखा'],
  last7: ['last 7 days', 'पिछले 7 दिन', 'मागचे 7 दिवस'],
  last30: ['last 30 days', 'पिछले 30 दिन', 'मागचे 30 दिवस'],
  today: ['today', 'आज', 'आज'],
  yesterday: ['yesterday', 'बीता कल', 'काल'],
  thisWeek: ['this week', 'यह हफ़्ता', 'हा आठवडा'],
  lastWeek: ['last week', 'पिछला हफ़्ता', 'मागचा आठवडा'],
  thisMonth: ['this month', 'यह महीना', 'हा महिना'],
  lastMonth: ['last month', 'पिछला महीना', 'मागचा महिना'],
  thisQuarter: ['this quarter', 'यह तिमाही', 'ही तिमाही'],
  lastQuarter: ['last quarter', 'पिछली तिमाही', 'मागची तिमाही'],
  thisYear: ['this year', 'यह साल', 'हे वर्ष'],
  lastYear: ['last year', 'पिछला साल', 'मागचे वर्ष'],
  thisFiscalYear: ['this fiscal year', 'यह वित्त वर्ष', 'हे आर्थिक वर्ष'],
  lastFiscalYear: ['last fiscal year', 'पिछला वित्त वर्ष', 'मागचे आर्थिक वर्ष'],
  allTime: ['all time', 'किसी भी दिन', 'कोणताही दिवस'],
  custom: ['custom', 'चुने हुए दिन', 'निवडलेले दिवस'],
  from: ['First day', 'पहला दिन', 'पहिला दिवस'],
  to: ['Last day', 'आख़िरी दिन', 'शेवटचा दिवस'],
  anyFirst: ['any first day', 'कोई भी पहला दिन', 'कोणताही पहिला दिवस'],
  anyLast: ['any last day', 'कोई भी आख़िरी दिन', 'कोणताही शेवटचा दिवस'],
  order: ['The last day must not be before the first', 'आख़िरी दिन पहले दिन से पहले नहीं हो सकता', 'शेवटचा दिवस पहिल्याआधी नसावा'],
  noDays: ['Enter a first or a last day', 'पहला या आख़िरी दिन लिखें', 'पहिला किंवा शेवटचा दिवस लिहा'],
});
