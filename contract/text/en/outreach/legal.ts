/** What frames the Privacy Policy, the Terms of Service and "What we pay". */
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const lastUpdated = 'September 18, 2025';
export const lastUpdatedLabel = 'Last updated';
/** At the top of a translation. The English document needs none. */
export const courtesyTranslation = '';
export const contents = 'Contents';
export const linkToSection = 'Link to section';
/** Name of a table's first column, for screen readers. */
export const firstColumn = 'What';
export const plainWords = 'In plain words';
export const summaryNote = 'This summary helps you read. The full text below is binding.';
export const whatWePayTitle = 'What we pay, when, and to whom';
export const whatWePayIntro =
  'The rules for emergency cash and hotel rooms, in plain English. They’re the same for everyone.';
