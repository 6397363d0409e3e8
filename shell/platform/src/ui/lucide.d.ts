/** The package has no types for its single icons. */
declare module '@lucide/icons/icons/*' {
  const icon: import('@lucide/icons').LucideIconData;
  export default icon;
}
