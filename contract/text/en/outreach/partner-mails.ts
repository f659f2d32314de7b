/** The message that asks a partner’s contact to confirm that they answer. */
export const subject = (partner: string) => `DRILL: Please confirm we can reach ${partner}`;
export const drill = 'This is a drill. No one needs a room or a service right now.';
export const why = (us: string) =>
  `In an evacuation, ${us} sends requests to this address. Every 90 days we check that someone answers. We only work with partners who do.`;
export const press =
  'Open the link, enter your name and press “We’re here.” It takes a few seconds. You don’t need an account.';
export const here = 'We’re here';
export const notYours = 'If this message reached you by mistake, you can ignore it.';
export const text = (us: string, partner: string, url: string) =>
  `${us} DRILL for ${partner}: no one needs help now. Confirm that you get our messages: ${url}`;
