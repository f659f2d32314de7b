import { isIP } from 'node:net';

const UNKNOWN = 'Unknown network';

/** The eight groups of an IPv6 address, or null. */
function groupsOf(address: string): string[] | null {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  if (tail === undefined) return left.length === 8 ? left : null;
  return missing < 0 ? null : [...left, ...Array<string>(missing).fill('0'), ...right];
}

/** An address without its last part: enough to recognize a network, too little to track a person. */
export function shortNetwork(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.x`;
  if (isIP(plain) !== 6) return UNKNOWN;
  const groups = groupsOf(plain);
  return groups
    ? `${groups
        .slice(0, 3)
        .map((g) => g.replace(/^0+(?=.)/, '').toLowerCase())
        .join(':')}:x`
    : UNKNOWN;
}
