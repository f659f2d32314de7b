/** What each role is called, and what it includes. */
export const roles = {
  USER: { name: 'Member', text: 'No staff access.' },
  AGENT: { name: 'Agent', text: 'Works on cases and looks up members.' },
  OPERATIONS: {
    name: 'Operations',
    text: 'Runs incidents, zones and partner hotels, and fulfills purchases.',
  },
  FINANCE: { name: 'Finance', text: 'Purchases, refunds, repayments, and payments that need attention.' },
  AUDITOR: { name: 'Auditor', text: 'Views everything except contact details. Changes nothing.' },
  ADMIN: { name: 'Administrator', text: 'Everything in the back office, including roles.' },
};
