import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Driver, type Element, idOf } from './driver.ts';
import { freePort, programAt, start, stop, untilItWorks } from './processes.ts';

const driverFile = programAt('WebKitWebDriver');
const screenFile = programAt('Xvfb');
const [browserFile] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** Why WebKit can't run here, or undefined if it can. */
export const webkitMissing =
  driverFile && screenFile && browserFile
    ? undefined
    : 'WebKit needs WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver, xvfb)';

/** MiniBrowser renders into a window, so it gets a virtual screen. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1600x24', '-nolisten', 'tcp'];
  const screen = start(screenFile ?? '', args, { outputs: ['ignore', 'ignore', 'pipe'] });
  const told = screen.stdio[3] as Readable;
  const number = await new Promise<string>((resolve, reject) => {
    told.once('data', (data: Buffer) => resolve(String(data).trim()));
    screen.once('exit', () => reject(new Error('Xvfb ended')));
  });
  return { display: `:${number}`, screen };
}

/**
 * MiniBrowser's toolbar keeps its window wider than a phone. A window that a page opens without a toolbar may be
 * narrower, but opening one requires a click.
 */
async function openNarrowWindow(send: Send, at: string): Promise<void> {
  const press = `open('about:blank', '', 'popup,width=390,height=844,toolbar=no,location=no,menubar=no')`;
  const html = `<button id="open" style="width:200px;height:80px" onclick="${press}">Open</button>`;
  await send('POST', `${at}/url`, { url: `data:text/html,${encodeURIComponent(html)}` });
  const button = await send('POST', `${at}/element`, { using: 'css selector', value: '#open' });
  await send('POST', `${at}/element/${idOf(button as Element)}/click`);
  const handles = await untilItWorks('the window of the phone', async () => {
    const open = (await send('GET', `${at}/window/handles`)) as string[];
    if (open.length < 2) throw new Error('not open yet');
    return open;
  });
  const first = await send('GET', `${at}/window`);
  await send('POST', `${at}/window`, { handle: handles.find((handle) => handle !== first) });
}

type Send = (method: Method, path: string, body?: object) => Promise<unknown>;
type Method = 'GET' | 'POST' | 'DELETE';

export async function openWebkit(home: string): Promise<Driver> {
  const { display, screen } = await openScreen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    LANG: 'en_US.UTF-8',
    TZ: 'America/Los_Angeles',
    // For machines without a GPU.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const remote = start(driverFile ?? '', [`--port=${port}`, '--host=127.0.0.1'], { env });

  const send: Send = async (method, path, body) => {
    const init = method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };

  const close = async () => {
    await stop(remote);
    await stop(screen);
  };
  try {
    await untilItWorks('WebKitWebDriver', () => send('GET', '/status'));
    const made = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          timeouts: { pageLoad: 120_000, script: 60_000 },
          'webkitgtk:browserOptions': { binary: browserFile, args: ['--automation'] },
        },
      },
    })) as { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
    const at = `/session/${made.sessionId}`;
    const { browserName, browserVersion } = made.capabilities;
    await openNarrowWindow(send, at);
    const execute = (body: string, args: readonly unknown[]) =>
      send('POST', `${at}/execute/sync`, { script: body, args });
    return {
      version: `${browserName} ${browserVersion}`,
      go: async (url) => void (await send('POST', `${at}/url`, { url })),
      execute,
      click: async (element) => void (await send('POST', `${at}/element/${idOf(element)}/click`)),
      clear: async (element) => void (await send('POST', `${at}/element/${idOf(element)}/clear`)),
      sendKeys: async (element, text) =>
        void (await send('POST', `${at}/element/${idOf(element)}/value`, { text })),
      screenshot: async () => Buffer.from(String(await send('GET', `${at}/screenshot`)), 'base64'),
      resize: async (width, height) => {
        // The window is larger than the page: measure, then correct.
        let [w, h] = [width, height];
        for (let n = 0; n < 4; n += 1) {
          await send('POST', `${at}/window/rect`, { x: 0, y: 0, width: w, height: h });
          const [is, high] = (await execute('return [innerWidth, innerHeight]', [])) as [number, number];
          if (is === width && high === height) return;
          [w, h] = [w + width - is, h + height - high];
        }
      },
      close: async () => {
        await send('DELETE', at).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
