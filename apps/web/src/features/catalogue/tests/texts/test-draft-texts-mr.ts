/** The draft of the next version of a test, in Marathi. */
export const testDraftTextsMr = {
  title: 'टेस्ट',
  draft: 'मसुदा {version}',
  savedAt: '{at} वाजता {by} यांनी जतन केला',
  outdated:
    'मसुदा आवृत्ती {before} वर लिहिला होता; आता आवृत्ती {version} चालू आहे. दोन्हींची तुलना करा, मग मसुदा पुन्हा जतन करा.',
  waits: 'आवृत्ती {version} चा मसुदा बाकी आहे, {at} वाजता {by} यांनी जतन केला. येथे जतन केलेले लगेच चालू होते.',
  save: 'मसुदा जतन करा',
  saved: 'मसुदा जतन केला',
  nothingTyped: 'मसुदा आहे तसा जतन केलेला आहे',
  compare: '{version} शी तुलना',
  compareTitle: 'आवृत्ती {next} आवृत्ती {version} मध्ये काय बदलते',
  publish: '{version} प्रकाशित करा',
  published: '{name} आता आवृत्ती {version} म्हणून चालू आहे',
  saveFirst: 'आधी मसुदा जतन करा',
  noDraft: 'प्रकाशित करण्यासाठी मसुदा नाही',
  saveAgain: 'आवृत्त्यांची तुलना करा, मग मसुदा पुन्हा जतन करा',
  discard: 'मसुदा टाकून द्या',
  discarded: 'मसुदा टाकून दिला',
  keySave: 'मसुदा जतन करा',
  keyPublish: 'प्रकाशित करा',
};
