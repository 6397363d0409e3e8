// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { visibleText } from './visible-text';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function textOf(html: string, css = ''): string {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  document.body.innerHTML = html;
  return visibleText(document.body);
}

test('gives blocks their own lines, headings and paragraphs an empty line around them', () => {
  expect(textOf('<h1>Title</h1><p>First.</p><div>Second</div><div>Third</div>')).toBe(
    'Title\n\nFirst.\n\nSecond\nThird',
  );
});

test('keeps inline words together and collapses white space', () => {
  expect(textOf('<p>  Save <b>£5</b> to\n  <a href="/">£500</a>. </p>')).toBe('Save £5 to £500.');
});

test('breaks at <br>, sets table cells apart', () => {
  expect(textOf('<p>One<br>Two</p><table><tr><td>a</td><td>b</td></tr></table>')).toBe('One\nTwo\n\na\tb');
});

test('reads closed accordions as if they were open', () => {
  expect(textOf('<details><summary>Question</summary><p>Answer</p></details>')).toBe('Question\n\nAnswer');
});

test('leaves out what nobody sees', () => {
  // happy-dom does not know the browser's own rule for [hidden].
  const css =
    '[hidden] { display: none } .sr { position: absolute; clip-path: inset(50%) } .gone { display: none } .v { visibility: hidden }';
  expect(
    textOf(
      '<script>x</script><p class="gone">a</p><p hidden>b</p><p class="v">c</p><span class="sr">d</span><p>Seen</p>',
      css,
    ),
  ).toBe('Seen');
});

test('reads the choices of a list box and the prompt of a field', () => {
  expect(
    textOf(
      '<input placeholder="Find your employer"><select><option>Any size</option><option>Small</option></select>',
    ),
  ).toBe('Find your employer\nAny size\nSmall');
});
