import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the series of lab IDs. */
export const labIdTexts = defineTexts({
  title: ['Lab IDs', 'लैब ID', 'लॅब ID'],
  next: ['The next bill gets {labId}', 'अगले बिल की लैब ID {labId}', 'पुढच्या बिलाचा लॅब ID {labId}'],
  nextHelp: [
    'Lab IDs count from 1 each day, for all locations together, whatever letters begin them.',
    'लैब ID हर दिन 1 से गिनी जाती है, सब स्थानों के लिए एक साथ, शुरू के अक्षर जो भी हों।',
    'लॅब ID दररोज 1 पासून मोजला जातो, सर्व ठिकाणांसाठी एकत्र, सुरुवातीची अक्षरे कोणतीही असोत.',
  ],
  set: ['Go on with another lab ID', 'दूसरी लैब ID से आगे बढ़ें', 'दुसऱ्या लॅब ID पासून पुढे जा'],
  setHelp: [
    'What lies between is skipped for good and named below, so that no bill seems to be missing.',
    'बीच की लैब ID हमेशा के लिए छूट जाती हैं और नीचे दिखती हैं, ताकि कोई बिल गुम न लगे।',
    'मधले लॅब ID कायमचे वगळले जातात आणि खाली दिसतात, म्हणजे कोणतेही बिल हरवलेले वाटत नाही.',
  ],
  labId: ['Next lab ID', 'अगली लैब ID', 'पुढचा लॅब ID'],
  reason: ['Reason, kept in the list below and in the audit', 'कारण, नीचे की सूची और ऑडिट में रहता है', 'कारण, खालच्या यादीत आणि ऑडिटमध्ये राहते'],
  reasonMissing: ['Give a reason of at least 3 characters', 'कम से कम 3 अक्षरों में कारण लिखें', 'किमान 3 अक्षरांत कारण लिहा'],
  save: ['Set the next lab ID', 'अगली लैब ID तय करें', 'पुढचा लॅब ID ठरवा'],
  done: ['The next bill gets {labId}', 'अगले बिल की लैब ID {labId}', 'पुढच्या बिलाचा लॅब ID {labId}'],
  readOnly: ['Your role may look at lab IDs and not set them', 'आपकी भूमिका लैब ID देख सकती है, तय नहीं कर सकती', 'तुमची भूमिका लॅब ID पाहू शकते, ठरवू शकत नाही'],
  skipped: ['Skipped lab IDs', 'छूटी लैब ID', 'वगळलेले लॅब ID'],
  none: ['No lab ID was skipped', 'कोई लैब ID नहीं छूटी', 'लॅब ID वगळलेला नाही'],
  noneHelp: ['Every lab ID belongs to a bill.', 'हर लैब ID किसी बिल की है।', 'प्रत्येक लॅब ID एखाद्या बिलाचा आहे.'],
  day: ['Day', 'दिन', 'दिवस'],
  first: ['From', 'से', 'पासून'],
  last: ['To', 'तक', 'पर्यंत'],
  why: ['Reason', 'कारण', 'कारण'],
  by: ['By', 'कौन', 'कोण'],
  at: ['When', 'कब', 'केव्हा'],
});
