/** Dangerous files sent to every upload endpoint, and what is served back if they were accepted. */
import { readFileSync } from 'node:fs';
import { type Operation, operationsOf, urlWith } from '#test/documented.ts';
import { fullHousehold, type FullHousehold } from '#test/full-household.ts';
import { pngBomb } from '#test/sample-files.ts';
import { faultsOf } from './answers.ts';
import { type DangerousFile, dangerousFiles, dangerousLists, MARK } from './dangerous-files.ts';
import { wordsOf } from './people.ts';
import { type Attack, sizedFor, type Target } from './target.ts';

const takesFile = ({ requestBody }: Operation) =>
  requestBody?.content['application/octet-stream'] !== undefined;
const isImport = ({ path }: Operation) => path.includes('/import');
const queryOf = ({ path }: Operation) => (path.endsWith('/documents') ? '?kind=mortgage' : '');

/** Files may be served only like this: never as a page, never executed, never with content sniffing. */
export function deliveryFaults(what: string, headers: Record<string, unknown>): string[] {
  const header = (name: string) => String(headers[name] ?? '');
  const rules: [boolean, string][] = [
    [
      /^attachment; filename="[^"\\\r\n/]+"/.test(header('content-disposition')),
      `disposition ${header('content-disposition')}`,
    ],
    [header('x-content-type-options') === 'nosniff', 'no nosniff'],
    [/sandbox/.test(header('content-security-policy')), `policy ${header('content-security-policy')}`],
    [
      /^(application\/(pdf|zip|octet-stream|vnd\.)|image\/(jpeg|png|webp)|text\/(csv|calendar))/.test(
        header('content-type'),
      ),
      `type ${header('content-type')}`,
    ],
    [/no-store/.test(header('cache-control')), `cache ${header('cache-control')}`],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, why]) => `${what}: served with ${why}`);
}

/** Every download of the home, from the paths that serve files. */
async function downloads(household: FullHousehold, operations: Operation[]) {
  const { me, api } = household;
  const list = async (path: string) => (await me.get(`${api}${path}`)).body as never;
  const { documents } = (await list('/documents')) as { documents: { id: string }[] };
  const { items } = (await list('/inventory')) as { items: { id: string; photos?: { fileId: string }[] }[] };
  const urls = documents.flatMap(({ id }) => [
    `${api}/documents/${id}/versions/1/file`,
    `${api}/documents/${id}/thumb`,
  ]);
  for (const { id } of items) {
    const { photos = [] } = (await list(`/inventory/${id}`)) as { photos?: { fileId: string }[] };
    urls.push(...photos.map(({ fileId }) => `${api}/inventory/${id}/photos/${fileId}`));
  }
  const receipts = (await list('/receipts')) as { receipts?: { id: string }[] } | { id: string }[];
  const known = Array.isArray(receipts) ? receipts : (receipts.receipts ?? []);
  urls.push(...known.map(({ id }) => `${api}/receipts/${id}/file`));
  const others = operations.filter(
    (o) =>
      o.method === 'GET' &&
      o.responses['200']?.content?.['application/octet-stream'] &&
      o.path.startsWith('/api/homes/'),
  );
  urls.push(...others.map((o) => urlWith({ ...household.ids, userId: me.user.id }, o)));
  return [...new Set(urls)];
}

async function sendAll(target: Target, household: FullHousehold, uploads: Operation[]): Promise<string[]> {
  const faults: string[] = [];
  const [files, lists] = [await dangerousFiles(), dangerousLists(sizedFor(target, { small: 20, full: 120 }))];
  for (const operation of uploads)
    for (const { name, bytes, what } of isImport(operation) ? lists : files) {
      const url = urlWith({ ...household.ids, userId: household.me.user.id }, operation) + queryOf(operation);
      const reply = await household.me.sendFile(url, name, bytes);
      const said = `${operation.name} with ${what}`;
      faults.push(...faultsOf(said, reply));
      if (/root:|passwd:/.test(reply.text)) faults.push(`${said}: a file of the server was read`);
      if (reply.status < 300 && isNeverTaken({ what, name, bytes })) faults.push(`${said}: was taken`);
    }
  return faults;
}

/** Refused everywhere. A photo with appended data is stored without it, which the download proves. */
const isNeverTaken = ({ what }: DangerousFile) =>
  /refused files|program|drawing|gigapixels|GIF|in front|PDF with|unpacks|lies|entities|names a file/.test(
    what,
  );

async function readBack(household: FullHousehold, operations: Operation[]): Promise<string[]> {
  const faults: string[] = [];
  let read = 0;
  for (const url of await downloads(household, operations)) {
    const reply = await household.me.get(url);
    if (reply.status !== 200) continue;
    read += 1;
    faults.push(...deliveryFaults(`GET ${url.replace(/[\w-]{36}/g, '…')}`, reply.headers));
    const isPicture = String(reply.headers['content-type']).startsWith('image/');
    if (isPicture && reply.text.includes(MARK))
      faults.push(`${url}: what was hidden behind the picture came back`);
  }
  if (read < 5) faults.push(`Only ${read} files could be read back.`);
  return faults;
}

/** Peak memory of the server, in megabytes. */
const highestMemory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const MOST_MEGABYTES = 900;

export const uploads: Attack = {
  name: 'polyglots, bombs, scripts and odd names in uploads',
  run: async (target) => {
    const { operations } = await operationsOf(target.world);
    const household = await fullHousehold(target.world, wordsOf('Upload'));
    const wanted = operations.filter((o) => takesFile(o) && o['x-access'] === 'member');
    const faults = await sendAll(target, household, wanted);
    // Twelve decompression bombs at once, while another person loads their account.
    const bomb = pngBomb(6000, 6000);
    const api = `${household.api}/inventory/${household.ids.itemId}/photos`;
    const bombs = Array.from({ length: 12 }, () => household.me.sendFile(api, 'big.png', bomb));
    const other = await target.world.visitor().get('/api/auth/session');
    faults.push(...faultsOf('GET /api/auth/session beside bombs', other));
    for (const reply of await Promise.all(bombs)) faults.push(...faultsOf('twelve bombs at once', reply));
    faults.push(...(await readBack(household, operations)));
    if (target.pid && highestMemory(target.pid) > MOST_MEGABYTES)
      faults.push(`The server used ${highestMemory(target.pid).toFixed(0)} MB, more than ${MOST_MEGABYTES}.`);
    return faults;
  },
};
