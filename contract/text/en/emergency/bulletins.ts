/** Official information that starts no services: by email and push, the same words in both. */
import type { Issued } from '#contract/text/facts.ts';

/** The official words, on screen and in messages. */
export const names = {
  'shelter-in-place': 'Shelter in Place',
  advisories: 'Evacuation advisory',
  'red-flag': 'Red Flag Warning',
  'power-shutoff': 'Power shutoff',
};
export const title = (kind: string, area: string) => `${kind}: ${area}`;
export const changed = (kind: string, area: string) => `${kind} changed: ${area}`;
export const over = (kind: string) => `${kind} is over`;
export const overIn = (kind: string, area: string) => `${kind} is over: ${area}`;
export const ended = (source: string, kind: string, address: string) =>
  `${source} ended the ${kind} for the area of your home at ${address}.`;
export const issued = (of: Issued) =>
  `${of.source} issued a ${of.kind}${of.from ? ` from ${of.from}` : ''}${of.until ? ` until ${of.until}` : ''}. The area includes your home at ${of.address}.`;

/** What to do, in the order in which people should do it. */
export const advice = {
  'shelter-in-place': {
    first:
      'Stay inside. Close doors and windows, and turn off fans and air conditioning that bring in outside air. Bring in your animals.',
    second: 'Don’t leave until officials say it’s safe, or tell you to evacuate.',
  },
  advisories: {
    first:
      'You don’t have to leave. Officials may issue a warning or an order, so get ready: fuel, phone charged, go bag by the door.',
    second: 'If you need more time, or have large animals, think about leaving early.',
  },
  'red-flag': {
    first:
      'Wind and dry air mean a fire can spread fast. Park facing the street, charge your phones and keep your go bag by the door.',
    second: 'Don’t mow dry grass, burn, weld or use anything that throws sparks.',
  },
  'power-shutoff': {
    first:
      'Charge phones and power banks now. Open your garage by hand once, so you know how. Keep the fridge closed while the power is out.',
    second:
      'If someone needs power for a medical device, arrange backup power or a place to go before the shutoff starts.',
  },
};
export const goingOutside = 'Follow what your county says about going outside.';
export const onlyInformation =
  'This is for your information. It isn’t an Evacuation Order or Warning, so we haven’t booked or sent anything. If one covers your home, we’ll let you know at once.';
export const inDanger = 'If you’re in danger, leave and call 911.';
export const seeStatus = 'See your home’s status';
export const officialSource = 'What the official source says';
