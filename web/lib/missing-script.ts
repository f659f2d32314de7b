/** The messages of a script that failed to load, in Chrome and Edge, Firefox and Safari, plus our own. */
const SAYINGS = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /did not arrive/,
];

export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && SAYINGS.some((saying) => saying.test(error.message));
