import { BRAND } from '#contract/brand.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';

/** The parts of an email, in reading order. Plain text and HTML are made from the same parts. */
export type MailParts = {
  /** English unless given. */
  language?: Language;
  subject: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  action?: { label: string; url: string };
  /** More links, below the message. */
  links?: { label: string; url: string }[];
  closing?: string;
  /** Small print below the message: why it was sent, and how to unsubscribe. */
  foot?: { text: string; label: string; url: string };
};

const escapeHtml = (s: string): string =>
  s.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function toText(mail: MailParts): string {
  const { code, action, links = [], foot } = mail;
  const { yourCode } = messagesIn(mail.language ?? 'en').mail;
  return [
    mail.greeting,
    ...mail.paragraphs,
    ...(code ? [yourCode(code)] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(mail.closing ? [mail.closing] : []),
    `${BRAND.name}\n${BRAND.supportEmail}`,
    ...(foot ? [`${foot.text} ${foot.label}: ${foot.url}`] : []),
  ].join('\n\n');
}

const INK = '#16241f';
const PINE = '#1d4a3c';

/** Tables and inline styles, because email clients support little else; no images to block, no trackers. */
function toHtml({
  language = 'en',
  subject,
  greeting,
  paragraphs,
  code,
  action,
  links = [],
  closing,
  foot,
}: MailParts): string {
  const p = (s: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:${INK}">${escapeHtml(s).replaceAll('\n', '<br>')}</p>`;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;color:${INK}">${escapeHtml(greeting)}</h1>`,
    ...paragraphs.map(p),
    ...(code
      ? [
          `<p style="margin:8px 0 24px;font-size:32px;line-height:40px;letter-spacing:6px;font-weight:700;color:${INK}">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;background:${PINE};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;border-radius:8px">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a href="${escapeHtml(url)}" style="color:${PINE};font-weight:600">${escapeHtml(label)}</a></p>`,
    ),
    ...(closing ? [p(closing)] : []),
  ].join('\n');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f2ea;font-family:Figtree,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 0;font-size:18px;font-weight:700;color:${PINE}">${BRAND.name}</td></tr>
<tr><td style="padding:24px 32px 16px">${body}</td></tr>
<tr><td style="padding:16px 32px 24px;border-top:1px solid #e5ded0;font-size:14px;line-height:20px;color:#51605a">${BRAND.name} &middot; ${BRAND.supportEmail}${foot ? `<br>${escapeHtml(foot.text)} <a href="${escapeHtml(foot.url)}" style="color:#51605a">${escapeHtml(foot.label)}</a>` : ''}</td></tr>
</table></td></tr></table></body></html>`;
}

/** Options for the sender: where replies go, the unsubscribe URL, and a key that prevents duplicates. */
type MailExtras = {
  replyTo?: { name: string; address: string };
  leaveUrl?: string;
  key?: string;
  isByPerson?: true;
};

/** Composes an email in the product's one layout, as plain text and HTML. */
export const composeMail = (to: string, parts: MailParts, extras: MailExtras = {}) => ({
  to,
  subject: parts.subject,
  text: toText(parts),
  html: toHtml(parts),
  ...extras,
});
