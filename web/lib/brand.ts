/** The name and words that stand for the company, kept in one place. */
export const BRAND = {
  name: 'Hearthline',
  tagline: 'ALWAYS READY',
  summary: 'Evacuation support for California homes: a hotel, cash and a guide, ready before you need them.',
} as const;
