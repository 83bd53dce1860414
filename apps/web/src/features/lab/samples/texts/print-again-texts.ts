import { defineTexts } from '../../../../kernel/text/define-texts.ts';

export const printAgainTexts = defineTexts({
  title: ['Print the label again?', 'लेबल दोबारा छापें?', 'लेबल पुन्हा छापायचे?'],
  text: [
    'Two tubes with one label are the worst mix-up of a lab: the reason is kept with your name.',
    'एक लेबल वाली दो ट्यूब लैब की सबसे बड़ी गड़बड़ी है: कारण आपके नाम के साथ रखा जाता है।',
    'एकाच लेबलच्या दोन ट्यूब ही लॅबमधील सर्वांत मोठी गडबड आहे: कारण तुमच्या नावासह ठेवले जाते.',
  ],
  print: ['Print again', 'दोबारा छापें', 'पुन्हा छापा'],
});
