/** The contact page and its form, with and without scripts. */
export const contactSupport = 'Contact Support';
export const intro = 'Ask about coverage, plans, your home or your data. A person on our team will answer.';
export const inEmergency = 'In an emergency';
export const inEmergencyText = 'Call 911 and follow your county’s orders. Don’t wait for us to answer.';
export const call911 = 'Call 911';
export const sendUsMessage = 'Send us a message';
export const whatToExpect = 'What to expect';
export const whatToExpectText =
  'We’ll email you a confirmation right away, and you’ll get an answer from a person within 24 hours.';
export const byEmail = 'By email';
export const quickAnswers = 'Quick answers';
export const questions = {
  preApproval: 'Do I need pre-approval?',
  coverage: 'Where does Hearthline work?',
  cancel: 'How do I cancel?',
  data: 'Can I have my data deleted?',
};
export const allQuestions = 'All questions and answers';

// The form.
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const emailAddress = 'Email Address';
export const subject = 'Subject';
export const message = 'Message';
export const messageHint = 'Please describe your question or concern in detail...';
export const sendMessage = 'Send Message';
export const sending = 'Sending...';
export const notSent = 'Failed to send message. Please try again.';
export const enterEmail = 'Enter your email address';

// It was sent.
export const messageSent = 'Message sent!';
export const within24Hours = "We'll get back to you within 24 hours.";
export const answerInConversation = 'Our answer appears in your conversation.';
export const received = (reference: string) => `We have your message. Reference number: ${reference}`;
export const inConversation = <T>(link: (words: string) => T) => [
  'It’s in your conversation with our team, and our answer appears there. ',
  link('Open the conversation'),
];
export const replyByEmail =
  'Our team will reply by email within 24 hours. Mention this number if you write again. We also send it by email.';

// The same, in a browser without scripts.
export const inConversationPlain =
  'Your message is in your conversation with our team. Our answer appears there, too.';
export const yourCase = (reference: string) => `Your case is ${reference}.`;
export const yourReference = (reference: string) =>
  `Your reference number is ${reference}. Mention it if you write again.`;
export const openConversation = 'Open the conversation';
export const backToHome = 'Back to the home page';
