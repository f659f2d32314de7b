import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { BRAND } from '#contract/brand.ts';
import type { Language } from '#contract/text/language.ts';
import { escapeHtml } from './document-choice.ts';

/**
 * A document of its own: no script, no font, no picture, everything in one response of a few kilobytes. It loads at a
 * front desk with a bad connection, and it prints.
 */
const STYLE = `
:root{color-scheme:light dark;--paper:#faf8f4;--card:#fff;--ink:#16241f;--muted:#4c5a54;--line:#8b958f;--pine:#1d4a3c;--on-pine:#fff;--danger:#a3261b;--soft:#e8f0ea;--wrong:#fdeceb}
@media (prefers-color-scheme:dark){:root{--paper:#0f1815;--card:#17221e;--ink:#eef2ef;--muted:#b4c0ba;--line:#7b8a83;--pine:#8fd0b6;--on-pine:#0b1713;--danger:#ff9d92;--soft:#1f3029;--wrong:#3a1c19}}
*{box-sizing:border-box}
body{margin:0;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
header,main{max-width:44rem;margin:0 auto;padding:1rem}
header{font-weight:700}header a{text-decoration:none}
main{padding-top:0}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}
h2{font-size:1.2rem;margin:1.5rem 0 .5rem}
p{margin:0 0 .5rem}
ul{list-style:none;margin:0 0 1rem;padding:0}
li,fieldset{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:0 0 .75rem}
legend{font-weight:600;padding:0;float:left;width:100%}legend+*{clear:both}
label{display:block;font-weight:600;margin:.5rem 0 .25rem}
input,select,textarea{width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px}
button{min-height:48px;width:100%;margin:.75rem 0;padding:.5rem 1rem;font:inherit;font-weight:600;color:var(--on-pine);background:var(--pine);border:1px solid var(--pine);border-radius:8px;cursor:pointer}
button.stop{color:var(--danger);background:transparent;border-color:var(--danger)}
button.quiet{color:var(--pine);background:transparent}
summary{min-height:44px;padding:.6rem 0;cursor:pointer;font-weight:600;text-decoration:underline}
a{color:var(--pine);display:inline-block;padding:.6rem 0}
:focus-visible{outline:3px solid var(--pine);outline-offset:2px}
dl{margin:0 0 1rem}dt{color:var(--muted)}dd{margin:0 0 .5rem;font-weight:600;overflow-wrap:anywhere}
.what{font-weight:600}
.state{color:var(--muted)}
.saved,.until{background:var(--soft);border-radius:8px;padding:.75rem}
.wrong{background:var(--wrong);border-radius:8px;padding:.75rem;font-weight:600}
.sample{border:1px dashed var(--line);border-radius:8px;padding:.75rem}
.actions{display:flex;gap:.75rem}.actions form{flex:1}
@media print{header,form,details,.screen,.saved,.sample,summary{display:none}li{break-inside:avoid}}
`.trim();

/** `heading`: HTML in place of the title, for a title in another language. */
export function sendPage(
  reply: FastifyReply,
  {
    language,
    title,
    heading = escapeHtml(title),
    main,
  }: { language: Language; title: string; heading?: string; main: string },
  https: boolean,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
        `<title>${escapeHtml(title)} · ${escapeHtml(BRAND.name)}</title><style nonce="${nonce}">${STYLE}</style></head>` +
        `<body><header><a href="/">${escapeHtml(BRAND.name)}</a></header><main><h1>${heading}</h1>${main}</main></body></html>`,
    );
}
