/** The page of questions and answers, without the questions. */
export const title = 'Questions and answers';
export const intro =
  'How evacuation protection works, from the waitlist to the way home. Evacuation protection needs pre-approval and covers all of California.';
export const askedFirst = 'Asked first';
export const firstAsked = {
  preApproval: 'Do I need pre-approval?',
  coverage: 'Where does it work?',
  warningOrOrder: 'Warning or Order?',
  hotel: 'How does the hotel work?',
  cash: 'How much cash do I get?',
};
