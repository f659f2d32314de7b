/**
 * The main journeys in the browser engines of people's phones: WebKit (every browser on an iPhone) and Firefox. They
 * run in the soak tier. Screenshots of every step are in .data/other-browsers; docs/browsers.md lists what can't be
 * tested.
 */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, request } from '@playwright/test';
import { makeJpeg, makePdf } from '#test/sample-documents.ts';
import { CARDS } from '#test/samples.ts';
import { SOAK } from '#test/tier.ts';
import { asAdmin, caseOf } from './desk-people.ts';
import { family, publish } from './evacuation-of.ts';
import { invitePerson } from './members.ts';
import { firefoxMissing, openFirefox } from './other-browsers/firefox.ts';
import { openCable } from './other-browsers/network.ts';
import { openPhone, type Phone } from './other-browsers/phone.ts';
import { openWebkit, webkitMissing } from './other-browsers/webkit.ts';
import { AGENT, codeTo, newEmail, signIn } from './people.ts';
import { expect, test as base } from './test.ts';

const BROWSERS = [
  { name: 'webkit', open: openWebkit, missing: webkitMissing, hasPasskeys: false },
  { name: 'firefox', open: openFirefox, missing: firefoxMissing, hasPasskeys: true },
];

/** API calls of a person without a page. The helpers of other tests only work with a page's calls. */
type Person = Page & { request: APIRequestContext };

const test = base.extend<{ person: Person; server: string }>({
  person: async ({ baseURL }, use) => {
    const calls = await request.newContext(baseURL ? { baseURL } : {});
    await use({ request: calls } as Person);
    await calls.dispose();
  },
  server: async ({ baseURL }, use) => use(baseURL ?? ''),
});

// One after another, because two windows at once would take the focus from each other.
test.describe.configure({ mode: 'default' });

for (const { name, open, missing, hasPasskeys } of BROWSERS) {
  test.describe(name, { tag: SOAK }, () => {
    test.skip(missing !== undefined, missing ?? '');
    test.setTimeout(300_000);

    async function withPhone(server: string, journey: (phone: Phone) => Promise<void>): Promise<void> {
      const phone = await openPhone(name, open, server);
      test.info().annotations.push({ type: 'browser', description: phone.version });
      try {
        await journey(phone);
      } catch (error) {
        await phone
          .look(`failed-${test.info().title.slice(0, 30).replaceAll(/\W+/g, '-')}`)
          .catch(() => undefined);
        const body = await phone.describe().catch(String);
        await test.info().attach('what the page said', { body, contentType: 'text/plain' });
        throw error;
      } finally {
        await phone.close();
      }
    }

    test('a visitor reads the landing page and signs in with a code', ({ person, server }) =>
      withPhone(server, async (phone) => {
        await phone.visit('/');
        await phone.look('01-landing');
        await phone.visit('/sign-in');
        const email = newEmail();
        await phone.fill('Email', email);
        await phone.look('02-sign-in');
        await phone.tap('button', 'Send me a code');
        await phone.find('field', 'Six-digit code');
        await phone.look('03-code');
        await phone.fill('Six-digit code', await codeTo(person, email));
        await expect
          .poll(() => phone.run<string>('return location.pathname'))
          .toMatch(/^\/(dashboard|setup)/);
        await phone.sees('No passkey yet');
        await phone.look('04-dashboard');
      }));

    test('a member adds a passkey and signs in with it', async ({ server }) => {
      test.skip(!hasPasskeys, `${name} has no authenticator for tests; see docs/browsers.md`);
      await withPhone(server, async (phone) => {
        await phone.addAuthenticator?.();
        await phone.signIn(newEmail());
        await phone.visit('/settings');
        await phone.tap('button', 'Add a passkey');
        await phone.fill('Name', 'Phone', '[role="dialog"]');
        await phone.tap('button', 'Create passkey');
        await phone.sees('Passkey added');
        await phone.look('05-passkey');
        await phone.tap('button', 'Log out', 'main');
        await phone.sees('Logged Out');
        await phone.visit('/sign-in');
        await phone.tap('button', 'Sign in with a passkey');
        await expect
          .poll(() => phone.run<string>('return location.pathname'))
          .toMatch(/^\/(dashboard|setup)/);
      });
    });

    test('an invited person accepts, enters the home, pays and lists the household', async ({
      person,
      server,
    }) => {
      const admin = { request: await request.newContext({ baseURL: server }) } as Person;
      const { link } = await invitePerson(person, admin);
      await admin.request.dispose();
      await withPhone(server, async (phone) => {
        await phone.visit(link);
        await phone.look('06-invitation');
        await phone.tap('button', 'Accept');
        await phone.find('heading', 'Your home’s address');
        await phone.look('07-setup-address');
        await phone.tap('button', 'Save address');
        await phone.find('button', 'Save pin', '[role="dialog"]');
        await phone.look('08-setup-pin');
        await phone.tap('button', 'Cancel', '[role="dialog"]');
        await phone.tap('button', 'Not now');
        await phone.tap('choice', 'I agree to these terms');
        await phone.tap('button', 'Continue to payment');
        await phone.fill('Card number', CARDS.good);
        await phone.fill('Expires', '1234');
        await phone.fill('CVC', '123');
        await phone.look('09-setup-payment');
        await phone.tap('button', 'Pay $59');
        await phone.sees('You’re a member');
        await phone.tap('button', 'Not now');
        await phone.fill('Who lives here?', 'Maya, Daniel, Ruth');
        await phone.tap('button', 'More dogs');
        await phone.look('10-setup-household');
        await phone.tap('button', 'Save household');
        await phone.find('heading', 'Texts and notifications');
        await phone.look('11-setup-reach');
      });
    });

    test('a member uploads a document and reads it', async ({ person, server }) => {
      const email = await family(person, { isMember: false, hasCard: false, hasHousehold: false });
      await withPhone(server, async (phone) => {
        await phone.signIn(email);
        await phone.visit('/vault/documents');
        await phone.choose('input[type="file"]', phone.fileNamed('Policy.pdf', await makePdf('Policy')));
        await phone.sees('Files Uploaded');
        await phone.look('12-documents');
        await phone.tap('button', 'Policy');
        // The browser itself renders the PDF.
        await expect
          .poll(() => phone.run<boolean>(`return document.querySelector('canvas[data-drawn]') !== null`), {
            timeout: 60_000,
          })
          .toBe(true);
        await phone.look('13-document-open');
        await phone.tap('button', 'Close', '[role="dialog"]');
        await phone.choose('input[type="file"]', phone.fileNamed('Kitchen.jpg', await makeJpeg(640, 480)));
        await phone.sees('Kitchen');
      });
    });

    test('an order appears live on the phone, and a person checks in', async ({ person, server }) => {
      const email = await family(person);
      await withPhone(server, async (phone) => {
        await phone.signIn(email);
        await phone.visit('/evacuation');
        await phone.find('heading', 'We see no active evacuation orders for your address');
        await publish(person, 'order');
        await phone.find('heading', 'Leave now');
        await phone.find('heading', 'Your room is booked');
        await phone.look('14-order');
        await phone.tap('button', 'Safe', '#check-in');
        await phone.look('15-checked-in');
        await phone.visit('/settings');
        await phone.sees('Leave now: ');
        await phone.look('16-banner');
      });
    });

    test('a member writes to our team, and the answer arrives live', async ({ person, server }) => {
      const email = await family(person);
      await withPhone(server, async (phone) => {
        await phone.signIn(email);
        await phone.visit('/help');
        await phone.sees('In danger right now? Call 911.');
        await phone.fill('Your message', 'Is our kit on the way?');
        await phone.look('17-chat');
        await phone.tap('button', 'Send');
        await phone.sees('No one on our team has read it yet');
        const { caseId } = await caseOf(person, 'We have two dogs.');
        await asAdmin(async (team) => {
          await team.post(`/api/desk/cases/${caseId}/reason`, { data: { reason: 'They called' } });
          await team.post(`/api/desk/cases/${caseId}/take`, { data: {} });
          const reply = { id: randomUUID(), text: 'Yes, it arrives Monday.', readSeq: 2 };
          const sent = await team.post(`/api/desk/cases/${caseId}/messages`, { data: reply });
          expect(sent.ok(), await sent.text()).toBe(true);
        });
        await phone.sees('Yes, it arrives Monday.');
        await phone.look('18-chat-answer');
      });
    });

    test('the plan opens without a network', async ({ person, server }) => {
      const email = await family(person);
      await using cable = await openCable(server);
      await withPhone(cable.base, async (phone) => {
        await phone.signIn(email);
        await phone.visit('/plan');
        await phone.sees('Skyway south to Chico.');
        await phone.look('19-plan');
        await phone.run(`
          const has = async () => (await caches.match('/api/plan-card')) && (await caches.match('/kept/shell'));
          setInterval(async () => { if (await has()) document.documentElement.dataset.kept = ''; }, 200);`);
        await expect
          .poll(() => phone.run<boolean>(`return document.documentElement.dataset.kept === ''`), {
            timeout: 60_000,
          })
          .toBe(true);
        await cable.cut();
        await phone.visit('/plan');
        await phone.sees('Skyway south to Chico.');
        await phone.sees('This is the plan saved on this device.');
        await phone.look('20-plan-offline');
        await cable.plugIn();
        await phone.visit('/plan');
        await phone.sees('Skyway south to Chico.');
      });
    });

    test('a member pays for an item by card', async ({ person, server }) => {
      const email = await signIn(person);
      const skus = (await (await person.request.get('/api/skus')).json()) as {
        id: string;
        priceCents: number;
      }[];
      const placed = await person.request.post('/api/orders', {
        data: { skuId: skus.find(({ priceCents }) => priceCents > 0)?.id, usePoints: false },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(placed.status(), await placed.text()).toBe(201);
      const { id } = (await placed.json()) as { id: string };
      await withPhone(server, async (phone) => {
        await phone.signIn(email);
        await phone.visit(`/checkout/${id}`);
        await phone.fill('Card number', '4242424242424242');
        await phone.fill('Expires', '1234');
        await phone.fill('CVC', '123');
        await phone.fill('ZIP code', '95969');
        await phone.look('21-checkout');
        await phone.tap('button', 'Pay $');
        await phone.sees('Payment Successful');
        await phone.look('22-paid');
      });
    });

    test('a member makes a claim packet and gets the PDF', async ({ person, server }) => {
      const email = await family(person, { hasCard: false, hasHousehold: false });
      const item = { name: 'Television', category: 'Electronics', estValue: 1200 };
      const added = await person.request.post('/api/homes/current-home-id/inventory', { data: item });
      expect(added.status(), await added.text()).toBe(201);
      await withPhone(server, async (phone) => {
        await phone.signIn(email);
        await phone.visit('/vault/claim');
        await phone.tap('button', 'Make packet');
        await phone.find('link', 'Download PDF');
        await phone.look('23-claim-packet');
        // The file itself is checked, because neither browser tells tests about its downloads.
        await phone.run(`
          const link = [...document.querySelectorAll('a')].find((one) => one.textContent.startsWith('Download PDF'));
          fetch(link.href).then((answer) => answer.text())
            .then((text) => { document.documentElement.dataset.file = text.slice(0, 5); });`);
        await expect
          .poll(() => phone.run<string | null>(`return document.documentElement.dataset.file ?? null`))
          .toBe('%PDF-');
      });
    });

    test('our team finds the case of a household at the desk', async ({ person, server }) => {
      await family(person);
      const { ref, caseId } = await caseOf(person, 'We can’t find our cat.');
      await withPhone(server, async (phone) => {
        await phone.signIn(AGENT);
        await phone.visit(`/desk/${caseId}`);
        await phone.fill('Reason', 'They called');
        await phone.tap('button', 'Open the case');
        await phone.find('heading', ref);
        await phone.look('24-desk');
      });
    });
  });
}
