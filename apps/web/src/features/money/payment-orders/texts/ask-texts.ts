import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of asking a patient for money through the gateway or a terminal. */
export const askTexts = defineTexts({
  title: ['Ask for ₹ {amount}', '₹ {amount} माँगें', '₹ {amount} मागा'],
  byCode: ['UPI code', 'UPI कोड', 'UPI कोड'],
  byLink: ['Payment link', 'पेमेंट लिंक', 'पेमेंट लिंक'],
  byTerminal: ['Card on {name}', '{name} पर कार्ड', '{name} वर कार्ड'],
  waiting: ['Waiting for ₹ {amount}', '₹ {amount} का इंतज़ार', '₹ {amount} ची वाट'],
  code: ['UPI code for ₹ {amount}', '₹ {amount} का UPI कोड', '₹ {amount} चा UPI कोड'],
  scan: [
    'The patient scans this with any UPI app. It is paid here when the money is there.',
    'मरीज़ इसे किसी भी UPI ऐप से स्कैन करे। पैसा आने पर यहाँ भुगतान दिखेगा।',
    'रुग्णाने हा कोणत्याही UPI ॲपने स्कॅन करावा. पैसे आल्यावर इथे भरलेले दिसेल.',
  ],
  link: ['Link for ₹ {amount}', '₹ {amount} का लिंक', '₹ {amount} ची लिंक'],
  openLink: ['Whoever pays opens this link on a phone, or scans it.', 'देने वाला यह लिंक फ़ोन पर खोले या स्कैन करे।', 'देणाऱ्याने ही लिंक फोनवर उघडावी किंवा स्कॅन करावी.'],
  onTerminal: ['The amount is on the terminal {name}: ask for the card.', 'राशि टर्मिनल {name} पर है: कार्ड माँगें।', 'रक्कम टर्मिनल {name} वर आहे: कार्ड मागा.'],
  preparing: ['The gateway makes it ready …', 'गेटवे तैयार कर रहा है …', 'गेटवे तयार करत आहे …'],
  until: ['Can be paid until {time}', '{time} तक भुगतान हो सकता है', '{time} पर्यंत भरता येईल'],
  stop: ['Stop waiting', 'इंतज़ार बंद करें', 'वाट पाहणे थांबवा'],
  check: ['Look now', 'अभी देखें', 'आता पाहा'],
  paid: ['₹ {amount} is paid', '₹ {amount} का भुगतान हुआ', '₹ {amount} भरले'],
  held: [
    'Another sum came than was asked for. Somebody who may change payments decides about it.',
    'माँगी गई से अलग राशि आई। भुगतान बदल सकने वाला कोई व्यक्ति इसका फ़ैसला करेगा।',
    'मागितल्यापेक्षा वेगळी रक्कम आली. पैसे बदलू शकणारी व्यक्ती त्याचा निर्णय घेईल.',
  ],
  accept: ['Book what came', 'आई रकम दर्ज करें', 'आलेली रक्कम नोंदवा'],
  acceptTitle: ['Book the sum that came?', 'जो रकम आई उसे दर्ज करें?', 'आलेली रक्कम नोंदवायची?'],
  acceptText: [
    'What is due on the bill or the invoices is paid with it; what is left is an advance.',
    'इससे बिल या इनवॉइस का बकाया चुकेगा; जो बचेगा वह अग्रिम होगा।',
    'तिच्यातून बिल किंवा इनव्हॉइसची बाकी भरली जाते; उरलेली आगाऊ होते.',
  ],
  failed: ['Nothing was paid: {why}', 'कुछ नहीं चुकाया गया: {why}', 'काहीच भरले नाही: {why}'],
  unreachable: ['it does not answer. It is tried again by itself', 'जवाब नहीं आ रहा। अपने आप फिर कोशिश होगी', 'उत्तर येत नाही. आपोआप पुन्हा प्रयत्न होईल'],
  refused: ['it was refused', 'मना कर दिया गया', 'नाकारले गेले'],
  keys: [
    'the keys of the lab are refused. Whoever manages the lab sets them',
    'लैब की कुंजियाँ नहीं मानी गईं। लैब का प्रबंधक उन्हें लगाए',
    'लॅबच्या किल्ल्या नाकारल्या गेल्या. लॅबच्या व्यवस्थापकाने त्या लावाव्यात',
  ],
  busy: ['another payment is on the terminal. This one follows', 'टर्मिनल पर दूसरा भुगतान चल रहा है। यह उसके बाद होगा', 'टर्मिनलवर दुसरे पैसे चालू आहेत. हे त्यानंतर होईल'],
  expired: ['the time is over', 'समय पूरा हो गया', 'वेळ संपली'],
  declined: ['the payment was declined or cancelled', 'भुगतान मना या रद्द हुआ', 'पैसे नाकारले किंवा रद्द झाले'],
  noCode: ['the gateway gave no code', 'गेटवे ने कोड नहीं दिया', 'गेटवेने कोड दिला नाही'],
  none: ['it ended', 'समाप्त हुआ', 'संपले'],
});
