import { existsSync, readFileSync } from 'node:fs';

/** A page that shows a server error in Vite's overlay, with a code frame, and reloads after the next edit. */
export function devErrorPage(error: string): string {
  const [message = ''] = error.split('\n    at ');
  const shown = JSON.stringify({ message, stack: error, frame: codeFrame(error) }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${shown}));
const hot = createHotContext('/dev-error-page');
for (const event of ['vite:beforeUpdate', 'vite:beforeFullReload']) hot.on(event, () => location.reload());
</script>
`;
}

/** The lines around the first place in the error's stack outside `node_modules`. */
function codeFrame(error: string): string | undefined {
  for (const [, file = '', line] of error.matchAll(
    /(\/[^\s():?]+\.(?:tsx?|css))(?:\?[^\s:)]*)?:(\d+):\d+/g,
  )) {
    if (file.includes('/node_modules/') || !existsSync(file)) continue;
    const at = Number(line);
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => `${index + 1 === at ? '>' : ' '} ${index + 1} | ${text}`)
      .slice(Math.max(0, at - 4), at + 3)
      .join('\n');
  }
  return undefined;
}
