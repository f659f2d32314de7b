/**
 * The few WebDriver commands that the journeys need. Two remote ends speak them: WebKitWebDriver over HTTP
 * (webkit.ts) and Firefox over its own Marionette socket (firefox.ts), which needs no geckodriver.
 */
export type Element = Record<string, string>;

export type Driver = {
  /** The browser's own name and version: "MiniBrowser 2.50". */
  version: string;
  go: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. Elements come back as references. */
  execute: (body: string, args: readonly unknown[]) => Promise<unknown>;
  click: (element: Element) => Promise<void>;
  clear: (element: Element) => Promise<void>;
  /** Types into an element, or hands a file chooser the path of a file. */
  sendKeys: (element: Element, text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Sets the page's size in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Adds an authenticator that always approves, if the browser has one for tests. */
  addAuthenticator?: () => Promise<void>;
  close: () => Promise<void>;
};

/** The key of an element reference in WebDriver. */
export const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export const idOf = (element: Element): string => element[ELEMENT_KEY] ?? '';
