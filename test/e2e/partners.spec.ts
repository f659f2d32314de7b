import { SOAK } from '#test/tier.ts';
import { randomUUID } from 'node:crypto';
import { faultsOf, overflow } from './faults.ts';
import { searchList } from './search-list.ts';
import { linkTo, newEmail, newestMail, signIn } from './people.ts';
import { expect, test, visit } from './test.ts';

const OPERATIONS = 'operations@hearthline.example';

test.use({ expectedErrors: /status of (400|409)/ });

test(
  'operations adds a partner; it is used once its documents and contact are valid, and no longer when one expires',
  { tag: SOAK },
  async ({ page, browser }) => {
    test.slow();
    const name = `Creek Boarding ${randomUUID().slice(0, 8)}`;
    const email = newEmail();
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, OPERATIONS);
    await visit(page, '/admin/partners');
    await page.getByRole('button', { name: 'Add a partner' }).click();
    const adding = page.getByRole('dialog', { name: 'Add a partner' });
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(adding.getByText('Enter the partner’s name')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const fields = {
      Name: name,
      Phone: '530 555 0134',
      'Street address': '12 Creek Road',
      City: 'Chico',
      'ZIP code': '95928',
      Latitude: '39.72',
      Longitude: '-121.83',
    };
    for (const [label, value] of Object.entries(fields))
      await adding.getByLabel(label, { exact: true }).fill(value);
    await adding.getByRole('button', { name: 'Save' }).click();
    await expect(adding).toBeHidden();

    await searchList(page, 'Name, city, street or ZIP code', name, '1 partner');
    await page.getByRole('link', { name }).first().click();
    const pane = page.getByRole('dialog', { name });
    const why = pane
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Why it isn’t in use' }) });
    await expect(why).toContainText('Its proof of insurance is missing.');
    await expect(why).toContainText('It has no front desk or dispatch contact.');
    expect(await overflow(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);

    const addDocument = async (kind: string, expires: string) => {
      await pane.getByRole('button', { name: 'Add a document' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a document' });
      await dialog.getByLabel('Document type').selectOption(kind);
      await dialog.getByLabel('Number').fill(`${kind}-1`);
      await dialog.getByLabel('Expires').fill(expires);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
    };
    await addDocument('insurance', '2090-01-01');
    await addDocument('agreement', '2090-01-01');
    await pane.getByRole('button', { name: 'Add a contact' }).click();
    const contact = page.getByRole('dialog', { name: 'Add a contact' });
    await contact.getByLabel('Name', { exact: true }).fill('Kim');
    await contact.getByLabel('Email').fill(email);
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(pane.getByText('Not confirmed')).toBeVisible();

    // The contact has a phone without scripts.
    await newestMail(page, email, { has: /^.*DRILL/ });
    const scriptless = await browser.newContext({ javaScriptEnabled: false });
    const phone = await scriptless.newPage();
    await phone.goto(await linkTo(page, email, /https?:\/\/\S+\/partner\/here\?t=\S+/));
    await expect(phone.getByRole('heading', { name: 'Can we reach you here?' })).toBeVisible();
    await expect(pane.getByText('Not confirmed')).toBeVisible();
    await phone.getByLabel('Your name').fill('Kim Ito');
    await phone.getByRole('button', { name: 'We’re here' }).click();
    await expect(phone.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    await scriptless.close();

    // The open page gets a live update.
    await expect(pane.getByText(/Confirmed until/)).toBeVisible();
    await expect(pane.getByText(/Last confirmed by Kim Ito/)).toBeVisible();
    await pane.getByRole('button', { name: 'Activate' }).click();
    const activating = page.getByRole('dialog', { name: 'Activate' });
    await activating.getByLabel('Reason').fill('All documents are here');
    await activating.getByRole('button', { name: 'Activate' }).click();
    await expect(pane.getByText(/We use this partner\./)).toBeVisible();

    // The work, the place, the time and the price.
    await pane.getByRole('button', { name: 'Add a service' }).click();
    const service = page.getByRole('dialog', { name: 'Add a service' });
    for (const animal of ['Birds', 'Small animals', 'Livestock']) await service.getByLabel(animal).uncheck();
    await service.getByLabel('Area').selectOption('counties');
    await service.getByRole('button', { name: 'Save' }).click();
    await expect(service.getByText('Choose a county')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await service.getByLabel('Butte County').check();
    await service.getByLabel('Glenn County').check();
    await service.getByRole('button', { name: 'Save' }).click();
    await expect(pane.getByText('In 2 counties. Dogs, Cats, Horses')).toBeVisible();
    await pane.getByRole('button', { name: 'Set hours' }).click();
    const hours = page.getByRole('dialog', { name: 'Set hours' });
    await hours.getByLabel('Monday, opens').fill('08:00');
    await hours.getByLabel('Monday, closes').fill('17:30');
    expect(await faultsOf(page)).toEqual([]);
    await hours.getByRole('button', { name: 'Save' }).click();
    await expect(pane.getByText('Monday: 8:00 AM to 5:30 PM')).toBeVisible();
    await pane.getByRole('button', { name: 'Set a price' }).click();
    const price = page.getByRole('dialog', { name: 'Set a price' });
    await price.getByLabel('Price in dollars').fill('45');
    await price.getByLabel('From').fill('2026-01-01');
    await price.getByRole('button', { name: 'Save' }).click();
    await expect(pane.getByText('$45 per night from Jan 1, 2026')).toBeVisible();

    // Its insurance is replaced by one that has expired.
    await pane.getByRole('button', { name: /^Remove Insurance/ }).click();
    await page.getByRole('button', { name: 'Remove document' }).click();
    await expect(why).toContainText('Its proof of insurance is missing.');
    await addDocument('insurance', '2026-01-31');
    await expect(why).toContainText('Its insurance expired on Jan 31, 2026.');
    expect(await faultsOf(page)).toEqual([]);
  },
);
