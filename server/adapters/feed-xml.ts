/**
 * XML from outside: harmful input is rejected before any parser sees it, then read without entities or
 * doctypes.
 */
import { XMLParser } from 'fast-xml-parser';

/** XML we refuse to read; the message is a readable sentence. */
export class BadXml extends Error {}

const MOST_DEPTH = 24;
const MOST_ELEMENTS = 20_000;

/** Decodes bytes that must be UTF-8 and contain only elements. Throws BadXml. */
export function plainXml(raw: Buffer, mostBytes: number, mostElements = MOST_ELEMENTS): string {
  if (raw.length > mostBytes) throw new BadXml('It is too large.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    throw new BadXml('It is not written in UTF-8.');
  }
  // Rejects doctypes, entities and notations: none belongs in an alert.
  if (/<!(?!--|\[CDATA\[)/.test(text)) throw new BadXml('It declares a document type.');
  if (/<\?(?!xml[\s?])/.test(text)) throw new BadXml('It holds processing instructions.');
  if (/^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text))
    throw new BadXml('It is not written in UTF-8.');
  checkDepth(text, mostElements);
  return text;
}

/** Counted on the raw text, before a recursive parser could overflow. */
function checkDepth(text: string, mostElements: number): void {
  let depth = 0;
  let elements = 0;
  // CDATA is text, however much it looks like tags.
  const tags = text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  for (const [tag, isEnd] of tags.matchAll(/<(\/?)[A-Za-z_][^<>]*>/g)) {
    if (isEnd) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    elements += 1;
    if (depth > MOST_DEPTH) throw new BadXml('It is nested too deeply.');
    if (elements > mostElements) throw new BadXml('It has too many parts.');
  }
}

export type XmlNode = { [name: string]: XmlNode[] | string | undefined };

const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  alwaysCreateTextNode: true,
});

/** Every element as a list, every text unchanged. Throws BadXml. */
export function parseXml(text: string): XmlNode {
  try {
    return parser.parse(text, true) as XmlNode;
  } catch {
    throw new BadXml('It is not well-formed.');
  }
}

/** Direct children with this name. */
export function children(node: XmlNode | undefined, name: string): XmlNode[] {
  const found = node?.[name];
  return Array.isArray(found) ? found.filter((one) => typeof one === 'object') : [];
}

/** An element's text, with character references resolved once. */
export function textOf(node: XmlNode | undefined): string {
  const text = node?.['#text'];
  return typeof text === 'string' ? unescaped(text).trim() : '';
}

export const attribute = (node: XmlNode | undefined, name: string): string => {
  const value = node?.[`@${name}`];
  return typeof value === 'string' ? unescaped(value) : '';
};

/** The text of the first child with this name; null when it is missing or blank. */
export const child = (node: XmlNode | undefined, name: string): string | null =>
  textOf(children(node, name)[0]) || null;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * XML's five predefined entities and numeric references. Control characters, which feeds do contain, are
 * dropped.
 */
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (_, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name.toLowerCase()] ?? '';
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    const isText = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
    return isText ? String.fromCodePoint(code) : '';
  });
