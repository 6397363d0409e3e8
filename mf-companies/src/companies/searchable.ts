/** As names are compared: in any case, and with "and" for "&", which telephones hide on their second keyboard. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and');
}
