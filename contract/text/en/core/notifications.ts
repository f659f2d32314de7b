/** Notification settings. */

export const title = 'What we send you';
export const subtitle = 'Changes take effect right away.';
export const loading = 'Loading your notifications';
export const notLoaded = 'We couldn’t load your notifications';
export const choicesSaved = 'Your choices are saved.';
export const cannotSend = 'This server can’t send messages';
export const cannotSendDetail = 'No mail server is set up, so there’s nothing to choose.';

/** The language, named in the other one too, for people who read only that. */
export const language = 'Language';
export const otherLanguage = 'Idioma';
export const otherLanguageCode = 'es';
export const languageHint = 'For this app and the messages we send you.';

/** One kind of notification in one channel: "Evacuation alerts by text". */
export const byEmail = <T>(quiet: (words: string) => T, kind: string) => [kind, quiet(' by email')];
export const byText = <T>(quiet: (words: string) => T, kind: string) => [kind, quiet(' by text')];
export const inBrowser = <T>(quiet: (words: string) => T, kind: string) => [kind, quiet(' in your browser')];

/** What each kind is about. */
export const about = {
  evacuation: 'Orders, warnings and what we do for you. Always on, because you may have to leave.',
  security: 'Changes to how you sign in. Always on, in case it wasn’t you.',
  'shelter-in-place': 'When officials tell people near your home to stay inside. Part of every plan.',
  advisories: 'When officials say to get ready in case a warning follows. Part of every plan.',
  'red-flag':
    'When the National Weather Service expects dangerous fire weather in your county. Part of every plan.',
  'power-shutoff': 'When a utility plans to cut power near your home. Part of every plan.',
  'watched-places': 'When an order or warning covers a place you watch on the live map, and when it ends.',
  'seasonal-tips': 'For the risks at your home, at most twice a month. Part of every plan.',
  'policy-reminders': '30 and 7 days before an insurance policy ends.',
  'recovery-reminders':
    '30, 14, 7 days and 1 day before a deadline of your own, and when your insurer misses one.',
  'inventory-review': 'Once a year: is your inventory still right?',
  readiness: 'When the photo that proves a task is a year old.',
  'repayment-reminders': 'Before and after an emergency cash payment is due, plus monthly statements.',
  'product-news': 'New services and areas, a few times a year.',
};
export const aboutBrowser = 'In every browser where evacuation alerts are on.';

/** In browsers. */
export const browserCannot =
  'This browser can’t show notifications. Use another browser, or add a number for texts.';
/** On an iPhone or iPad, in a browser: Apple allows notifications only to apps on the Home Screen. */
export const homeScreenNeeded =
  'On an iPhone or iPad, notifications work after you add Hearthline to your Home Screen.';
export const homeScreenSteps = [
  'Tap Share, the square with an arrow. If you don’t see it, tap the three dots first.',
  'Tap Add to Home Screen, then Add.',
  'Open Hearthline from your Home Screen. Sign in with the code from our email, because its link opens your browser instead.',
  'There, open Settings and turn on notifications.',
];
export const homeScreenSince = 'This needs iOS 16.4 or later. Texts work on every phone.';
export const browserBlocked =
  'Notifications are blocked in this browser. Allow them for this site in its settings.';
export const browserHint = 'They appear right away, even when Hearthline is closed.';
export const browsers = 'Browsers with notifications on';
export const browsersNotLoaded = 'We couldn’t load your browsers.';
export const thisBrowser = 'This browser';
export const someBrowser = 'A browser';
export const since = (day: string) => `since ${day}`;
export const turnOffHere = 'Turn off here';
export const turnOffThere = 'Turn off there';
export const turnOnHere = 'Turn on in this browser';
export const turnedOnHere = 'Notifications are on in this browser';
export const stillOff = 'Notifications are still off';
export const unsupported = 'This browser can’t show notifications.';
export const notAllowed =
  'This browser wasn’t allowed to show notifications. Allow them for this site in its settings, then try again.';
export const pushUnreachable =
  'This browser couldn’t reach its push service. Check your connection, then try again.';

/** By text. */
export const textHint = 'To your phone, when data doesn’t get through.';
export const textHintTo = (number: string) => `To ${number}, when data doesn’t get through.`;
export const addNumber = 'Add a number';
export const changeNumber = 'Change number';
export const removeNumber = 'Remove number';
export const stopped = 'This number opted out of texts';
export const stoppedDetail =
  'Text START to the number our messages came from, then confirm your number here again.';

/** Adding a phone number. */
export const addPhone = 'Add a phone number';
export const changePhone = 'Change your number';
export const whyTexts = 'A text gets through when the internet doesn’t.';
export const codeSentTo = (number: string) => `We sent a code to ${number}. It works once, for 10 minutes.`;
export const mobileNumber = 'Mobile number';
export const consent =
  'We text evacuation alerts to this number and nothing else. Message and data rates may apply. Reply STOP to any text to opt out.';
export const textCode = 'Text me a code';
export const cannotText = 'We can’t text this number. Check it, or use a mobile number.';
export const confirm = 'Confirm';
export const numberAdded = 'Number added';
export const numberAddedDetail = (number: string) => `We’ll text evacuation alerts to ${number}.`;
export const codeSent = 'Code sent';
export const newestText = 'Use the newest text.';
