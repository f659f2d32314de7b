import { SOAK } from '#test/tier.ts';
import { stubTiles } from './coverage-map.ts';
import { ADDRESS, CARDS, fillCard, invitePerson } from './members.ts';
import { signIn } from './people.ts';
import { escape, expect, test, visit } from './test.ts';

test.use({ expectedErrors: /status of (400|401|403)|ERR_FAILED/ });

test(
  'a person from the waitlist is invited, accepts, pauses twice along the way, and becomes a member',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await stubTiles(page);
    const admin = await newVisitor();
    const { email, link } = await invitePerson(page, admin);
    await visit(page, link);
    await expect(page.getByText(`${email.slice(0, 1)}•••@hearthline.example`)).toBeVisible();
    await expect(page.getByText(ADDRESS)).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: 'Accept' }).click();

    await expect(page.getByText('Step 1 of 8')).toBeVisible();
    await expect(page.getByLabel('Street address')).toHaveValue('1482 Ridgecrest Drive');
    await expect(page.getByLabel('ZIP code')).toHaveValue('95969');
    // The tab is closed, and the person comes back through the dashboard.
    await visit(page, '/dashboard');
    await page.getByRole('link', { name: 'Continue setup' }).click();
    await page.getByRole('button', { name: 'Save address' }).click();
    const map = page.getByRole('dialog', { name: 'Place your home on the map' });
    await escape(map);
    await expect(map).toBeHidden();
    await page.getByRole('button', { name: 'Not now' }).click();
    // The plan they named on the waitlist; another one is one click away.
    await expect(page.getByRole('heading', { name: 'Plus, $59 a month' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another plan' }).click();
    await expect(page.getByRole('radio', { name: /^Plus/ })).toBeChecked();
    await page.getByRole('button', { name: 'Continue with Plus' }).click();
    await page.getByLabel('I agree to these terms').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('button', { name: 'Pay $59' })).toBeVisible();
    // Signing in again continues at the payment. The open page would reload by itself when its session ends.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await signIn(page, email);
    await visit(page, '/join');
    await expect(page.getByText('Step 3 of 8')).toBeVisible();
    await page.getByLabel('I agree to these terms').check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await fillCard(page, CARDS.good);
    await page.getByRole('button', { name: 'Pay $59' }).click();
    await expect(page.getByText('You’re a member')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your emergency cash card' })).toBeVisible();

    await expect(async () => {
      const listed = await admin.request.get('/api/admin/waitlist', { params: { q: email } });
      expect(await listed.json()).toMatchObject({
        rows: [{ status: 'joined', invitation: { mail: 'sent' } }],
      });
    }).toPass({ timeout: 60_000 });
  },
);

test(
  'links that don’t work say why: used, replaced, withdrawn, for someone else, truncated',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const admin = await newVisitor();
    const { entry, link } = await invitePerson(page, admin);
    const stranger = await newVisitor();
    await signIn(stranger);
    await visit(stranger, link);
    await expect(
      stranger.getByRole('heading', { name: 'This invitation is for another account' }),
    ).toBeVisible();
    await stranger.getByRole('button', { name: 'Log out and open it' }).click();
    await stranger.getByRole('button', { name: 'Accept' }).click();
    await expect(stranger.getByText('Step 1 of 8')).toBeVisible();

    await visit(page, link);
    await expect(page.getByRole('heading', { name: 'This invitation was already accepted' })).toBeVisible();
    await admin.request.post(`/api/admin/waitlist/${entry.id}/withdraw`);
    await page.goto('about:blank');
    await visit(page, link);
    await expect(page.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible();
    await admin.request.post(`/api/admin/waitlist/${entry.id}/invite`);
    await page.goto('about:blank');
    await visit(page, link);
    await expect(page.getByRole('heading', { name: 'There’s a newer invitation' })).toBeVisible();
    await page.goto('about:blank');
    await visit(page, '/join#token=cut-short');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  },
);

test(
  'an expired link says when it expired, and a failed request leaves the invitation open',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const { link } = await invitePerson(page, await newVisitor());
    const offer = {
      state: 'expired',
      email: 'm•••@example.com',
      address: null,
      plan: null,
      expiresAt: '2026-11-01T20:00:00.000Z',
      you: 'nobody',
    };
    await page.route('**/api/join/read', (route) => route.fulfill({ json: offer }));
    await visit(page, link);
    await expect(page.getByText('It was valid until November 1, 2026.')).toBeVisible();
    await page.unroute('**/api/join/read');
    await page.route('**/api/join/accept', (route) => route.abort());
    await page.goto('about:blank');
    await visit(page, link);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('We couldn’t reach Hearthline.')).toBeVisible();
    await page.unroute('**/api/join/accept');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Step 1 of 8')).toBeVisible();
  },
);
