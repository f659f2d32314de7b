import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONFIG_KEYS, parseConfig } from '#server/platform/config.ts';
import { parseMasterKeys } from '#server/platform/master-keys.ts';

// Compares the operators' files with the program they start.

type Service = {
  image?: string;
  build?: string;
  command?: string;
  environment?: Record<string, string>;
  ports?: string[];
  depends_on?: Record<string, unknown>;
  volumes?: string[];
};
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}`);
  return found;
};
const apps = Object.keys(compose.services).filter((name) => compose.services[name]?.build);
const unknownKeys = (env: Record<string, string>) =>
  Object.keys(env).filter((key) => !CONFIG_KEYS.includes(key));

/** The instructions of a Dockerfile: [COPY, rest of the line], with continued lines joined and comments removed. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*$/gm, '')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => /^(\w+)\s+(.*)$/.exec(line)?.slice(1) as [string, string]);
const all = (name: string) => instructions.filter(([word]) => word === name).map(([, rest]) => rest);

test('compose runs two processes of one image', () => {
  expect(apps).toHaveLength(2);
  expect(new Set(apps.map((name) => service(name).image)).size).toBe(1);
});

test.each(apps)('compose: the settings for %s are those the program reads, and they parse', (name) => {
  const { environment = {}, ports = [] } = service(name);
  expect(unknownKeys(environment)).toEqual([]);
  const config = parseConfig(environment);
  expect(config).toMatchObject({ production: true, demo: false });
  expect(ports.map((port) => Number(port.split(':')[1]))).toEqual([config.port]);
  expect(ports[0]?.split(':')[0]).toBe(new URL(config.origin).port);
});

test.each(apps)(
  'compose: every address in the settings of %s is a service beside it, with the same credentials',
  (name) => {
    const env = service(name).environment ?? {};
    const database = new URL(env['DATABASE_URL'] ?? '');
    const postgres = service(database.hostname);
    expect(Number(/^postgres:(\d+)/.exec(postgres.image ?? '')?.[1])).toBeGreaterThanOrEqual(15);
    expect(postgres.environment).toMatchObject({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    });
    expect(service(new URL(env['SMTP_URL'] ?? '').hostname).image).toContain('mailpit');
  },
);

test('compose: the storage accepts the credentials that create its bucket', () => {
  const { MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: password } = service('storage').environment ?? {};
  const maker = new URL(service('bucket').environment?.['MC_HOST_storage'] ?? '');
  expect(maker).toMatchObject({ hostname: 'storage', username: user, password });
});

test.each(apps)(
  'compose: %s stores files in the created bucket and opens the vault with a real key',
  (name) => {
    const config = parseConfig(service(name).environment ?? {});
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = service('storage').environment ?? {};
    expect(config.fileStorage).toMatchObject({
      kind: 's3',
      endpoint: 'http://storage:9000',
      accessKeyId: MINIO_ROOT_USER,
      secretAccessKey: MINIO_ROOT_PASSWORD,
      bucket: service('bucket').command?.split('/').at(-1),
    });
    expect(parseMasterKeys(config.vaultKeys ?? '')).toHaveLength(1);
    expect(service(name).depends_on).toHaveProperty('bucket');
  },
);

test('compose: services depend on existing services and use existing volumes', () => {
  for (const { depends_on = {}, volumes = [] } of Object.values(compose.services)) {
    for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] as string);
  }
});

const stageOf = (copy: string) => /^--from=(\S+) /.exec(copy)?.[1];
/** Files copied from the checkout. */
const sources = all('COPY')
  .filter((copy) => !stageOf(copy))
  .flatMap((copy) => copy.split(' ').slice(0, -1));

test('Dockerfile: everything it copies exists in the repository or another stage', () => {
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  const stages = all('FROM').map((from) => from.split(/ AS /i)[1]);
  expect(stages).toEqual(expect.arrayContaining(all('COPY').flatMap((copy) => stageOf(copy) ?? [])));
});

test('Dockerfile: the last stage has every folder the server imports from', () => {
  const last = instructions.slice(instructions.findLastIndex(([word]) => word === 'FROM'));
  const copied = last.filter(([word]) => word === 'COPY').map(([, rest]) => rest.split(' ').at(-1));
  const code = globSync('{server,contract}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const imported = code.flatMap((file) =>
    // #text is a part of contract/, by language.
    [...readFileSync(file, 'utf8').matchAll(/from '#([a-z]+)\//g)].map(([, folder]) =>
      folder === 'text' ? 'contract' : (folder as string),
    ),
  );
  expect(copied).toEqual(expect.arrayContaining([...new Set(imported), 'server', 'migrations', 'dist/web']));
});

test('Dockerfile: starts an existing file like npm start, on Node 24, not as root, with a /healthz check', () => {
  const [, ...args] = JSON.parse(all('CMD')[0] ?? '[]') as string[];
  expect(existsSync(args.at(-1) ?? '')).toBe(true);
  const boot = readFileSync('scripts/boot.mjs', 'utf8');
  const [, space] = /serverFlags = \['(.*)', quickModules\];/.exec(boot) ?? [];
  const [, loaded] = /quickModules = .*at\('(.*?)'\)/.exec(boot) ?? [];
  expect(args.slice(0, -1)).toEqual([space, `--import=./${loaded}`]);
  for (const from of all('FROM')) expect(from).toMatch(/^(node:24-|manifest )/);
  expect(all('USER')).toEqual(['node']);
  expect(all('HEALTHCHECK').join()).toContain('/healthz');
  expect(all('EXPOSE')).toEqual([String(parseConfig({}).port)]);
});

test('Dockerfile: its ENV settings are settings the program reads', () => {
  const env = Object.fromEntries(all('ENV').map((line) => line.split('=') as [string, string]));
  expect(unknownKeys(env)).toEqual([]);
  expect(parseConfig(env)).toMatchObject({ production: true, dataDir: all('VOLUME')[0] });
});

test('.dockerignore excludes secrets and local state from the image, but nothing that is copied', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env', '.data', 'node_modules', 'dist']));
  expect(sources.filter((file) => ignored.includes(file))).toEqual([]);
});

test('.env.example lists exactly the settings the program reads', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# ?)?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, key]) => key as string,
  );
  expect(listed.toSorted()).toEqual(CONFIG_KEYS.toSorted());
});

test('the settings table of README.md lists exactly the settings the program reads', () => {
  const listed = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(
    ([, key]) => key as string,
  );
  expect(listed.toSorted()).toEqual(CONFIG_KEYS.toSorted());
});
