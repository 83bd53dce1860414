/** Refusals of links, drivers and data of machines, in Hindi. */
export const interfacingRefusalTextsHi = {
  'link-name-taken': 'इस नाम का कनेक्शन पहले से है। दूसरा नाम दें',
  'link-port-used': 'इस सर्वर का दूसरा कनेक्शन इसी पोर्ट पर पहले से चल रहा है। दूसरा पोर्ट चुनें',
  'link-folder-used': 'लैब का दूसरा कनेक्शन यही फ़ोल्डर पहले से पढ़ रहा है। दूसरा फ़ोल्डर चुनें',
  'link-driver-unfit': '{driver} {label} है। चालू ड्राइवर चुनें',
  'driver-delivered': '{driver} सॉफ़्टवेयर के साथ आया है और वैसा ही रहता है। अपने बदलाव नए मसौदे में सेव करें',
  'driver-draft-exists': 'इस ड्राइवर का मसौदा पहले से है। उसी को बदलें, या उसे छोड़ दें',
  'driver-not-draft': '{driver} {label} है और वैसा ही रहता है। अपने बदलाव नए मसौदे में सेव करें',
  'driver-by-maker': 'यह मसौदा {name} ने लिखा है, वे इसे मंज़ूर नहीं कर सकते। किसी दूसरे से कहें',
  'driver-trial-too-long':
    'इस ड्राइवर से यह मैसेज पढ़ने में {seconds} सेकंड से ज़्यादा लगते हैं। मैसेज छोटा करें, या ड्राइवर के पैटर्न आसान करें',
  'driver-linked': '{link} इसी ड्राइवर से पढ़ता है। पहले उस कनेक्शन को दूसरा ड्राइवर दें',
  'machine-value-of-no-check': '{what} को कोई चेक नहीं रोक रहा। दोबारा कोशिश करें, या इसे हटाएँ',
  'machine-value-not-entered': '{what} दर्ज नहीं हो सकता: {why} {detail}। चेक वापस नहीं लिया गया',
  'machine-file-none': 'इस वैल्यू के साथ कोई फ़ाइल नहीं आई',
};
