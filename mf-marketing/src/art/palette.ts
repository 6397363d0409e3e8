/** The site's colour tokens, so that drawings follow the colour scheme and the tone of their section. */
export const paint = {
  ink: 'var(--color-ink)',
  deep: 'var(--color-bark)',
  glow: 'var(--color-glow)',
  leaf: 'var(--color-leaf)',
  leafSoft: 'var(--color-leaf-soft)',
  mint: 'var(--color-mint)',
  accent: 'var(--color-accent)',
  surface: 'var(--color-surface)',
} as const;

/** Light in every scheme and tone. */
export const paper = '#fdf7e8';

export const skin = { cocoa: '#7a4a2e', honey: '#b97d52', rose: '#efbf9f', sand: '#e3ad86' } as const;
export const hair = { black: '#1d1716', umber: '#2c1c17', ginger: '#b9562a', silver: '#c9cfcc' } as const;
