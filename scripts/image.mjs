// `npm run image`: builds the container image with Debian's tools and starts it as a deployment would.
// `--debian` builds the base image here, for machines that reach Debian and npm but no image registry. Needs
// root on Linux.
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { command, installPackages, node24, Refusal, root, run, step } from './boot.mjs';

const BASE = 'docker.io/library/node:24-bookworm-slim';
const DEBIAN = 'http://deb.debian.org/debian';
const NEEDED = { buildah: 'buildah', debootstrap: 'debootstrap', unshare: 'util-linux' };

const quiet = { show: false };

async function must(file, args) {
  const { code, output } = await run(file, args, quiet);
  if (code !== 0)
    throw new Refusal(`${file} ${args[0]} failed:\n${output.trim().split('\n').slice(-12).join('\n')}`);
  return output.trim();
}

function checkTools() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Refusal('The image is built and started as root on Linux.');
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/sbin');
  const missing = Object.keys(NEEDED).filter(
    (name) => !folders.some((folder) => existsSync(path.join(folder, name))),
  );
  if (missing.length > 0)
    throw new Refusal(
      `Missing: ${missing.join(', ')}. Run \`apt-get install ${missing.map((name) => NEEDED[name]).join(' ')}\`.`,
    );
}

/** Contents of the official image: a minimal Debian, Node, npm, and the user `node`. */
async function makeBase(folder) {
  const at = path.join(folder, 'base');
  await must('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', at, DEBIAN]);
  for (const waste of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    await rm(path.join(at, waste), { recursive: true, force: true });
  await cp(node24(), path.join(at, 'usr/local/bin/node'), { dereference: true });
  await must('npm', ['install', '--global', '--prefix', path.join(at, 'usr/local'), 'npm@11']);
  await must('chroot', [at, '/usr/sbin/groupadd', '--gid', '1000', 'node']);
  await must('chroot', [at, '/usr/sbin/useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node']);
  const container = await must('buildah', ['from', 'scratch']);
  await must('buildah', ['copy', '--quiet', container, at, '/']);
  await must('buildah', ['config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container]);
  await must('buildah', ['commit', '--quiet', '--rm', container, BASE]);
}

/**
 * Behind a proxy with its own certificates, npm needs them during the build, too. None of them stay in the
 * image.
 */
async function certificates(folder) {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return [];
  const settings = path.join(folder, 'npmrc');
  await writeFile(settings, 'cafile=/run/certificates.pem\n');
  return ['--volume', `${file}:/run/certificates.pem:ro`, '--volume', `${settings}:/root/.npmrc:ro`];
}

command(async () => {
  await installPackages();
  checkTools();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hearthline-image-'));
  try {
    const { code: isMissing } = await run('buildah', ['inspect', '--type', 'image', BASE], quiet);
    if (isMissing !== 0 && process.argv.includes('--debian'))
      await step('Making the base image from Debian', () => makeBase(folder));
    // Uses Docker's format, because the OCI format has no health check.
    const flags = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host', '--tag', 'hearthline'];
    await step('Building the image', async () =>
      must('buildah', ['bud', ...flags, ...(await certificates(folder)), root]),
    );
    const { code } = await run(node24(), ['scripts/check-image.ts', 'localhost/hearthline']);
    process.exitCode = code;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
