import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notGlobal.addSubnet(net, bits, 'ipv6');

/** Whether this is a public internet address, not a local, private or special one. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
}

type Found = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/**
 * Resolves a host name for a connection and rejects non-public addresses. The connection uses exactly the
 * address that was checked, so DNS rebinding doesn't work.
 */
export function publicLookup(isAllowed: (address: string) => boolean = isPublicAddress) {
  return (hostname: string, options: LookupOptions, done: Found): void => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const first = found[0];
      if (!first || !found.every(({ address }) => isAllowed(address)))
        return done(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
