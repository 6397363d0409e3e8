/** Downloads the file in the browser. */
export function saveTextFile({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file in the same task as the click.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
