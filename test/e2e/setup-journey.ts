import { expect, type Locator, type Page } from '@playwright/test';
import type { DemoText } from '#contract/demo.ts';
import { CARDS } from './members.ts';

/** A phone with location access, on the roof of the home in Paradise. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  geolocation: { latitude: 39.7597, longitude: -121.6219 },
  permissions: ['geolocation'],
};

/** A tap is a click on anything; a field is one that is typed into. Placing the cursor isn't counted separately. */
export class Counted {
  taps = 0;
  fields = 0;
  tap = async (target: Locator) => {
    await target.click();
    this.taps += 1;
  };
  fill = async (field: Locator, text: string) => {
    await field.fill(text);
    this.fields += 1;
  };
}

async function codeSentTo(page: Page, phone: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get('/api/demo/texts', { params: { to: phone } });
    const [newest] = (await answer.json()) as DemoText[];
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
    expect(code).toBeDefined();
  }).toPass();
  return code ?? '';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

type Step = { title: string; take: (page: Page, counted: Counted) => Promise<void> };

/** Every step of setup for a household of three with a dog, in order. */
export const STEPS: readonly Step[] = [
  {
    title: 'Your home’s address',
    take: async (page, { tap }) => {
      await expect(page.getByLabel('Street address')).toHaveValue('1482 Ridgecrest Drive');
      await tap(button(page, 'Save address'));
      await expect(page.getByRole('dialog', { name: 'Place your home on the map' })).toBeVisible();
    },
  },
  {
    title: 'Place your home on the map',
    take: async (page, { tap }) => {
      const dialog = page.getByRole('dialog', { name: 'Place your home on the map' });
      // After the address the map is open already; a person who comes back opens it.
      if (!new URL(page.url()).searchParams.has('open')) await tap(button(page, 'Open the map'));
      await tap(dialog.getByRole('button', { name: 'Use my location' }));
      await tap(dialog.getByRole('button', { name: 'Save pin' }));
    },
  },
  {
    title: 'Your plan',
    take: async (page, { tap, fill }) => {
      // The plan is the one they named on the waitlist, and the ZIP code is the home's.
      await tap(page.getByLabel('I agree to these terms'));
      await tap(button(page, 'Continue to payment'));
      await fill(page.getByLabel('Card number'), CARDS.good);
      await fill(page.getByLabel('Expires'), '12 / 34');
      await fill(page.getByLabel('CVC'), '123');
      await expect(page.getByLabel('ZIP code')).toHaveValue('95969');
      await tap(page.getByRole('button', { name: 'Pay $59' }));
      await expect(page.getByText('You’re a member')).toBeVisible();
    },
  },
  {
    title: 'Your emergency cash card',
    take: async (page, { tap }) => {
      await tap(page.getByRole('radio', { name: /5556/ }));
      await tap(button(page, 'Save card'));
    },
  },
  {
    title: 'People and animals',
    take: async (page, { tap, fill }) => {
      await fill(page.getByLabel('Who lives here?'), 'Maya, Daniel, Ruth');
      await tap(page.getByRole('group', { name: 'Ruth' }).getByText('Child', { exact: true }));
      await tap(button(page, 'More dogs'));
      await tap(button(page, 'Save household'));
    },
  },
  {
    title: 'Texts and notifications',
    take: async (page, { tap, fill }) => {
      const line = String(Math.floor(1000 + Math.random() * 9000));
      await fill(page.getByLabel('Mobile number'), `(530) 555-${line}`);
      await tap(button(page, 'Text me a code'));
      await fill(page.getByLabel('Six-digit code'), await codeSentTo(page, `+1530555${line}`));
    },
  },
  {
    title: 'Your evacuation plan',
    take: async (page, { tap, fill }) => {
      await tap(button(page, 'Neighbor’s driveway'));
      await fill(page.getByLabel('Name', { exact: false }), 'Ann');
      await fill(page.getByLabel('Phone', { exact: false }), '(702) 555-0134');
      await tap(button(page, 'Save plan'));
    },
  },
  {
    title: 'Your first drill',
    take: async (page, { tap }) => {
      await tap(button(page, 'Start the drill'));
      for (const name of ['We’ve read it', 'We’ve left', 'We’re at the meeting place'])
        await tap(button(page, name));
    },
  },
];

export const stepHeading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });
