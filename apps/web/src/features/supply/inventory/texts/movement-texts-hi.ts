/** What movements of stock are called in Hindi. */
export const movementTextsHi = {
  wastage: 'बर्बादी',
  transfer: 'स्थानांतरण',
  'manual consume': 'हाथ से इस्तेमाल',
  'credit (stock in)': 'स्टॉक आया',
  'QC auto': 'QC अपने आप',
  'QC manual': 'QC हाथ से',
  'machine startup': 'मशीन चालू',
  'machine shutdown': 'मशीन बंद',
  'machine sleep': 'मशीन विराम',
  'machine breakdown': 'मशीन ख़राब',
  'stock adjustment': 'स्टॉक सुधार',
  'L2L transfer': 'लैब से लैब स्थानांतरण',
  'auto consume': 'अपने आप इस्तेमाल',
  'test calibration': 'टेस्ट कैलिब्रेशन',
};
