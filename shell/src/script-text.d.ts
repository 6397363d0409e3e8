/** A file's built code as text (`shell/platform/vite/script-text.ts`). */
declare module '*?script' {
  const text: string;
  export default text;
}
