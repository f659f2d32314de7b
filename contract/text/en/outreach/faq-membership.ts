/** Questions about plans, points and support. */
import type { PlanFacts } from '#contract/text/facts.ts';

export const membershipGroups = ({ price, brand, poweredBy, hours }: PlanFacts) => [
  {
    id: 'billing',
    title: 'Plans and billing',
    entries: [
      {
        id: 'plans',
        question: 'What do the three plans include?',
        keywords:
          'price prices pricing cost costs fee fees how much cheap compare core plus premium subscription',
        answer: [
          {
            list: [
              `Core, ${price('PRICE_CORE_MONTH')} a month: digital home vault, alerts and seasonal tips, evacuation route planning, concierge support, $500 emergency cash.`,
              `Plus, ${price('PRICE_PLUS_MONTH')} a month: everything in Core, guaranteed hotel up to 3 nights, $1,000 emergency cash, home advisor, contractor and vendor dispatch, insurance claim prep.`,
              `Premium, ${price('PRICE_PREMIUM_MONTH')} a month: everything in Plus, guaranteed hotel up to 7 nights, $2,500 emergency cash, tailored medical supplies.`,
            ],
          },
          'Cash and nights are for each declared event. [Compare the plans](/#pricing).',
        ],
      },
      {
        id: 'annual',
        question: 'Can I pay by the year?',
        keywords: 'yearly year discount save price cost',
        answer: [price('PRICE_BY_YEAR')],
      },
      {
        id: 'cancel',
        question: 'How do I cancel?',
        keywords: 'quit stop end unsubscribe terminate cancellation membership',
        answer: [
          'Online, on the Membership page of your account, at any time. It takes two clicks, and we email you a confirmation. Your membership and all services continue to the end of the period you paid for. It doesn’t renew after that. Until then, you can change your mind and keep it.',
        ],
      },
      {
        id: 'change-plan',
        question: 'Can I change my plan?',
        keywords: 'upgrade downgrade switch move core plus premium monthly yearly',
        answer: [
          'Yes, on the Membership page. Upgrades start today: you pay the difference for the days that are left, and see it line by line before you agree. Downgrades start at your next renewal, and cost nothing now.',
        ],
      },
      {
        id: 'failed-payment',
        question: 'What happens if a payment fails?',
        keywords: 'card declined expired lost late overdue grace retry unpaid',
        answer: [
          'We email you right away and try the card again over the following days. Your services continue for 14 days, so a lost card doesn’t cost you a hotel that week. Pay on the Membership page, or use another card there. If it’s still unpaid after 14 days, services stop and the membership ends.',
        ],
      },
      {
        id: 'refunds',
        question: 'Are fees refunded?',
        keywords: 'refund money back return charge charged',
        answer: [
          'Fees are non-refundable, except as required by law. When you cancel, you keep what you paid for until the end of the period.',
        ],
      },
      {
        id: 'price-changes',
        question: 'Can the price change?',
        keywords: 'price increase raise cost more expensive',
        answer: [
          "Yes, but never by surprise. You get at least 30 days' notice by email, and you can cancel before the new price applies.",
        ],
      },
      {
        id: 'card-security',
        question: 'Do you see my card number?',
        keywords: 'credit card visa mastercard payment safe bank number',
        answer: [
          'No. You enter your card with our payment provider, and the number never reaches our servers. We see the brand, the last four digits and the expiration date.',
        ],
      },
    ],
  },
  {
    id: 'readiness-and-points',
    title: 'Readiness and points',
    entries: [
      {
        id: 'readiness-score',
        question: 'How does the readiness score add up?',
        keywords: 'score checklist prepare percent ready number tasks kit go bag',
        answer: [
          'It goes from 0 to 100. Here’s exactly how it adds up:',
          {
            list: [
              'Policy coverage, 15: an insurance policy that hasn’t expired.',
              'Home inventory, 10: at least one item recorded.',
              'Item count, 10: the full 10 with 25 items or more.',
              'Tasks complete, 65: by the weight of the tasks you’ve completed.',
            ],
          },
        ],
      },
      {
        id: 'points',
        question: 'How do I earn points?',
        keywords: 'reward rewards earn balance bonus',
        answer: [
          'You start with 500. Each readiness task you complete adds its points, once. Your history shows every change and its reason.',
        ],
      },
      {
        id: 'spend-points',
        question: 'What can I do with points?',
        keywords: 'redeem marketplace shop buy store reward gift',
        answer: [
          'Spend them in the marketplace on recovery resources such as lumber and drywall. You can also pay for some items by card. Points aren’t money and can’t be cashed out. If a purchase is canceled, you get its points back.',
        ],
      },
    ],
  },
  {
    id: 'community-and-support',
    title: 'Community and support',
    entries: [
      {
        id: 'ambassadors',
        question: 'What is a community ambassador?',
        keywords: 'volunteer neighbor neighborhood street community help drill firewise',
        answer: [
          'A neighbor who helps a street get ready: leads an evacuation drill, hands out emergency kits, checks who needs a ride. Ambassadors are trained, earn impact points and never enter an evacuated zone. Read more under [Community Support](/community).',
        ],
      },
      {
        id: 'partners',
        question: 'Who provides the services?',
        keywords: 'company who owns about hotels business',
        answer: [
          `${brand} is powered by ${poweredBy}. Hotels, drivers, contractors and other partners provide the services on the ground. We choose them, and we’re responsible for the coordination.`,
        ],
      },
      {
        id: 'contact',
        question: 'How do I reach you?',
        keywords: 'phone number email e-mail call support help complaint chat address',
        answer: [
          `[Write to us](/contact). A person answers within 24 hours. Members can write to the concierge at any hour from their account. People answer ${hours}. In an emergency, call 911 first.`,
        ],
      },
    ],
  },
];
