/** Rules that every response must follow, whatever the request was. */
import { ERROR_CODES } from '#contract/errors.ts';

type Judged = { status: number; text: string; headers: Record<string, unknown> };

/** Text that only our own code, the database or Node would produce. */
const INSIDES =
  /node_modules|drizzle|pg_catalog|SQLSTATE|violates (check|foreign|unique|not-null)|\bat (async )?[\w.<>]+ \((file:|\/)|\/server\/\w+\/|errno|ECONN|select .+ from |insert into /i;
/** More than one word: a sentence, or a note for a field. It may start with a file name. */
const SENTENCE = /^\S+( \S+)+$/u;

/** Returns the faults of one API response; an empty list if there are none. */
export function faultsOf(what: string, { status, text, headers }: Judged): string[] {
  const faults: string[] = [];
  const fault = (sentence: string) => faults.push(`${what}: ${sentence}`);
  const body = readJson(text);
  const isBusy = status === 503 && body?.['code'] === 'unavailable';
  if (status >= 500 && !isBusy) fault(`answered ${status}: ${text.slice(0, 160)}`);
  if (status === 429) fault('was limited, so it shows nothing');
  if (status < 400) return faults;
  if (INSIDES.test(text)) fault(`shows insides: ${INSIDES.exec(text)?.[0]}`);
  if (!String(headers['content-type']).startsWith('application/json') || !body) {
    if (status !== 304 && !isEmptyRefusal(status, text)) fault(`${status} isn't in the form of an error`);
    return faults;
  }
  const { code, error, fields, ...others } = body;
  if (Object.keys(others).length > 0) fault(`has more than an error: ${Object.keys(others).join(', ')}`);
  if (!ERROR_CODES.includes(code as never)) fault(`has an unknown code: ${String(code)}`);
  for (const sentence of [error, ...Object.values((fields ?? {}) as object)])
    if (typeof sentence !== 'string' || !SENTENCE.test(sentence))
      fault(`doesn't say it in a sentence: ${JSON.stringify(sentence)}`);
  return faults;
}

/** HEAD requests and single-use endpoints refuse without a body. */
const isEmptyRefusal = (status: number, text: string) => text === '' && (status === 405 || status === 404);

export function readJson(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text) as unknown;
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const codeOf = (body: unknown): string | undefined => (body as { code?: string } | undefined)?.code;
