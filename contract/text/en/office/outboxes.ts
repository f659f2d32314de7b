/** The kinds of email we send, as the health page names them. */
export const titles = {
  order: 'Receipts and purchase updates',
  membership: 'Membership notices',
  repayment: 'Repayment notices',
  invitation: 'Invitations to join',
  decision: 'Waitlist decisions',
  waitlist: 'Waitlist confirmations',
  'home-change': 'Home change notices',
  'home-approval': 'Home approval decisions',
  'contact-forward': 'Messages forwarded to the team',
  'contact-acknowledgement': 'Acknowledgements of messages',
  'contact-reply': 'Answers to messages',
  'partner-proof': 'Confirmation requests to partners',
  statement: 'Statements to partners',
  ambassador: 'Emails to ambassadors',
  'impact-request': 'Confirmation requests to neighbors',
  'neighbor-group': 'Emails about neighbor groups',
};
