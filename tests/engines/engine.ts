/** What a visitor can do and see in a browser, independent of the driver. Elements are found by XPath. */
export interface Engine {
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(xpath: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Errors that the page's scripts have thrown or logged so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

type Key = 'Tab' | 'Enter' | 'Escape' | 'Home' | 'End' | 'ArrowDown' | 'ArrowRight';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
