import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Driver, Element } from './driver.ts';

/** The size of most iPhones in use. */
const SIZE = { width: 390, height: 844 };
const WAIT = { timeout: 60_000, intervals: [150, 300, 600] };

/** How people find things: a kind of element, and its text. */
type Kind = 'button' | 'link' | 'field' | 'heading' | 'choice';
const KINDS: Record<Kind, string> = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  field: 'input:not([type="hidden"]), textarea, select',
  heading: 'h1, h2, h3',
  choice: 'input[type="radio"], input[type="checkbox"]',
};

/** Runs in the page. Returns the first visible match; an exact text match comes first. */
const FIND = `
  const [css, wanted, within] = arguments;
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return tidy(ids.split(' ').map((id) => document.getElementById(id)?.textContent).join(' '));
    if (element.getAttribute('aria-label')) return tidy(element.getAttribute('aria-label'));
    if (element.labels?.length) return tidy([...element.labels].map((label) => label.textContent).join(' '));
    return tidy(element.textContent);
  };
  const root = within ? document.querySelector(within) : document;
  const found = [...(root?.querySelectorAll(css) ?? [])].filter((element) => {
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === 'visible';
  });
  return found.find((element) => nameOf(element) === wanted)
    ?? found.find((element) => nameOf(element).startsWith(wanted)) ?? null;
`;

/** Runs in the page. WebDriver can't read the console, so the page records console output from now on. */
const WATCH = `
  if (window.faultsSeen) return;
  const seen = (window.faultsSeen = []);
  const keep = (...said) => seen.push(said.map((one) => one?.stack ?? String(one)).join(' ').slice(0, 800));
  const write = console.error;
  console.error = (...said) => { keep(...said); write.apply(console, said); };
  addEventListener('error', (event) => keep(event.message ?? 'did not load', event.target?.src ?? event.target?.href ?? ''), true);
  addEventListener('unhandledrejection', (event) => keep(event.reason));
`;

export type Phone = {
  version: string;
  visit: (path: string) => Promise<void>;
  /** Runs the body of a function in the page. */
  run: <T>(body: string, ...args: unknown[]) => Promise<T>;
  find: (kind: Kind, name: string, within?: string) => Promise<Element>;
  tap: (kind: Kind, name: string, within?: string) => Promise<void>;
  fill: (name: string, text: string, within?: string) => Promise<void>;
  choose: (css: string, file: string) => Promise<void>;
  sees: (text: string) => Promise<void>;
  /** Takes a screenshot and checks that the page can't be scrolled sideways. */
  look: (name: string) => Promise<void>;
  /** Through the demo's shortcut, without a page. */
  signIn: (email: string) => Promise<void>;
  addAuthenticator: Driver['addAuthenticator'];
  /** A file on disk that can be chosen for an upload. */
  fileNamed: (name: string, content: Buffer) => string;
  /** The page's URL, text and console output, for a journey that failed. */
  describe: () => Promise<string>;
  close: () => Promise<void>;
};

/** Opens a browser as a phone. `base` is the address of the server. */
export async function openPhone(
  name: string,
  open: (home: string) => Promise<Driver>,
  base: string,
): Promise<Phone> {
  const home = mkdtempSync(path.join(tmpdir(), `hearthline-${name}-`));
  const pictures = path.resolve('.data/other-browsers', name);
  mkdirSync(pictures, { recursive: true });
  const driver = await open(home);
  await driver.resize(SIZE.width, SIZE.height);

  const run = async <T>(body: string, ...args: unknown[]) => (await driver.execute(body, args)) as T;
  const find = async (kind: Kind, wanted: string, within?: string): Promise<Element> => {
    let found: Element | null = null;
    await expect
      .poll(
        async () => {
          found = await run<Element | null>(FIND, KINDS[kind], wanted, within ?? null);
          return found !== null;
        },
        { ...WAIT, message: `${kind} “${wanted}”` },
      )
      .toBe(true);
    return found as unknown as Element;
  };
  /** Scrolls it to the center. WebKit's own scrolling stops at the edge of the screen, under fixed bars. */
  const bringIn = async (kind: Kind, wanted: string, within?: string): Promise<Element> => {
    const target = await find(kind, wanted, within);
    await run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, target);
    return target;
  };
  const visit = async (at: string) => {
    await driver.go(new URL(at, base).href);
    await run(WATCH);
    await expect
      .poll(() => run<boolean>(`return document.documentElement.dataset.hydrated === ''`), WAIT)
      .toBe(true);
  };
  return {
    version: driver.version,
    visit,
    run,
    find,
    tap: async (kind, wanted, within) => {
      // A click on something that moves or rerenders right now misses; a person would tap again, too.
      await expect(async () => {
        await driver.click(await bringIn(kind, wanted, within));
      }).toPass(WAIT);
    },
    fill: async (wanted, text, within) => {
      const field = await bringIn('field', wanted, within);
      await driver.clear(field);
      await driver.sendKeys(field, text);
    },
    choose: async (css, file) => {
      await expect
        .poll(() => run<boolean>(`return document.querySelector(arguments[0]) !== null`, css), WAIT)
        .toBe(true);
      await driver.sendKeys(await run<Element>(`return document.querySelector(arguments[0])`, css), file);
    },
    sees: (text) =>
      expect
        .poll(() => run<string>(`return document.body.innerText.replace(/\\s+/g, ' ')`), {
          ...WAIT,
          message: `the page says “${text}”`,
        })
        .toContain(text),
    look: async (title) => {
      const sideways = `return document.documentElement.scrollWidth - document.documentElement.clientWidth`;
      expect.soft(await run<number>(sideways), `pixels of sideways scroll: ${title}`).toBe(0);
      writeFileSync(path.join(pictures, `${title}.png`), await driver.screenshot());
    },
    signIn: async (email) => {
      await visit('/faq');
      await run(
        `fetch('/api/auth/dev-login', { method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: arguments[0] }) })
          .then((answer) => { document.documentElement.dataset.signedIn = String(answer.ok); });`,
        email,
      );
      await expect
        .poll(() => run<string | null>(`return document.documentElement.dataset.signedIn ?? null`), WAIT)
        .toBe('true');
    },
    addAuthenticator: driver.addAuthenticator,
    describe: () =>
      run<string>(
        `return [location.href, ...(window.faultsSeen ?? []), document.body.innerText.slice(0, 1500)].join('\\n')`,
      ),
    fileNamed: (fileName, content) => {
      const at = path.join(home, fileName);
      writeFileSync(at, content);
      return at;
    },
    close: async () => {
      await driver.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
