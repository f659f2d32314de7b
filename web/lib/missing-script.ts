/** How browsers say that a script of the page did not arrive: Chrome and Edge, Firefox, Safari; and our own words for it. */
const SAYINGS = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /did not arrive/,
];

export const isMissingScript = (error: unknown): boolean =>
  error instanceof Error && SAYINGS.some((saying) => saying.test(error.message));
