/** Fields of the changed thing, by name. Include no secrets, and no one who may ask to be deleted. */
export type Facts = Readonly<Record<string, unknown>>;
/** Null: it didn't exist before, or no longer exists. */
export type Changes = { before: Facts | null; after: Facts | null };

/** JSON with sorted keys, so that equal facts give equal bytes. */
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

/** Returns only the fields that differ. Null when neither side was given. */
export function changesOf(before: Facts | null | undefined, after: Facts | null | undefined): Changes | null {
  if (before === undefined && after === undefined) return null;
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !alike(before[key], after[key]),
  );
  return { before: only(before, keys), after: only(after, keys) };
}
