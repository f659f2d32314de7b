/** Why something was refused: conversations, home advisors, and what reaches us by text and email. */
export const fileNeedsMembership = 'The concierge comes with a membership. Your file wasn’t sent.';
export const needsMembership =
  'The concierge comes with a membership, so your message wasn’t sent. If you’re in danger, call 911.';
export const tooMany = 'You’ve sent many messages in a minute. Wait a moment, then try again.';
export const noFilesToVisitors = 'Files can’t be sent to visitors. Describe it in your reply instead.';
export const noSuchFile = 'There is no such file.';
export const noSuchConversation = 'There is no such conversation.';
export const noSuchMessage = 'There is no such message.';
export const colleagueReplied = 'A colleague just replied. Read their reply, then send yours.';
export const householdWrote = 'The household wrote something new. Read it, then send your reply.';
export const visitorWrote = 'The visitor wrote something new. Read it, then send your reply.';
export const reopenToReply = 'This case is closed. Reopen it to reply.';
export const idUsed = 'This message ID was used before. Write the message again.';
export const notRefused = 'This reply isn’t waiting to be sent again.';

// Home advisors.
export const advisorNeedsPlan = 'A home advisor comes with Plus and Premium.';
export const noAdvisor = 'You don’t have a home advisor yet. Write to our team instead.';
export const advisorChanged = 'Someone else just changed the home advisor. Nothing was changed. Look again.';
export const ownAdvisor = 'A member can’t be their own advisor.';
export const callTime = {
  skipped: 'This time doesn’t exist on that day, because clocks change. Choose another time.',
  tooSoon: (minutes: number) =>
    `Choose a time at least ${minutes} minutes from now. To talk to us right away, call the concierge.`,
  tooLate: (days: number) => `Choose a time within ${days} days.`,
};

// What the carrier and the email provider deliver to us.
export const notFromCarrier = 'This isn’t signed by our carrier.';
export const notFromMailProvider = 'This isn’t from our email provider.';
