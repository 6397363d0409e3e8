/** Spec section 1, "Footer disclaimers". */
export const disclaimers = {
  'The companies on this site':
    'The company pages show no current relationship with the listed employers. Information comes from third parties and public stock exchange records. We don’t check or guarantee it.',
  'Not an offer, and not advice':
    'Nothing here is an offer to buy or sell shares, or tax or legal advice. If you’re not sure what’s right for you, ask an independent adviser.',
  'Loans and regulated business':
    'ShareMore isn’t a lender. Regulated third parties do all loan and advice business. Loans are subject to status and availability.',
  'Investing carries risk':
    'Shares can go down as well as up, and you may get back less than you hoped for. Past performance guarantees nothing.',
};
