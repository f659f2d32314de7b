/** A variable in a text that is written once and sent to many: {{first_name}}. */
const PLACEHOLDER = /\{\{\s*(\w*)\s*\}\}/g;

/** The names between {{ and }}, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '')),
];

/** Inserts known values. Names without a value stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | null>>): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);
