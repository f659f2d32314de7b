/** How we describe the product. Its name isn't translated: see contract/brand.ts. */
export const tagline = 'SIEMPRE LISTOS';
export const summary =
  'Apoyo en evacuaciones para hogares de California: hotel, dinero y una guía, listos antes de que los necesite.';
export const membership = (name: string) => `Membresía de ${name}`;
