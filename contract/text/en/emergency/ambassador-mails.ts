/** Emails of the ambassador program. */
export const unconfirmed = {
  subject: (brand: string) => `Confirm your ambassador application to ${brand}`,
  text: 'Someone, probably you, applied to be an ambassador with this email address. Confirm it, and our team will review your application.',
  next: 'If it wasn’t you, ignore this email or withdraw the application behind the link.',
  action: 'Confirm my application',
};
export const applied = {
  subject: (brand: string) => `${brand} received your ambassador application`,
  text: 'Thank you. Our team is reviewing your application.',
  next: 'You can see its status at any time. We’ll email you when it’s decided.',
  action: 'See my status',
};
export const approved = {
  subject: (brand: string) => `You’re a ${brand} ambassador`,
  text: 'Welcome. Your application is approved. Start with the training: seven short modules that you can also read offline.',
  next: 'Sign in with this email address. You don’t need a membership.',
  action: 'Open the ambassador page',
};
export const declined = {
  subject: (brand: string) => `Your ambassador application to ${brand}`,
  text: 'We reviewed your application and declined it.',
  next: 'You can apply again after 30 days. To ask about this decision, reply to this email.',
  action: 'See my status',
};
export const suspended = {
  subject: (brand: string) => `Your ${brand} ambassador role is suspended`,
  text: 'Our team suspended you as an ambassador. You can’t lead drills, make entries or use the training for now.',
  next: 'To ask about this decision, reply to this email.',
  action: 'See my status',
};
export const reason = (words: string) => `The reason: ${words}`;
export const closing = 'In an emergency, call 911 and follow your county’s orders.';
export const neighbor = {
  subject: (name: string) => `${name} asks you to confirm something`,
  text: (name: string, brand: string) =>
    `${name} is a volunteer ambassador of ${brand} and named you as a neighbor who was there.`,
  why: 'Is that right? Your answer decides whether it counts. You don’t need an account.',
  action: 'Answer',
  closing:
    'If you don’t know this person, say no behind the link, or ignore this email. We delete your address when you answer, or after 14 days.',
};
