/** No answer has more HTML than this. */
const MOST_HTML = 200_000;

/** Where email programs put the quoted message. Everything from there on isn't the sender's. */
const QUOTES: readonly RegExp[] = [
  /<div[^<>]{0,200}class="?[^"<>]{0,100}gmail_quote/i,
  /<div[^<>]{0,200}id="?(?:appendonsend|divRplyFwdMsg|mail-editor-reference-message-container)/i,
  /<div[^<>]{0,200}class="?[^"<>]{0,100}(?:yahoo_quoted|moz-cite-prefix|protonmail_quote)/i,
  /<blockquote[\s>]/i,
  /<hr[^<>]{0,200}id="?stopSpelling/i,
  /<div[^<>]{0,200}style="[^"<>]{0,200}border-top:\s?solid #(?:E1E1E1|B5C4DF) 1/i,
];

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  iexcl: '¡',
  iquest: '¿',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
};

const decoded = (_: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? `&${name};`;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
};

/** Removes every part between two marks, without backtracking. An unclosed one is removed to the end. */
function withoutPart(html: string, begin: string, end: string): string {
  const parts: string[] = [];
  const lower = html.toLowerCase();
  let at = 0;
  for (;;) {
    const open = lower.indexOf(begin, at);
    if (open < 0) break;
    parts.push(html.slice(at, open));
    const close = lower.indexOf(end, open);
    if (close < 0) return parts.join('');
    const after = lower.indexOf('>', close);
    at = after < 0 ? html.length : after + 1;
  }
  parts.push(html.slice(at));
  return parts.join('');
}

const withoutTag = (html: string, tag: string): string => withoutPart(html, `<${tag}`, `</${tag}`);

/** The text of an HTML email, for one without plain text. No markup remains. Pure, in linear time. */
export function htmlToWords(html: string): string {
  const given = html.slice(0, MOST_HTML);
  const cuts = QUOTES.map((quote) => given.search(quote)).filter((at) => at > 0);
  const own = given.slice(0, Math.min(given.length, ...cuts));
  // A quote at the very start means the answer is below it, so everything is kept.
  const read = own.replaceAll(/<[^<>]{0,2000}>/g, '').trim() === '' ? given : own;
  return ['head', 'style', 'script', 'title']
    .reduce(withoutTag, withoutPart(read, '<!--', '-->'))
    .replaceAll(/[\r\n\t ]+/g, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)[^<>]{0,500}>/gi, '\n')
    .replaceAll(/<li[^<>]{0,500}>/gi, '- ')
    .replaceAll(/<[^<>]{0,20000}>/g, '')
    .replaceAll(/&(#?\w{1,8});/g, decoded)
    .split('\n')
    .map((line) => line.replaceAll(/[\u00A0 ]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
