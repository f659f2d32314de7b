import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { QUICK_START } from '#test/server-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { NODE_OPTIONS, ...cached } = QUICK_START;

/** Loads modules in a process of its own. Returns every import with where it led and as what it was loaded. */
async function load(code: string, { flags = '', options = [] as string[] } = {}): Promise<string[]> {
  const watched = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(specifier, context, next) {
        const { url, format } = next(specifier, context);
        console.log(context.parentURL, specifier, url, format);
        return { url, format, shortCircuit: true };
      },
    });
    ${code}`;
  const env = { PATH: process.env['PATH'], ...cached, NODE_OPTIONS: flags };
  const given = [...options, '--input-type=module', '--eval', watched];
  const { stdout } = await promisify(execFile)(process.execPath, given, { cwd: root, env, maxBuffer: 1e8 });
  return stdout.trim().split('\n').toSorted();
}

test('every import leads where Node would lead it, and is loaded as the same kind', async () => {
  const some = `await import('./server/platform/db.ts'); await import('./server/adapters/mail.smtp.ts');`;
  const [ours, nodes] = [await load(some, { flags: NODE_OPTIONS }), await load(some)];
  expect(ours.length).toBeGreaterThan(400);
  expect(ours).toEqual(nodes);
});

test('an import name that depends on a condition leads where that condition says', async () => {
  const spanish = { options: ['--conditions=spanish'] };
  const some = `await import('#text/brand.ts'); await import('#text/mail.ts');`;
  const ours = await load(some, { ...spanish, flags: NODE_OPTIONS });
  expect(ours).toEqual(await load(some, spanish));
  expect(ours.join('\n')).toContain('/contract/text/es/');
  expect((await load(some, { flags: NODE_OPTIONS })).join('\n')).toContain('/contract/text/en/');
});

test('a module that is missing is named', async () => {
  const missing = load(`await import('#server/platform/missing.ts')`, { flags: NODE_OPTIONS });
  await expect(missing).rejects.toThrow(/server\/platform\/missing\.ts/);
});
