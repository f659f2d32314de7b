/** What frames every public page: header, footer, demo banner, and the page that failed to open. */

/** Header and footer. */
export const mainMenu = 'Main';
export const smallMenu = 'Main, small screen';
export const menu = 'Menu';
export const howItWorks = 'How it works';
export const protectionPlans = 'Protection plans';
export const communitySupport = 'Community Support';
export const faq = 'FAQ';
export const signIn = 'Sign in';
export const joinWaitlist = 'Join the waitlist';
export const startProtection = 'Start your protection';
export const footer = 'Footer';
export const coverageMap = 'Coverage map';
export const liveMap = 'Live map';
export const helpCenter = 'Help Center';
export const whatWePay = 'What we pay';
export const contact = 'Contact';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const emergency = 'In an emergency, call 911 and follow your county’s orders.';
export const copyright = (name: string, poweredBy: string) => `© 2025 ${name} · Powered by ${poweredBy}`;
export const placeNames = 'Place names:';
export const privacyChoices = 'Your privacy choices';

/** Demo banner. */
export const demo = 'Demo';
export const demoLead = 'Demo.';
export const nothingCharged = 'Nothing is charged.';
export const cardsCharged = 'Cards are charged.';
export const noEmails = 'No emails are sent.';
export const emailsSent = 'Emails are sent.';
export const demoMailbox = 'Demo mailbox';
export const demoPhone = 'Demo phone';

/** A page that failed. */
export const pageFailed = 'This page didn’t open';
export const pageFailedDetail = 'Nothing you saved is lost. Check your connection and try again.';
export const tryAgain = 'Try again';
