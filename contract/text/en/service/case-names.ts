/** What the states and reasons of a case are called. */
export const severities = {
  0: 'Life-threatening',
  1: 'Urgent',
  2: 'Evacuating',
  3: 'Today',
  4: 'Routine',
};
export const severityReasons = {
  'needs-help': 'Someone in the household needs help',
  'medical-without-room': 'Someone needs oxygen or power and has no room',
  phrase: 'The message sounds life-threatening',
  'no-bed-tonight': 'The household has no room tonight',
  'not-answered': 'The household hasn’t answered the order',
  'booking-urgent': 'A booking has no partner, under an order',
  'booking-stuck': 'A booking has no partner',
  'under-order': 'An Evacuation Order covers the home',
  'under-warning': 'An Evacuation Warning covers the home',
  'call-requested': 'The household asked for a call',
  'quiet-day': 'No order or warning covers the home',
  'visitor-phrase': 'A visitor’s message sounds life-threatening',
  visitor: 'Message from the contact form',
  'by-hand': 'Set by our team',
};
export const closeReasons = {
  solved: 'Solved',
  answered: 'Answered, nothing more to do',
  'no-reply': 'The household didn’t reply',
  'no-answer-needed': 'Needs no answer',
  elsewhere: 'Handled by someone else',
  canceled: 'Canceled by the household',
  mistake: 'Opened by mistake',
};
export const callOutcomes = {
  reached: 'Reached them',
  'left-message': 'Left a message',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
};
/** Why a text or email waits for a person. */
export const asideReasons = {
  'unknown-number': 'We don’t know this number',
  partner: 'From a partner, and not an answer to a request',
  'unknown-sender': 'We don’t know this address',
  unverified: 'Sender not verified. It’s in the case, marked',
  'no-home': 'This member has no home with us',
  'no-membership': 'No active membership',
  'too-many': 'Many messages in a short time',
  failed: 'We couldn’t process it',
};
