type TextField = HTMLInputElement | HTMLTextAreaElement;

const typedInto =
  'textarea,input:not([type=hidden],[type=submit],[type=button],[type=file],[type=checkbox],[type=radio])';

/** The fields inside `root` that a visitor types into, passwords included. */
export const textFields = (root: ParentNode) => [...root.querySelectorAll<TextField>(typedInto)];
