/** A visitor's hands and eyes in one browser: what each engine can do, whatever drives it. Elements by XPath. */
export interface Engine {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(xpath: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** What the page's scripts threw or wrote as errors so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Home' | 'End' | 'ArrowDown' | 'ArrowRight';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
