/** The product's name and the wording used for it, in one place. */
export const BRAND = {
  name: 'Hearthline',
  tagline: 'ALWAYS READY',
  summary: 'Evacuation support for California homes: a hotel, cash and a guide, ready before you need them.',
  /** The company whose response network backs the services; named in the footer. */
  poweredBy: 'Westridge Response Network',
  supportEmail: 'support@hearthline.example',
} as const;
