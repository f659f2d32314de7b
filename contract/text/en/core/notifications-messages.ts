/** What optional emails, drills and phone codes say. */
export const whyYouGetThis = (kind: string) => `You get this because “${kind}” is on in your settings.`;
export const turnOffEmails = 'Turn off these emails';
/** A text: plain letters only, so that it fits one segment. */
export const phoneCode = (code: string) =>
  `Hearthline code: ${code}. It works for 10 minutes. We will never ask you for it. Reply STOP to opt out.`;

// The email of a household's drill.
export const drillSubject = (addressLine: string) => `DRILL: a rehearsal for ${addressLine}`;
export const drillGreeting = 'This is a drill';
export const drillAbout = (name: string, addressLine: string) =>
  `“${name}” is a rehearsal for your household at ${addressLine}. Nothing has happened. We won’t book a room or send money.`;
export const drillSteps =
  'Do what you would do: look at your plan, gather what you’d take, and tell us on the page when everyone would be out and safe.';
export const openDrill = 'Open the drill';
export const drillClosing = 'This was a drill.';
