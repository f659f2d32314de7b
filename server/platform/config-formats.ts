/** Formats of single settings. Pure. */
import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

export const flag = z.enum(['0', '1', 'true', 'false']).transform((v) => v === '1' || v === 'true');
export const url = (...protocols: string[]) =>
  z
    .url()
    .refine(
      (v) => protocols.some((p) => v.startsWith(`${p}://`)),
      `must start with ${protocols.join(':// or ')}://`,
    );

/** A provider's base URL; its path is kept, but a query or fragment isn't allowed. */
export const base = url('http', 'https').refine(
  (v) => !/[?#]/.test(v),
  'must end with its path, without a question mark or a hash',
);

/** The address in "Name <address>", or the address alone. */
export const addressIn = (from: string): string => /^[^<>\r\n]*<([^<>]+)>$/.exec(from)?.[1] ?? from;
export const isEmail = (text: string): boolean => z.email().safeParse(text).success;

/** What Fastify accepts as trusted proxies: a number of hops, or addresses, ranges and its named ranges. */
export const isProxyList = (value: string): boolean =>
  /^\d{1,2}$/.test(value) ||
  value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined;
    return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

/** Official sources that can be enabled. */
export const FEEDS = ['caloes', 'caloes-combined', 'nws', 'ipaws', 'recorded'] as const;
export type FeedName = (typeof FEEDS)[number];
export const isFeedName = (name: string): name is FeedName => FEEDS.some((known) => known === name);
export const feedNames = (value: string): string[] => value.split(',').map((name) => name.trim());
export const isFeedList = (value: string): boolean =>
  value.trim() === 'none' || feedNames(value).every((name) => isFeedName(name));

/** Sources of fire perimeters and road closures that can be enabled. */
export const HAZARD_FEEDS = [
  'wfigs',
  'firis',
  'caltrans',
  'quickmap',
  'quickmap-weather',
  '511',
  'wzdx',
  'recorded',
  'demo',
] as const;
export type HazardFeedName = (typeof HAZARD_FEEDS)[number];
export const isHazardFeedName = (name: string): name is HazardFeedName =>
  HAZARD_FEEDS.some((known) => known === name);
export const isHazardFeedList = (value: string): boolean =>
  value.trim() === 'none' || feedNames(value).every((name) => isHazardFeedName(name));

/** Caltrans has districts 1 to 12. */
export const isDistrictList = (value: string): boolean =>
  feedNames(value).every((name) => /^(?:[1-9]|1[0-2])$/.test(name));

/** At least one certificate, and all of them readable. */
export function isCertificate(pem: string): boolean {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.length > 0 && blocks.every((block) => new X509Certificate(block).subject !== '');
  } catch {
    return false;
  }
}
