/** How we describe the product. Its name isn't translated: see contract/brand.ts. */
export const tagline = 'ALWAYS READY';
export const summary =
  'Evacuation support for California homes: a hotel, cash and a guide, ready before you need them.';
export const membership = (name: string) => `${name} membership`;
