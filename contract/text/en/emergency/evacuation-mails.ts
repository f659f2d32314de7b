/** Emails about a request for services without an order. */

export const subject = (brand: string) => `We answered your request for services · ${brand}`;
export const declined =
  'You asked for services without an order for your street. We reviewed your request and declined it. Read why on your evacuation page. You can appeal there, and a different member of our team decides.';
export const appealDeclined =
  'A different member of our team reviewed your appeal and declined it, too. Read why on your evacuation page.';
export const notAboutSafety =
  'This says nothing about your safety. If you’re in danger, leave now. If you can’t get out, call 911. If an order covers your home, your services start automatically.';
export const readAnswer = 'Read our answer';
export const closing = (email: string) => `You get this email because you asked. Questions: ${email}.`;
