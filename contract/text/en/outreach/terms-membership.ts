/** Terms of Service: the membership. A new text needs a new version in contract/core/agreements.ts. */
import { planPrices } from '#contract/text/facts.ts';

export const membershipSections = (brand: string, price: (name: string) => string) =>
  [
    {
      id: 'agreement',
      title: 'This agreement',
      blocks: [
        `These terms are an agreement between you and ${brand} ("we", "us"). They apply when you use our website, join the waitlist, create an account or hold a membership. If you don’t agree, please don’t use the service.`,
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
        'Joining the waitlist is free and is not a membership. It gives no right to services and doesn’t commit you to anything.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      blocks: [
        'You sign in with a passkey or a one-time code sent to your email. Keep your devices and your email account safe. Tell us right away if you think someone else has used your account. You’re responsible for what happens through it, unless it’s our fault.',
        'You may invite people in your household. They have the access you give them, and you can revoke it.',
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
              ['Monthly fee', ...planPrices(price, 'MONTH')],
              [price('PRICE_YEAR_LABEL'), ...planPrices(price, 'YEAR')],
              ['Guaranteed hotel, per declared event', 'No nights', 'Up to 3 nights', 'Up to 7 nights'],
              ['Emergency cash, per declared event', '$500', '$1,000', '$2,500'],
              ['Home vault, alerts, route planning, concierge', 'Yes', 'Yes', 'Yes'],
              ['Home advisor, contractor dispatch, claim prep', 'No', 'Yes', 'Yes'],
              ['Tailored medical supplies', 'No', 'No', 'Yes'],
            ],
          },
        },
        'A declared event is one incident for which an official Evacuation Order covers your home. Extended, widened or repeated Orders for the same incident are one event. The plan you hold at the event’s first Evacuation Warning or Order decides what you’re entitled to. A later change of plan counts for the next event. [What we pay, when, and to whom](/what-we-pay) has all the rules.',
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
            'For a home without a precise point on the map, our team decides; nothing starts automatically.',
            'You can decline any service after it has started, and release a room you don’t need.',
            'If you think an activation was wrong or missing, ask for a review. Our team replies and gives the reason.',
          ],
        },
        'You can withdraw this consent in your account or by writing to us. Services then start only when you ask for them.',
      ],
    },
    {
      id: 'hotel',
      title: 'Hotel',
      blocks: [
        'With Plus and Premium, partners hold rooms, and as soon as the Order is declared we book what your household needs, one room or up to three in the same hotel: within 50 miles of the evacuation zone and at least 5 miles from every active order and warning, in a hotel of three stars or more. We pay for the nights your plan includes. The partner holds the room at the member rate for up to 14 days. You pay for nights beyond your plan.',
        'Core includes no hotel nights, and we don’t book a room automatically. The concierge helps you find one at your expense. Emergency cash, alerts, route planning and the concierge start with Core as with every plan.',
        'Meals, parking, damage and other extras are between you and the hotel, and its house rules apply. If no suitable room is available within 50 miles, we’ll let you know, keep looking, and go farther only with your consent.',
      ],
    },
    {
      id: 'emergency-funds',
      title: 'Emergency funds',
      blocks: [
        'Emergency funds are separate from subscription fees. They are your responsibility to manage, and to repay as applicable.',
        {
          list: [
            'They are sent once for each declared event, in the amount of your plan, to the debit card you registered. We aim to deliver them 5-10 minutes after the Order is declared. Your bank may take longer.',
            'Whether and how funds are to be repaid is part of the conditions of your plan. You get them in writing and accept them when you choose the plan, so there’s nothing to sign before funds are sent. You never repay anything that wasn’t shown there.',
            'We don’t take funds back because an Order ends. If funds were sent by mistake or obtained by false information, you must return them.',
            'Paying fees does not repay emergency funds, and emergency funds do not pay fees.',
            'We may hold a payout for a second check when it looks like fraud or an error in an official feed. Bookings and messages don’t wait for that.',
          ],
        },
        'We are not a bank or a lender, and emergency funds are not a deposit or an insurance benefit.',
      ],
    },
  ] as const;
