/** Spec section 1, "Footer disclaimers". */
export const disclaimers = {
  'The companies on this site':
    'The company pages do not show or imply any current relationship between ShareMore and the listed employers. Information about companies and their share plans comes from third parties and from public stock exchange records; we do not check or guarantee it.',
  'Not an offer, and not advice':
    'Nothing on this site is an offer or an invitation to buy or sell shares, and nothing on it is tax or legal advice. If you are not sure what is right for you, please ask an independent adviser.',
  'Loans and regulated business':
    'ShareMore is not a lender. All loan and advice business is carried out by third parties that are authorised and regulated for it. Loans are subject to status and availability.',
  'Investing carries risk':
    'The value of shares can go down as well as up, and you may get back less than you hoped for. Past performance guarantees nothing and is not a reliable guide to future results.',
};
