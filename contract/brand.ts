/** The product's name and the wording used for it, in one place. */
export const BRAND = {
  name: 'Hearthline',
  /** The company whose response network backs the services; named in the footer. */
  poweredBy: 'Westridge Response Network',
  /**
   * Stands for the operator's SUPPORT_EMAIL. The server fills it in when an email or a document leaves it
   * (`contract/contacts.ts`); pages use `web/lib/contacts.ts`.
   */
  supportEmail: '__SUPPORT_EMAIL__',
  /** Stands for the operator's CONCIERGE_PHONE, in the same way. */
  conciergePhone: '__CONCIERGE_PHONE__',
  /** Stands for the operator's CONCIERGE_HOURS, in the same way: "24/7", or days and times. */
  conciergeHours: '__CONCIERGE_HOURS__',
  /** Stands for "Concierge support", with the hours where they aren't 24/7. */
  conciergeSupport: '__CONCIERGE_SUPPORT__',
} as const;
