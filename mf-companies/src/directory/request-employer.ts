const mailbox = 'hello@sharemore.example';

/** A mail to the team that starts with the question it needs answered. */
export const requestEmployerLink = `mailto:${mailbox}?${[
  `subject=${encodeURIComponent('Please add my employer')}`,
  `body=${encodeURIComponent('My employer is: ')}`,
].join('&')}`;
