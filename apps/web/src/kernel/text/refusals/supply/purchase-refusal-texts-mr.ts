/** Refusals of vendors, contracts and what is bought, in Marathi. */
export const purchaseRefusalTextsMr = {
  'vendor-without-address': '{vendor} चा मुख्य पत्ता नाही. आधी एक पत्ता जोडा: ऑर्डर तिथेच जातात',
  'vendor-waits': '{vendor} मंजुरीच्या प्रतीक्षेत आहे. जो मंजूर करेल तोच त्याला सुरू करेल',
};
