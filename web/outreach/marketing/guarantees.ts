/** What the offer guarantees: a short phrase or figure, and the exact sentence. */
export const guarantees: readonly { lead: string; text: string }[] = [
  {
    lead: 'Automatic',
    text: 'Your plan is activated by the official Evacuation Order for your address. No call, no form, no code.',
  },
  {
    lead: 'Within 50 miles',
    text: 'With Plus and Premium, your hotel is pre-booked: within 50 miles of the evacuation zone, and outside it.',
  },
  {
    lead: '3-star minimum',
    text: 'Every partner hotel has three stars or more. Your room fits the household you told us about.',
  },
  {
    lead: '5-10 minutes',
    text: 'After an Evacuation Order, that is how long emergency cash usually takes to reach your debit card.',
  },
  {
    lead: 'Day and night',
    text: 'A concierge answers 24/7, with your household, its needs and your routes in front of them.',
  },
  {
    lead: 'Within 24 hours',
    text: 'Write to us about anything else and a person replies within 24 hours.',
  },
];
