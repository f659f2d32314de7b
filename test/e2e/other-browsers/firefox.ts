import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { type Driver, idOf } from './driver.ts';
import { freePort, programAt, start, stop, untilItWorks } from './processes.ts';

const file = programAt('firefox-esr') ?? programAt('firefox');

/** Why Firefox can't run here, or undefined if it can. */
export const firefoxMissing = file ? undefined : 'Firefox is not installed (Debian: firefox-esr)';

/** Only the page under test: no updates, no first-run pages, no telemetry. */
const PREFERENCES: Record<string, string | number | boolean> = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.warnOnClose': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'fission.autostart': true,
  // Passkeys from an authenticator that tests can add.
  'security.webauth.webauthn_enable_softtoken': true,
  'security.webauth.webauthn_enable_usbtoken': false,
};

/** Messages are JSON with a length prefix: `17:[0,1,"Name",{}]`. */
function openSocket(port: number) {
  let buffer = Buffer.alloc(0);
  let lastId = 0;
  const waiting = new Map<number, (reply: [unknown, unknown]) => void>();
  const take = () => {
    for (;;) {
      const colon = buffer.indexOf(':');
      if (colon < 0) return;
      const length = Number(buffer.subarray(0, colon).toString());
      if (buffer.length < colon + 1 + length) return;
      const text = buffer.subarray(colon + 1, colon + 1 + length).toString();
      buffer = buffer.subarray(colon + 1 + length);
      const message = JSON.parse(text) as [number, number, unknown, unknown] | object;
      if (!Array.isArray(message)) continue; // its greeting
      waiting.get(message[1] as number)?.([message[2], message[3]]);
    }
  };
  return new Promise<{ send: (name: string, given?: object) => Promise<unknown>; end: () => void }>(
    (resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () =>
        resolve({
          send: (name, given = {}) =>
            new Promise((done, fail) => {
              lastId += 1;
              const id = lastId;
              waiting.set(id, ([error, value]) => {
                waiting.delete(id);
                if (!error) return done(value);
                const { error: kind, message } = error as { error: string; message: string };
                fail(new Error(`${kind}: ${message}`));
              });
              const text = JSON.stringify([0, id, name, given]);
              socket.write(`${Buffer.byteLength(text)}:${text}`);
            }),
          end: () => socket.destroy(),
        }),
      );
      socket.once('error', reject);
      socket.on('data', (data: Buffer) => {
        buffer = Buffer.concat([buffer, data]);
        take();
      });
    },
  );
}

const valueOf = (reply: unknown): unknown => (reply as { value: unknown }).value;

export async function openFirefox(home: string): Promise<Driver> {
  const port = await freePort();
  const profile = path.join(home, 'profile');
  mkdirSync(profile, { recursive: true });
  const lines = Object.entries({ ...PREFERENCES, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const browser = start(
    file ?? '',
    [
      '--headless',
      '--marionette',
      '--remote-allow-system-access',
      '--no-remote',
      '--profile',
      profile,
      'about:blank',
    ],
    {
      env: {
        ...process.env,
        HOME: home,
        TZ: 'America/Los_Angeles',
        MOZ_HEADLESS_WIDTH: '600',
        MOZ_HEADLESS_HEIGHT: '1000',
      },
    },
  );
  let end = () => {};
  const close = async () => {
    end();
    await stop(browser);
  };
  try {
    const { send, end: endSocket } = await untilItWorks('Firefox', () => openSocket(port));
    end = endSocket;
    const { capabilities } = (await send('WebDriver:NewSession', {
      timeouts: { pageLoad: 120_000, script: 60_000 },
    })) as { capabilities: { browserName: string; browserVersion: string } };
    const inChrome = async (body: string, args: readonly unknown[]) => {
      await send('Marionette:SetContext', { value: 'chrome' });
      await send('WebDriver:ExecuteScript', { script: body, args });
      await send('Marionette:SetContext', { value: 'content' });
    };
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      go: async (url) => void (await send('WebDriver:Navigate', { url })),
      execute: async (script, args) => valueOf(await send('WebDriver:ExecuteScript', { script, args })),
      click: async (element) => void (await send('WebDriver:ElementClick', { id: idOf(element) })),
      clear: async (element) => void (await send('WebDriver:ElementClear', { id: idOf(element) })),
      sendKeys: async (element, text) =>
        void (await send('WebDriver:ElementSendKeys', { id: idOf(element), text })),
      screenshot: async () =>
        Buffer.from(String(valueOf(await send('WebDriver:TakeScreenshot', { full: false }))), 'base64'),
      // A window of Firefox can't be as narrow as a phone, but the page inside it can.
      resize: (width, height) =>
        inChrome(
          `const box = gBrowser.selectedBrowser;
           for (const [name, size] of [['width', arguments[0]], ['height', arguments[1]]])
             for (const part of ['', 'min-', 'max-']) box.style.setProperty(part + name, size + 'px', 'important');`,
          [width, height],
        ),
      addAuthenticator: async () =>
        void (await send('WebAuthn:AddVirtualAuthenticator', {
          protocol: 'ctap2_1',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserConsenting: true,
          isUserVerified: true,
        })),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
