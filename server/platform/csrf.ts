import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from './errors.ts';
import { say } from './say.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects state-changing requests that another site made a browser send. Every current browser says where a
 * request comes from (Sec-Fetch-Site, or at least Origin). A caller that sends neither isn't a page: it is
 * allowed unless it sends what an old browser's form could send.
 */
export function refuseCrossSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string): void {
  if (SAFE.has(method)) return;
  if (!isFromUs(headers, ownOrigin)) throw new AppError('cross_site', say().platformErrors.crossSite);
}

function isFromUs(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin !== undefined) return origin === ownOrigin || hostOf(origin) === host;
  // A browser that sends neither may still send a Referer.
  if (headers.referer !== undefined) return hostOf(headers.referer) === host;
  const type = headers['content-type'];
  return type === undefined || type.startsWith('application/json');
}

const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;
