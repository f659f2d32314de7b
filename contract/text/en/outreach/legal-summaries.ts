/** Plain-language summaries above the legal texts. They aren't part of them. */
export const privacySummary = (supportEmail: string) => [
  'We collect what we need to get your household out, housed and home again. We don’t sell it.',
  'Your vault is encrypted. You decide who else sees it.',
  'Card numbers never reach us, and there are no passwords.',
  'We count page views only if you say yes, and only by path. We honor Global Privacy Control.',
  'During an evacuation, partners get only what they need to serve you.',
  `You can see, correct, export and delete your data: in Settings, or by writing to ${supportEmail}.`,
];
export const termsSummary = [
  'You must be 18 or older, with one account per person and a pre-approved home.',
  'Services start automatically when an official Evacuation Order covers your home. You agree to that.',
  'We’re not emergency services and not insurance. Call 911, and follow official orders first.',
  'You pay monthly or annually, and it renews automatically. Cancel online; it ends with the period you paid for.',
  'Emergency funds are separate from fees. They are yours to manage, and to repay as applicable.',
  'California law applies, with courts in Los Angeles County. There is no arbitration clause.',
];
