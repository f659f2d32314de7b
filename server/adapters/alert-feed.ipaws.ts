import { after, minutes } from '#server/platform/clock.ts';
import {
  FeedTrouble,
  type AlertFeedPort,
  type FeedContent,
  type FeedMemory,
  type ReportedMessage,
} from '#server/ports/alert-feed.ts';
import { readTrustedCertificates } from './cap-signature.ts';
import { readCap } from './feed-cap.ts';
import { fetchFeed, feedUrl, type FeedConnection } from './feed-http.ts';
import { attribute, BadXml, children, parseXml, plainXml, type XmlNode } from './feed-xml.ts';

const MOST_LIST_BYTES = 4 * 1024 * 1024;
const MOST_MESSAGE_BYTES = 512 * 1024;
const MOST_ENTRIES = 500;
/** FEMA asks clients not to poll more often. */
const EVERY_SECONDS = 120;
/** The list covers about half an hour: messages that came and went between polls are lost. */
const WINDOW_MS = minutes(30);
/** If a list takes longer, the next pull continues it. */
const LONGEST_MS = minutes(2);
const CALIFORNIA = '06';

/**
 * Local authorities' alerts via FEMA: a list, then each message separately. Every pull returns the whole
 * list. Fetched messages are cached until the list drops them, so nothing is lost when saving them fails.
 */
export function createIpawsFeed(
  feed: FeedConnection & { url: string; trust: string | undefined },
): AlertFeedPort {
  const trusted = readTrustedCertificates(feed.trust);
  const read = (raw: Buffer) => readCap(raw, trusted);
  const kept = new Map<string, ReportedMessage>();

  async function fetchMessages(links: readonly URL[]) {
    const until = after(feed.clock.now(), LONGEST_MS);
    for (const link of links) {
      if (kept.has(link.href) || feed.clock.now() > until) continue;
      const message = await fetchMessage(link);
      if (message) kept.set(link.href, message);
    }
    const listed = new Set(links.map(({ href }) => href));
    for (const href of kept.keys()) if (!listed.has(href)) kept.delete(href);
    return { messages: [...kept.values()], missing: listed.size - kept.size };
  }

  /** One after another; one failure doesn't block the others. */
  async function fetchMessage(url: URL): Promise<ReportedMessage | null> {
    try {
      const reply = await fetchFeed(feed, { url, accept: 'application/xml', mostBytes: MOST_MESSAGE_BYTES });
      return reply.status === 'answered' ? read(reply.raw) : null;
    } catch (e) {
      if (e instanceof FeedTrouble && e.retryAt === null) return null;
      throw e; // it asked us to back off, so stop fetching all of it
    }
  }

  return {
    id: 'ipaws',
    name: 'IPAWS alerts of local authorities',
    officialUrl:
      'https://www.fema.gov/emergency-managers/practitioners/integrated-public-alert-warning-system',
    everySeconds: EVERY_SECONDS,
    pull: async (memory) => {
      const reply = await fetchFeed(feed, {
        url: feedUrl(feed.url, '/feed'),
        accept: 'application/atom+xml, application/xml',
        mostBytes: MOST_LIST_BYTES,
        memory,
      });
      if (reply.status === 'unchanged') return reply;
      const { messages, missing } = await fetchMessages(readList(reply.raw, feed.url));
      const problem =
        missing > 0 ? `${missing} of its messages could not be fetched.` : gapSince(memory, feed.clock.now());
      return { ...reply, content: { kind: 'messages', messages, problem } };
    },
    count: async () => null,
    // The list alone means nothing; stored messages are parsed one by one.
    read: (raw): FeedContent => ({ kind: 'messages', messages: [read(raw)], problem: null }),
  };
}

function gapSince({ lastGoodAt }: FeedMemory, now: Date): string | null {
  if (!lastGoodAt || now <= after(lastGoodAt, WINDOW_MS)) return null;
  const passed = Math.round((now.getTime() - lastGoodAt.getTime()) / 60_000);
  return `Nothing was read for ${passed} minutes, and the list goes back only 30: messages may be missing.`;
}

/** The listed messages that may concern California, on the list's own server only. Throws FeedTrouble. */
export function readList(raw: Buffer, base: string): URL[] {
  const home = feedUrl(base, '/');
  let feed: XmlNode | undefined;
  try {
    [feed] = children(parseXml(plainXml(raw, MOST_LIST_BYTES)), 'feed');
  } catch (cause) {
    if (cause instanceof BadXml)
      throw new FeedTrouble(`Its list cannot be read. ${cause.message}`, { cause });
    throw cause;
  }
  if (!feed) throw new FeedTrouble('It did not answer with a list.');
  const entries = children(feed, 'entry');
  if (entries.length > MOST_ENTRIES) throw new FeedTrouble('Its list is too long.');
  const links = entries.filter(mayConcern).flatMap((entry) => {
    const [link] = children(entry, 'link').map((one) => attribute(one, 'href'));
    if (!link || !URL.canParse(link, home.href)) return [];
    const url = new URL(link, home);
    return url.origin === home.origin && url.pathname.startsWith(home.pathname) ? [url] : [];
  });
  return [...new Map(links.map((url) => [url.href, url])).values()];
}

/** Entries name their states; one without a state may be anywhere. */
function mayConcern(entry: XmlNode): boolean {
  const states = children(entry, 'category')
    .map((one) => [attribute(one, 'label'), attribute(one, 'term')])
    .filter((pair) => pair.some((text) => text.toLowerCase() === 'statefips'))
    .flatMap((pair) => pair.filter((text) => /^\d{1,2}$/.test(text)))
    .map((state) => state.padStart(2, '0'));
  return states.length === 0 || states.some((state) => state === CALIFORNIA || state === '00');
}
