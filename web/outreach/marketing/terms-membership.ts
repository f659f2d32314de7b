import { BRAND } from '#contract/brand.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { priceWord } from '#web/lib/prices.ts';
import type { LegalSection } from './legal-text.ts';

export const membershipSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'This agreement',
    blocks: [
      `These terms are an agreement between you and ${BRAND.name} ("we", "us"). They apply when you use our website, join the waitlist, create an account or hold a membership. If you do not agree, please do not use the service.`,
      'Our [Privacy Policy](/privacy-policy) explains what we do with information. What your plan includes at the moment you join, as shown to you at checkout, is part of this agreement.',
    ],
  },
  {
    id: 'eligibility',
    title: 'Who can use the service',
    blocks: [
      {
        list: [
          'You must be 18 or older.',
          'One account per person. An account is personal and cannot be sold or lent.',
          'Evacuation protection needs pre-approval of your home. It covers all of California. Nevada and Arizona are planned.',
          'What you tell us must be true and current, above all where your home is and who lives there.',
        ],
      },
      'Joining the waitlist is free and is not a membership. It gives no right to services, and it does not bind you to anything.',
    ],
  },
  {
    id: 'your-account',
    title: 'Your account',
    blocks: [
      'You sign in with a passkey or a one-time code sent to your e-mail. Keep your devices and your e-mail account safe. Tell us at once if you think somebody else has been in your account. You are responsible for what happens through it, unless it is our fault.',
      'You may invite people of your household. They act with the rights you give them, and you can take those rights back.',
    ],
  },
  {
    id: 'plans',
    title: 'Plans and what they include',
    blocks: [
      {
        table: {
          caption: 'The three plans',
          columns: ['', 'Core', 'Plus', 'Premium'],
          rows: [
            ['Monthly fee', ...PLAN_KEYS.map((plan) => priceWord(`PRICE_${plan.toUpperCase()}_MONTH`))],
            [
              priceWord('PRICE_YEAR_LABEL'),
              ...PLAN_KEYS.map((plan) => priceWord(`PRICE_${plan.toUpperCase()}_YEAR`)),
            ],
            ['Guaranteed hotel, per declared event', 'No nights', 'Up to 3 nights', 'Up to 7 nights'],
            ['Emergency cash, per declared event', '$500', '$1,000', '$2,500'],
            ['Home vault, alerts, route planning, concierge', 'Yes', 'Yes', 'Yes'],
            ['Home advisor, contractor dispatch, claim prep', 'No', 'Yes', 'Yes'],
            ['Tailored medical supplies', 'No', 'No', 'Yes'],
          ],
        },
      },
      'A declared event is one incident for which an official Evacuation Order covers your home. Extended, widened or repeated Orders for the same incident are one event. What you are entitled to is fixed by the plan you hold at the event’s first Evacuation Warning or Order. A change of plan after that counts for the next event. [What we pay, when, and to whom](/what-we-pay) has all the rules.',
    ],
  },
  {
    id: 'automatic-activation',
    title: 'Automatic activation',
    blocks: [
      'You consent to automatic activation. When an official Evacuation Order whose zone contains your home is declared, and your membership was active before that, we start your services without asking you again. That may mean, as far as your plan includes it, booking a room in your name, sending emergency cash to your registered debit card, opening a case with the concierge, giving partners the information they need, and sending you messages at any hour.',
      {
        list: [
          'An Evacuation Warning lets us prepare with you. It does not start the hotel or the cash.',
          'Tests, drills and exercises start nothing.',
          'We rely on official sources. They can be late, incomplete or wrong, and then so can we.',
          'A home without a precise point on the map is decided by a person and not automatically.',
          'You can decline any service after it has started, and release a room you do not need.',
          'If you think an activation was wrong or missing, ask for a review. A person answers and gives the reason.',
        ],
      },
      'You can withdraw this consent in your account or by writing to us. Services then start only when you ask for them.',
    ],
  },
  {
    id: 'hotel',
    title: 'Hotel',
    blocks: [
      'With Plus and Premium, partners hold rooms ready, and as soon as the Order is declared we book what your household needs, one room or up to three in the same hotel: within 50 miles of the evacuation zone and at least 5 miles from every active order and warning, in a hotel of three stars or more. We pay for the nights your plan includes. The partner holds the room at the member rate for up to 14 days. Nights beyond your plan are your own cost.',
      'Core includes no hotel nights, and no room is booked automatically. The concierge helps you find one, at your own cost. Emergency cash, alerts, route planning and the concierge start with Core as with every plan.',
      'Meals, parking, damage and other extras are between you and the hotel, and its house rules apply. If no suitable room is free within 50 miles, we tell you, keep looking, and go farther only with your consent.',
    ],
  },
  {
    id: 'emergency-funds',
    title: 'Emergency funds',
    blocks: [
      'Emergency funds are separate from subscription fees. They are your responsibility to manage, and to repay as applicable.',
      {
        list: [
          'They are sent once for each declared event, in the amount of your plan, to the debit card you registered. We aim to deliver them 5 to 10 minutes after the Order is declared. Your bank may take longer.',
          'Whether and how funds are to be repaid is part of the conditions of your plan. You get them in writing and accept them when you choose the plan, so that nothing has to be signed before funds are sent. Nothing is repayable that was not shown there.',
          'The end of an Order does not call funds back. If funds were sent by mistake or obtained by false information, you must return them.',
          'Paying fees does not repay emergency funds, and emergency funds do not pay fees.',
          'We may hold a payout for a second check when it looks like fraud or an error in an official feed. Bookings and messages do not wait for that.',
        ],
      },
      'We are not a bank or a lender, and emergency funds are not a deposit or an insurance benefit.',
    ],
  },
];
