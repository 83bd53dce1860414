import { defineTranslations } from '../define-texts.ts';

/** Refusals of files. */
export const fileRefusalTexts = defineTranslations({
  'file-too-large': [
    'फ़ाइल बहुत बड़ी है: यहाँ {most} MB तक चलती है। छोटी करके, तस्वीर हो तो JPEG में, सहेजें और फिर चुनें',
    'फाइल फार मोठी आहे: इथे {most} MB पर्यंत चालते. लहान करून, चित्र असेल तर JPEG मध्ये, जतन करा आणि पुन्हा निवडा',
  ],
  'file-ending-refused': ['ऐसी फ़ाइल चुनें जिसका नाम इनमें से एक पर ख़त्म हो: {endings}', 'यापैकी एकाने नाव संपणारी फाइल निवडा: {endings}'],
  'file-refused': ['{name} नहीं ली गई: {fault}', '{name} घेतली नाही: {fault}'],
});
