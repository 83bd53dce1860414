/** What movements of stock are called in Marathi. */
export const movementTextsMr = {
  wastage: 'वाया',
  transfer: 'हस्तांतरण',
  'manual consume': 'हाताने वापर',
  'credit (stock in)': 'साठा आला',
  'QC auto': 'QC आपोआप',
  'QC manual': 'QC हाताने',
  'machine startup': 'मशीन सुरू',
  'machine shutdown': 'मशीन बंद',
  'machine sleep': 'मशीन विराम',
  'machine breakdown': 'मशीन बिघाड',
  'stock adjustment': 'साठा दुरुस्ती',
  'L2L transfer': 'लॅब ते लॅब हस्तांतरण',
  'auto consume': 'आपोआप वापर',
  'test calibration': 'चाचणी कॅलिब्रेशन',
};
