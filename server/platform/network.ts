import { isIP } from 'node:net';

const UNKNOWN = 'Unknown network';

/** The two groups of an IPv4 address written inside an IPv6 one. */
function groupsOfIpv4(dotted: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)];
}

/** The eight groups of an IPv6 address in their shortest form, or null. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail] = address.split('::');
  const split = (part: string) =>
    part.split(':').flatMap((group) => (group.includes('.') ? groupsOfIpv4(group) : [group]));
  const left = head === '' ? [] : split(head);
  const right = tail === undefined || tail === '' ? [] : split(tail);
  const missing = 8 - left.length - right.length;
  if (tail === undefined ? missing !== 0 : missing < 0) return null;
  return [...left, ...Array<string>(missing).fill('0'), ...right].map((g) =>
    g.replace(/^0+(?=.)/, '').toLowerCase(),
  );
}

type Address = { v4: string } | { v6: string[] } | null;

/** An IPv4 address is the same address when it is written as an IPv6 one. */
function readAddress(ip: string): Address {
  if (!ip.includes(':')) return isIP(ip) === 4 ? { v4: ip } : null; // most callers, several times in each request
  const plain = ip.replace(/%.*$/, '');
  if (isIP(plain) === 4) return { v4: plain };
  const groups = isIP(plain) === 6 ? groupsOf(plain) : null;
  if (!groups) return null;
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return { v6: groups };
  const [high = 0, low = 0] = groups.slice(6).map((g) => Number.parseInt(g, 16));
  return { v4: [high >> 8, high & 255, low >> 8, low & 255].join('.') };
}

/** An address without its last part: enough to recognize a network, too little to track a person. */
export function shortNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return UNKNOWN;
  if ('v4' in address) return `${address.v4.split('.').slice(0, 3).join('.')}.x`;
  return `${address.v6.slice(0, 3).join(':')}:x`;
}

/**
 * What every limit counts as one caller: an IPv4 address, or the /64 of an IPv6 address. A single customer has at
 * least a whole /64, so counting its addresses separately would limit nobody.
 */
export function networkPrefix(ip: string): string {
  const address = readAddress(ip);
  if (!address) return UNKNOWN;
  return 'v4' in address ? address.v4 : `${address.v6.slice(0, 4).join(':')}::/64`;
}
