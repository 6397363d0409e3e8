import type { ExportFile } from './export-text';

/** Hands the file to the browser's downloads. */
export function saveTextFile({ name, text }: ExportFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser takes the file in the same task as the click; the address is of no use afterwards.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
