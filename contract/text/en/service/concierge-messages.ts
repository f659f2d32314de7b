/** Emails and notifications about a case: to the household, and to a home advisor. */
export const callUs = (phone: string, hours: string) =>
  `To talk to us, call ${phone}. People answer ${hours}. If you’re in danger, call 911.`;

// A reply waits. Never says what it says.
export const teamReplied = 'Our team replied to you';
export const replyWaits = (ref: string) =>
  `There’s a reply in your conversation with our team, case ${ref}. Open it to read and answer.`;
export const canAnswerEmail = 'You can also answer this email. Your answer goes to your case.';
export const readReply = 'Read the reply';
export const caseRef = (ref: string) => `Case ${ref}`;

// The reply itself, to someone who wrote by email.
export const yourCase = (ref: string) => `Your case ${ref}`;
export const answerEmail = 'Answer this email to write back to our team.';
export const openConversation = 'Open the conversation';

// To the home advisor, before a call.
export const callAt = (when: string) => `Call at ${when}`;
export const callSubject = (when: string, ref: string) => `Call at ${when}, case ${ref}`;
export const expectsCall = (when: string) =>
  `A household expects your call at ${when}. The time is in the household’s time zone.`;
export const ifYouCannot =
  'If you can’t call, give the case to a colleague now. Fifteen minutes after that time, it goes to the queue.';
export const openCase = (ref: string) => `Open case ${ref}`;

/** In place of a name we don't have. */
export const ourTeam = 'Our team';
export const someoneInHousehold = 'Someone in the household';
export const yourArea = 'your area';

// Added to a message that came by text or email, for our team.
export const fromSender = (email: string) => `From ${email}:`;
