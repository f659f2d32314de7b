/** Parses ArcGIS responses about evacuation zones, in both formats California publishes. Pure. */
import { FeedTrouble, type ReportedZone } from '#server/ports/alert-feed.ts';
import { readGeometry } from './feed-shapes.ts';

export type ArcgisPage = { zones: ReportedZone[]; isCut: boolean; problem: string | null };

type Fields = ReadonlyMap<string, unknown>;

type ArcgisRows = { rows: unknown[]; isCut: boolean; problem: string | null };

/**
 * Throws FeedTrouble if it isn't a response. A truncated text is a response that reports itself as partial.
 */
export function readArcgis(raw: Buffer): ArcgisPage {
  const { rows, isCut, problem } = readArcgisRows(raw);
  return { zones: rows.map(readFeature), isCut, problem };
}

/** The rows of any layer, as `readArcgis` reads zones. */
export function readArcgisRows(raw: Buffer): ArcgisRows {
  const text = raw
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    if (/^[[{]/.test(text) && !/[\]}]$/.test(text))
      return { rows: [], isCut: true, problem: 'The answer breaks off in the middle.' };
    throw new FeedTrouble('It did not answer with JSON.', { cause });
  }
  // Several pages of one response are stored as a list.
  const pages = (Array.isArray(parsed) ? parsed : [parsed]).map(readPage);
  if (pages.length === 0) throw new FeedTrouble('It answered with nothing.');
  const isCut = pages.at(-1)?.isCut ?? false;
  return {
    rows: pages.flatMap(({ rows }) => rows),
    isCut,
    problem: isCut ? 'The answer says itself that there is more.' : null,
  };
}

function readPage(page: unknown): { rows: unknown[]; isCut: boolean } {
  if (typeof page !== 'object' || page === null) throw new FeedTrouble('It did not answer with zones.');
  const { error, features, exceededTransferLimit, properties } = page as Record<string, unknown>;
  // Failures arrive with status 200, sometimes with features as well: the error wins.
  if (error !== undefined && error !== null)
    throw new FeedTrouble(`It answered with an error: ${said(error)}.`);
  if (!Array.isArray(features)) throw new FeedTrouble('It did not answer with zones.');
  const inner = properties as { exceededTransferLimit?: unknown } | null | undefined;
  return {
    rows: features as unknown[],
    isCut: exceededTransferLimit === true || inner?.exceededTransferLimit === true,
  };
}

function said(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    [code, message]
      .filter((part) => part !== undefined && part !== '')
      .join(' ')
      .slice(0, 200) || 'no words'
  );
}

function readFeature(feature: unknown): ReportedZone {
  const { geometry, properties, attributes } = (feature ?? {}) as Record<string, unknown>;
  const given = (properties ?? attributes ?? {}) as Record<string, unknown>;
  const fields: Fields = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    ...(fields.has('zone_status') && !fields.has('status') ? combined(fields) : calOes(fields)),
    ...readGeometry(geometry),
    rowId: word(fields, 'globalid'),
    rowNumber: rowNumber(fields.get('objectid')),
  };
}

type Said = Omit<ReportedZone, 'shape' | 'shapeProblem' | 'rowId' | 'rowNumber'>;

const rowNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null;

/** CA_EVACUATIONS_PROD and its hosted view. */
function calOes(fields: Fields): Said {
  const officialId = usableId(word(fields, 'zone_id'));
  return {
    officialId,
    words: word(fields, 'status'),
    name: word(fields, 'zone_name'),
    county: word(fields, 'county'),
    notes: words(fields, ['notes', 'critical_info', 'public_info', 'event_type']),
    url: zonePage(officialId),
    issuedAt: instant(fields.get('edit_date')) ?? instant(fields.get('editdate')),
    beside: words(fields, ['city', 'source', 'data_source', 'data_source_name']),
  };
}

/** The statewide view in the Genasys format. Its zone_id is only the end of the official id. */
function combined(fields: Fields): Said {
  const parts = ['country_abbr', 'state_abbr', 'county_abbr', 'city_abbr', 'zone_sequence'].map((name) =>
    word(fields, name),
  );
  const link = webPage(word(fields, 'url')) ?? webPage(word(fields, 'original_source_url'));
  const linked = /\/zones\/([^/?#]+)/.exec(link ?? '')?.[1] ?? null;
  const officialId = usableId(
    parts.every((part) => part !== null) ? parts.join('-') : (linked ?? word(fields, 'zone_id')),
  );
  return {
    officialId,
    words: word(fields, 'zone_status'),
    name: word(fields, 'known_as') ?? word(fields, 'zone_id'),
    county: word(fields, 'county_name'),
    notes: words(fields, ['zone_status_reason', 'location_description']),
    url: link ?? zonePage(officialId),
    issuedAt: publishedAt(fields) ?? instant(fields.get('editdate')),
    beside: words(fields, ['city_name', 'data_source_name', 'event_type', 'source']),
    unpublished: unpublished(word(fields, 'zone_approval_status')),
  };
}

/** Every public row says "Published"; an unknown state isn't treated as published. */
const unpublished = (state: string | null): string | null =>
  state === null || /^(?:published|approved|null)$/i.test(state) ? null : state;

/** "US-CA-" alone identifies no zone. */
const usableId = (id: string | null): string | null =>
  id === null || /^(US|CA|-|\s)*$/i.test(id) ? null : id.toUpperCase();

/**
 * A field's text; blank or a literal "null" counts as missing. A status keeps its "null", because someone
 * wrote it.
 */
function word(fields: Fields, name: string): string | null {
  const value = fields.get(name);
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  if (name.endsWith('status')) return text || null;
  return text === '' || text.toLowerCase() === 'null' ? null : text;
}

function words(fields: Fields, names: readonly string[]): string | null {
  const said = names.map((name) => word(fields, name)).filter((text) => text !== null);
  return said.length > 0 ? [...new Set(said)].join('\n') : null;
}

/** Only ids of this form have a public zone page. */
const zonePage = (id: string | null): string | null =>
  id !== null && /^US-CA-X[A-Z0-9-]+$/.test(id) ? `https://protect.genasys.com/zones/${id}` : null;

const webPage = (link: string | null): string | null =>
  link !== null && link.startsWith('https://') && URL.canParse(link) ? link : null;

/**
 * Rows from Zonehaven carry Pacific time twice converted: for the same zone and edit, last_updated is ahead of
 * the other layer's EDIT_DATE by exactly the Pacific offset, and lies in the future for hours.
 */
function publishedAt(fields: Fields): Date | null {
  const at = instant(fields.get('last_updated'));
  if (!at || word(fields, 'data_source_name')?.toLowerCase() !== 'zonehaven') return at;
  return new Date(at.getTime() - pacificOffsetMs(at));
}

const PACIFIC = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'longOffset',
});

/** How far Pacific time is behind UTC: 7 or 8 hours. */
function pacificOffsetMs(at: Date): number {
  const name = PACIFIC.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return Number(/GMT-(\d{2})/.exec(name)?.[1] ?? 8) * 3_600_000;
}

/** Milliseconds, also as text, or a date string. Zero and similar values aren't dates. */
function instant(value: unknown): Date | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const at = new Date(/^\d{11,}$/.test(String(value)) ? Number(value) : value);
  return at.getTime() > Date.UTC(2000, 0) && at.getTime() < Date.UTC(2200, 0) ? at : null;
}
