/** The product's name and the wording used for it, in one place. */
export const BRAND = {
  name: 'Hearthline',
  /** The company whose response network backs the services; named in the footer. */
  poweredBy: 'Westridge Response Network',
  /**
   * Placeholder for the operator's SUPPORT_EMAIL. The server fills it in when it sends an email or a document
   * (`contract/contacts.ts`); pages use `web/lib/contacts.ts`.
   */
  supportEmail: '__SUPPORT_EMAIL__',
  /** Placeholder for the operator's CONCIERGE_PHONE, filled in the same way. */
  conciergePhone: '__CONCIERGE_PHONE__',
  /** Placeholder for the operator's CONCIERGE_HOURS, filled in the same way: "24/7", or days and times. */
  conciergeHours: '__CONCIERGE_HOURS__',
  /** Placeholder for "Concierge support", with the hours if they aren't 24/7. */
  conciergeSupport: '__CONCIERGE_SUPPORT__',
} as const;
