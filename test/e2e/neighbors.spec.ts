import { SOAK } from '#test/tier.ts';
import { family, publish } from './evacuation-of.ts';
import { expectFits, faultsOf } from './faults.ts';
import {
  confirmed,
  finishDrill,
  joinAs,
  neighborWithHome,
  newGroup,
  tokenOf,
  trainedAmbassador,
} from './neighbors-of.ts';
import { pathTo, signIn } from './people.ts';
import { searchList } from './search-list.ts';
import { expect, test, toast, visit } from './test.ts';

// Map tiles on machines without internet; a removed neighbor gets 404, a wrong link 400.
test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|status of 40[04]/ });

/** Local time fields of a drill: tomorrow at 10:00. */
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

test(
  'an ambassador leads a drill with three households, a neighbor confirms it, and the next level is reached',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    test.slow();
    const staff = await newVisitor();
    await trainedAmbassador(page, staff, `Rosa ${Date.now()}`);
    await confirmed(page, staff, 'kit', 5);
    await confirmed(page, staff, 'neighbors', 1);
    await visit(page, '/ambassador');
    await expect(page.getByText('97% to next level: Street Captain')).toBeVisible();

    await page.getByRole('link', { name: 'Open your groups' }).click();
    await page.getByRole('button', { name: 'Start a group' }).click();
    const name = `Oak Ridge ${Date.now()}`;
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByLabel('Area').fill('Upper Ridge, 14 homes');
    await page.getByRole('dialog').getByRole('button', { name: 'Start a group' }).click();
    await page.getByRole('link', { name: `Open ${name}` }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click();
    const url = await page.getByLabel('Link', { exact: true }).inputValue();
    const groupId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // The first neighbor joins manually: the link, a click, and then each choice.
    const maya = await newVisitor();
    const first = await neighborWithHome(maya);
    await visit(maya, new URL(url).pathname + new URL(url).hash);
    await expect(maya.getByText('Joining shows your neighbors nothing.')).toBeVisible();
    await maya.getByRole('button', { name: 'Join group' }).click();
    await expect(maya.getByRole('heading', { level: 1, name })).toBeVisible();
    await maya.getByLabel('Name', { exact: true }).fill('Maya');
    await maya.getByRole('checkbox', { name: 'Take part in street drills' }).check();
    await maya.getByRole('button', { name: 'Save' }).click();
    await expect(toast(maya, 'Saved. Neighbors see it now.')).toBeVisible();
    await expectFits(maya);
    const group = { id: groupId, links: [{ url }] } as Parameters<typeof joinAs>[1];
    const others = [];
    for (const word of ['Sam', 'Lee']) {
      const one = await newVisitor();
      const home = await neighborWithHome(one);
      await joinAs(one, group, home.homeId, { name: word, drill: true });
      others.push({ one, home });
    }
    await expect(page.getByText('3 of 3 households show something.')).toBeVisible();

    await page.getByRole('button', { name: 'Plan a drill' }).click();
    await page.getByRole('dialog').getByLabel('Day').fill(tomorrow());
    await page.getByRole('dialog').getByRole('button', { name: 'Plan a drill' }).click();
    await page.getByRole('button', { name: 'Start now' }).click();
    await expect(page.getByRole('button', { name: 'End drill' })).toBeVisible();
    await finishDrill(maya, first.homeId);
    for (const { one, home } of others) await finishDrill(one, home.homeId);
    await page.getByRole('button', { name: 'End drill' }).click();
    await expect(page.getByRole('row', { name: 'Finished 3' })).toBeVisible();
    await page.getByText('Result as a picture').click();
    await expect(page.getByRole('img', { name: 'Result as a picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Enter for impact points' }).click();
    await page.getByRole('dialog').getByLabel('Who confirms it?').selectOption('Maya');
    await page.getByRole('dialog').getByRole('button', { name: 'Enter' }).click();
    await expect(page.getByText('Entered for impact points').first()).toBeVisible();

    await maya.goto(await pathTo(maya, first.email, /https?:\/\/\S+\/ambassadors\/confirm\?t=\S+/));
    await maya.getByLabel('Your name').fill('Maya');
    await maya.getByRole('button', { name: 'Yes, that’s right' }).click();
    await expect(maya.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
    await visit(page, '/ambassador');
    await expect(page.getByText('Street Captain', { exact: true })).toBeVisible();
    await expect(page.getByText('220', { exact: true }).first()).toBeVisible();
  },
);

test(
  'a neighbor withdraws consent and disappears everywhere at once, also from open windows',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    test.slow();
    const staff = await newVisitor();
    await trainedAmbassador(page, staff, `Rosa ${Date.now()}`);
    const group = await newGroup(page, `Elm ${Date.now()}`);
    const [maya, sam] = [await newVisitor(), await newVisitor()];
    const [first, second] = [await neighborWithHome(maya), await neighborWithHome(sam)];
    const all = { skills: 'Canary skill', needs: 'Canary need', check: true, pin: true, drill: true };
    await joinAs(maya, group, first.homeId, { ...all, name: 'Maya Canary' });
    await joinAs(sam, group, second.homeId, { name: 'Sam', drill: true });
    for (const who of [maya, sam, page]) await visit(who, `/neighbors/${group.id}`);
    for (const who of [sam, page]) {
      await expect(who.getByText('Maya Canary').first()).toBeVisible();
      await expect(who.getByText('Block 1: 1 household')).toBeVisible();
    }
    await maya.getByRole('button', { name: 'Stop showing everything' }).click();
    await expect(toast(maya, 'Neighbors no longer see anything of you')).toBeVisible();
    for (const who of [sam, page]) {
      await expect(who.getByText('Maya Canary')).toHaveCount(0);
      await expect(who.getByText('Canary')).toHaveCount(0);
      await expect(who.getByRole('heading', { name: 'Group map' })).toBeVisible();
      await expect(who.getByText('No home is on the map yet')).toBeVisible();
    }
    // Removed by the ambassador: the neighbor's open window no longer shows anything.
    await page.getByRole('button', { name: 'Remove Sam' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(sam.getByText('This group isn’t available')).toBeVisible();
    await expect(sam.getByText('A household')).toHaveCount(0);
  },
);

test(
  'a visitor signs in from the flyer’s link and comes back to join',
  { tag: SOAK },
  async ({ page, newVisitor }) => {
    const staff = await newVisitor();
    const leader = await newVisitor();
    await trainedAmbassador(leader, staff, `Rosa ${Date.now()}`);
    const group = await newGroup(leader, `Birch ${Date.now()}`);
    await visit(page, `/street#token=${tokenOf(group)}`);
    await expect(page.getByRole('heading', { name: 'Join your neighbors' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await page.getByRole('link', { name: 'Sign in to join' }).click();
    await expect(page).toHaveURL(/\/sign-in\?next=\/street$/);
    await neighborWithHome(page);
    await visit(page, '/street');
    await page.getByRole('button', { name: 'Join group' }).click();
    await expect(page).toHaveURL(new RegExp(`/neighbors/${group.id}$`));
  },
);

for (const width of [360, 1440])
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `the pages of a group fit ${width} px in ${colorScheme}`,
      { tag: SOAK },
      async ({ page, newVisitor }, info) => {
        test.slow();
        const [staff, maya, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()];
        const leader = `Rosa ${Date.now()}`;
        await trainedAmbassador(page, staff, leader);
        const group = await newGroup(page, 'Oak Ridge Drive and the lower part of Skyway');
        await family(maya);
        const homes = (await (await maya.request.get('/api/homes')).json()) as { id: string }[];
        const all = { skills: 'Nurse, chainsaw', needs: 'Uses a walker', check: true, pin: true };
        await joinAs(maya, group, homes[0]?.id ?? '', {
          ...all,
          name: 'Maya and Leo, blue door',
          drill: true,
          board: true,
        });
        const plannedFor = new Date(Date.now() + 86_400_000).toISOString();
        const at = `/api/neighbors/groups/${group.id}`;
        await page.request.post(`${at}/drills`, { data: { plannedFor } });
        const view = (await (await page.request.get(at)).json()) as { drills: { id: string }[] };
        await page.request.post(`${at}/drills/${view.drills[0]?.id}/start`);
        await page.request.post(`${at}/drills/${view.drills[0]?.id}/end`);
        await publish(maya, 'order');
        await signIn(stranger);
        const link = group.links[0]?.id ?? '';
        for (const [who, paths] of [
          [page, ['/neighbors', `/neighbors/${group.id}`, `/neighbors/${group.id}/flyer/${link}`]],
          [maya, [`/neighbors/${group.id}`]],
          [
            stranger,
            ['/neighbors', `/neighbors/${group.id}`, `/street#token=${tokenOf(group)}`, '/street#token=cut'],
          ],
        ] as const) {
          await who.setViewportSize({ width, height: 900 });
          await who.emulateMedia({ colorScheme });
          for (const path of paths) {
            await visit(who, path);
            await expect(who.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(who.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
            await expect(who.getByText('Opening your invitation…')).toHaveCount(0);
            const wide = await who.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
            expect([path, wide]).toEqual([path, false]);
            expect([path, await faultsOf(who)]).toEqual([path, []]);
            const file = `${who === page ? 'leader' : who === maya ? 'neighbor' : 'stranger'}${path.slice(0, 12).replaceAll('/', '-')}${path.length}`;
            await who.screenshot({ path: info.outputPath(`${file}.png`), fullPage: true });
          }
        }
        await staff.setViewportSize({ width, height: 900 });
        await staff.emulateMedia({ colorScheme });
        await visit(staff, '/admin/ambassadors');
        // Other tests have ambassadors in this list, too.
        await searchList(staff, 'Name, area or ZIP code', leader, '1 ambassador');
        await staff.getByRole('link', { name: leader }).click();
        await expect(staff.getByRole('heading', { name: 'Neighbor groups' })).toBeVisible();
        expect(await faultsOf(staff)).toEqual([]);
        await staff.screenshot({ path: info.outputPath('staff.png'), fullPage: true });
      },
    );
