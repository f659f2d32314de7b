/** A paragraph or a list. Both may contain links, written `[words](/path)`. */
export type AnswerBlock = string | { list: readonly string[] };

export type FaqEntry = {
  /** Part of URLs (/faq#hotel) that people have shared: never rename. */
  id: string;
  question: string;
  /** Words people search for that neither the question nor the answer uses. Never shown. */
  keywords?: string;
  answer: readonly AnswerBlock[];
};

export type FaqGroup = { id: string; title: string; entries: readonly FaqEntry[] };

export type InlinePart = { text: string; to?: string };

/** Where a link leads for signed-in users: the landing page and the waitlist aren't for members. */
export function memberTarget(to: string): string | undefined {
  if (to === '/#pricing') return '/terms-of-service#plans';
  return to === '/waitlist' ? undefined : to;
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Splits a paragraph into text and links. */
export function inlineParts(paragraph: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, text = '', to = ''] = match;
    if (match.index > end) parts.push({ text: paragraph.slice(end, match.index) });
    parts.push({ text, to });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
  return parts;
}

export const paragraphsOf = (answer: readonly AnswerBlock[]): string[] =>
  answer.flatMap((block) => (typeof block === 'string' ? [block] : block.list));

/** The answer as plain text, one line per paragraph or list item. */
export const plainAnswer = (answer: readonly AnswerBlock[]): string =>
  paragraphsOf(answer)
    .map((paragraph) => paragraph.replaceAll(LINK, '$1'))
    .join('\n');
