/** Fields of what was changed, by their names. Name no secret, and nobody who may want to be forgotten. */
export type Facts = Readonly<Record<string, unknown>>;
/** Null: it did not exist before, or does not any more. */
export type Changes = { before: Facts | null; after: Facts | null };

/** JSON with its keys in order: the same facts are always the same bytes. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, v: unknown) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
}

const alike = (a: unknown, b: unknown): boolean => canonical(a ?? null) === canonical(b ?? null);
const only = (facts: Facts, keys: readonly string[]): Facts =>
  Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]));

/** What differs, and nothing of what stayed. Null when neither side was given. */
export function changesOf(before: Facts | null | undefined, after: Facts | null | undefined): Changes | null {
  if (before === undefined && after === undefined) return null;
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !alike(before[key], after[key]),
  );
  return { before: only(before, keys), after: only(after, keys) };
}
