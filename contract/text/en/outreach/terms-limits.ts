/** Terms of Service: limits and billing. A new text needs a new version, as in the other parts. */
export const limitSections = [
  {
    id: 'service-limits',
    title: 'What the service is not',
    blocks: [
      {
        terms: [
          [
            'Not emergency services',
            'We cannot rescue anyone, fight fire or treat injuries. If a life is in danger, call 911.',
          ],
          [
            'Official orders come first',
            'Follow the orders of your county, law enforcement and fire officers, even if we say otherwise. Never wait for us before you leave.',
          ],
          [
            'Not insurance',
            'We do not insure your home, your belongings or your life, and we do not decide claims. Keep your policies.',
          ],
          [
            'Guidance, not a guarantee',
            'Routes, alerts, risk figures and the readiness score help you decide. Conditions change faster than any map. No score makes a home safe.',
          ],
          [
            'Partners are independent',
            'Hotels, drivers, contractors and other partners provide their services themselves. We choose them carefully and coordinate them. We don’t control how they work.',
          ],
          [
            'Not advice',
            'Claim preparation, home advice and medical supplies do not replace a lawyer, a licensed adjuster, an engineer or a doctor.',
          ],
        ],
      },
    ],
  },
  {
    id: 'availability',
    title: 'Availability and events beyond our control',
    blocks: [
      'We build the service for emergencies, and we still cannot promise that it is always available. Power, mobile networks, official feeds, banks and hotels can fail in the same disaster that brings you here. Keep a printed plan, and don’t depend on any single service, including ours.',
      'We are not in breach where an event beyond our reasonable control keeps us from performing, such as the disaster itself, a failure of public networks, an act of government or war. Meanwhile we do what we can, tell you what isn’t working, and resume as soon as possible. If such an event keeps us from giving you a benefit your plan includes, write to us and we’ll find a fair substitute.',
      'We may change or replace features. If a change takes away something essential that you paid for, write to us: we’ll end your membership right away and refund the fee for the remaining time.',
    ],
  },
  {
    id: 'billing',
    title: 'Billing and automatic renewal',
    blocks: [
      'You pay monthly or annually, in advance, in US dollars. The price you see before you agree is the total price. Our payment provider handles your card; its number never reaches our servers.',
      { heading: 'Automatic renewal' },
      {
        list: [
          'Your membership renews automatically at the end of each month or year, at the price then in effect, until you cancel.',
          'The price, the period and the date of the next charge are shown before you agree, in your receipt and in your account.',
          'We ask for your express consent to renewal and keep a record of it.',
          'Before an annual renewal you get a reminder by email, 15 to 45 days ahead, that says how to cancel.',
          'You can cancel online at any time, in your account, in the same way you joined. See [Ending a membership](#ending).',
        ],
      },
      { heading: 'Refunds, prices, failed payments' },
      {
        list: [
          'Fees are non-refundable, except as required by law or where these terms say otherwise.',
          "We give you at least 30 days' notice of a price change by email. It applies from your next renewal after that, and you can cancel before it does.",
          'If we can’t charge a renewal, we’ll let you know and try the card again over the following days. Services continue for 14 days. If it’s still unpaid then, they stop and the membership ends.',
          'Upgrades start right away, and you pay the difference for the remaining time, shown beforehand. Downgrades start at your next renewal.',
        ],
      },
    ],
  },
  {
    id: 'points',
    title: 'Points and the marketplace',
    blocks: [
      'You earn points for what you do in the service. Points are not money, have no cash value, cannot be transferred, and end with your account. You can spend them on items in the marketplace; you can also pay for some items by card. If a purchase is canceled, you get its points back, and a card payment is refunded. We may correct points that were credited by mistake or abuse.',
      'Impact points in the community program are separate and can’t be spent.',
    ],
  },
  {
    id: 'your-content',
    title: 'Your content',
    blocks: [
      'Your documents, photos and lists stay yours. You allow us to store, copy, encrypt, convert and show them as far as that is needed to provide the service to you, and to hand them to people you choose. That permission ends when you delete them, apart from backups until they are overwritten.',
      'Upload only what you have a right to, in the formats and sizes we accept: PDF, JPG and PNG, up to 10 MB for each file. Keep your own copies of anything you can’t afford to lose.',
    ],
  },
] as const;
