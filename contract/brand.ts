/** The product's name and the wording used for it, in one place. */
export const BRAND = {
  name: 'Hearthline',
  tagline: 'ALWAYS READY',
  summary: 'Evacuation support for California homes: a hotel, cash and a guide, ready before you need them.',
  /** The company whose response network backs the services; named in the footer. */
  poweredBy: 'Westridge Response Network',
  /**
   * Stands for the operator's SUPPORT_EMAIL. The server fills it in when an email or a document leaves it
   * (`contract/contacts.ts`); pages use `web/lib/contacts.ts`.
   */
  supportEmail: '__SUPPORT_EMAIL__',
  /** Stands for the operator's CONCIERGE_PHONE, in the same way. */
  conciergePhone: '__CONCIERGE_PHONE__',
} as const;
