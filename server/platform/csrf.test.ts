import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './csrf.ts';

const OURS = 'https://hearthline.example';
const host = 'hearthline.example';

test.each<[string, string, IncomingHttpHeaders]>([
  [
    'a form on another site',
    'POST',
    { host, 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
  ],
  [
    'a page on a sibling host',
    'POST',
    { host, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
  ],
  ['an old browser on another site', 'DELETE', { host, origin: 'https://evil.example' }],
  ['a sandboxed frame', 'POST', { host, origin: 'null', 'content-type': 'application/json' }],
  ['a plain-text form without an origin', 'POST', { host, 'content-type': 'text/plain' }],
  ['an upload form without an origin', 'POST', { host, 'content-type': 'multipart/form-data; boundary=x' }],
  [
    'a form of another site in a browser that says little',
    'POST',
    {
      host,
      referer: 'https://evil.example/?hearthline.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
  ],
])('%s cannot change anything', (_, method, headers) => {
  expect(() => refuseCrossSite(method, headers, OURS)).toThrow('another site');
});

test.each<[string, string, IncomingHttpHeaders]>([
  ['our own page', 'POST', { host, 'sec-fetch-site': 'same-origin' }],
  ['our own page in an old browser', 'POST', { host, origin: OURS }],
  ['our own page under a local address', 'POST', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ['a program without a browser', 'POST', { host, 'content-type': 'application/json' }],
  ['a program that sends no body', 'POST', { host }],
  [
    'our own form in a browser that says little',
    'POST',
    { host, referer: `${OURS}/contact`, 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['reading from anywhere', 'GET', { host, 'sec-fetch-site': 'cross-site' }],
])('%s is allowed', (_, method, headers) => {
  expect(() => refuseCrossSite(method, headers, OURS)).not.toThrow();
});
