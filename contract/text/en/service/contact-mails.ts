/** Emails about a visitor’s message. */

// To the visitor: we have it.
export const receivedSubject = (brand: string) => `We have your message · ${brand}`;
export const received = 'We have your message';
export const thankYou = 'Thank you for writing. Our team will reply within 24 hours.';
export const reference = (ref: string) => `Your reference number is ${ref}. Mention it if you write again.`;
export const inDanger =
  'If there’s a fire or another danger where you are, call 911 and follow your county’s orders.';
export const notYou = 'If you didn’t write to us, you can ignore this email.';

// To the visitor: our reply.
export const replySubject = (subject: string) => `Re: ${subject}`;
export const hello = (name: string) => `Hello ${name}`;
export const youWrote = 'You wrote to us:';
export const writeBack = 'Reply to this email to write back.';

// To our team.
export const forwardedSubject = (subject: string) => `Contact: ${subject}`;
export const from = (name: string, email: string) => `From ${name}, ${email}`;
export const answerAtDesk =
  'Answer it at the desk, so that your answer is in the case. We promise one within 24 hours.';
