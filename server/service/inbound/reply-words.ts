/** Longer emails are cut. The whole email is kept for 30 days. */
const MOST_CHARACTERS = 4000;
/** Only this much is parsed, so that no email takes long. */
const MOST_READ = 100_000;
const MOST_LINES = 2000;

/** Lines with which email programs introduce the quoted message, in plain words without formatting. */
const QUOTE_HEADS: readonly RegExp[] = [
  /^.{1,120} wrote on .{4,120}:$/,
  /^.{1,120} escribio el .{4,120}:$/,
  /^-+ ?(?:original message|forwarded message|mensaje original|mensaje reenviado) ?-+$/,
  /^(?:begin forwarded message|inicio del mensaje reenviado):$/,
];
/** The same, but often wrapped over two or three lines. */
const WRAPPED_HEADS: readonly RegExp[] = [/^on .{4,200} wrote:$/, /^el .{4,200} escribio:$/];
/** "From: ... Sent: ..." of Outlook: several such lines in a row. */
const HEADER_LINE = /^(?:from|sent|to|subject|date|cc|de|enviado|enviado el|para|asunto|fecha):\s/;
const SIGNATURE =
  /^(?:--|—|sent from my .{2,40}|sent from (?:outlook|yahoo|mail|samsung|gmail).{0,40}|get outlook for .{2,20}|enviado desde mi .{2,40}|enviado desde .{2,40}|obtener outlook para .{2,20}|obtenga outlook para .{2,20}|enviado con proton ?mail.{0,40}|sent with proton ?mail.{0,40})$/;
/** Programs that ask people to answer above a line. */
const MARKER = /^#{2,}.{0,10}(?:reply|please type your reply|escriba su respuesta).{0,60}#{2,}$/;

const plain = (line: string): string =>
  line
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[*_<>]+(?=\s|$|:)|(?:^|(?<=\s))[*_<>]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

const isHead = (text: string): boolean =>
  text.length <= 400 && [...QUOTE_HEADS, ...WRAPPED_HEADS].some((head) => head.test(text));

/** A heading may be wrapped over two or three lines, without a blank line between them. */
function isQuoteHead(lines: readonly string[], n: number): boolean {
  const [a = '', b = '', c = ''] = lines.slice(n, n + 3).map((line) => plain(line));
  if (isHead(a) || /^\s*_{10,}\s*$/.test(lines[n] ?? '')) return true;
  if (a === '' || b === '' || isHead(b)) return false;
  const joined = [`${a} ${b}`, ...(c === '' || isHead(`${b} ${c}`) ? [] : [`${a} ${b} ${c}`])];
  return joined.some((text) => text.length <= 400 && WRAPPED_HEADS.some((head) => head.test(text)));
}

const isHeaderBlock = (lines: readonly string[], n: number): boolean => {
  const next = lines.slice(n, n + 6).map((line) => plain(line));
  return HEADER_LINE.test(next[0] ?? '') && next.filter((line) => HEADER_LINE.test(line)).length >= 3;
};

/** Removes blank lines at both ends, and more than one in a row. */
const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The sender's own words in a reply, without the quoted message and the signature. Answers between quoted lines keep
 * the lines they answer. If nothing would be left, keeps the whole text: too much is better than nothing. Takes linear
 * time. Pure.
 */
export function replyWords(text: string): string {
  const read = text
    .slice(0, MOST_READ)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B\uFEFF]/g, '');
  const lines = read.split('\n').slice(0, MOST_LINES);
  const kept: string[] = [];
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n] ?? '';
    const words = plain(line);
    if (MARKER.test(words)) break;
    if (isQuoteHead(lines, n) || isHeaderBlock(lines, n)) {
      // The sender may have answered below or between the quoted lines.
      const rest = lines.slice(n).filter((one) => !isQuoted(one));
      const isInline = lines.slice(n).some(isQuoted) && hasWordsAfterQuote(lines, n);
      if (!isInline) break;
      kept.push(...inlineParts(lines, n, rest.length));
      break;
    }
    if (SIGNATURE.test(words) && !hasWordsAfterQuote(lines, n)) break;
    kept.push(line);
  }
  const without = tidy(trimQuotes(kept));
  const whole = tidy(lines.filter((line) => !isQuoted(line)));
  return (without || whole || tidy(lines)).slice(0, MOST_CHARACTERS);
}

/** Whether unquoted words follow a quoted line, other than a signature. */
function hasWordsAfterQuote(lines: readonly string[], from: number): boolean {
  let isAfter = false;
  for (const line of lines.slice(from)) {
    if (isQuoted(line)) isAfter = true;
    else if (isAfter && plain(line) !== '') return !SIGNATURE.test(plain(line));
  }
  return false;
}

/** The answers below a heading, each with the last quoted line before it. */
function inlineParts(lines: readonly string[], from: number, most: number): string[] {
  const parts: string[] = [];
  let question: string | undefined;
  let isQuote = false;
  for (const line of lines.slice(from)) {
    if (isQuoted(line)) {
      if (line.replace(/^[\s>]+/, '') !== '') question = line;
      isQuote = true;
      continue;
    }
    if (!isQuote) continue; // still the heading
    if (SIGNATURE.test(plain(line))) break;
    if (question !== undefined && plain(line) !== '') {
      parts.push(question);
      question = undefined;
    }
    parts.push(line);
    if (parts.length > most * 2 + 2) break;
  }
  return parts;
}

/** Removes quoted lines at the end, which belong to no answer. */
function trimQuotes(lines: readonly string[]): string[] {
  const end = lines.findLastIndex((line) => !isQuoted(line) && line.trim() !== '');
  return lines.slice(0, end + 1);
}
