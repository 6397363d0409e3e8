/** A mail to the team that starts with the question it needs answered. */
export function requestEmployerLink(mailbox: string): string {
  const subject = encodeURIComponent('Please add my employer');
  const body = encodeURIComponent('My employer is: ');
  return `mailto:${mailbox}?subject=${subject}&body=${body}`;
}
