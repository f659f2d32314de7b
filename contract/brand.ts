/** The product's name and words, in one place. */
export const BRAND = {
  name: 'Hearthline',
  tagline: 'ALWAYS READY',
  supportEmail: 'support@hearthline.example',
} as const;
