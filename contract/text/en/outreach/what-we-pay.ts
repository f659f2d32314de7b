/** "What we pay, when, and to whom". */
import type { PayRules } from '#contract/text/facts.ts';

export const summary = [
  'When an Evacuation Order covers your protected home, cash and a hotel room start automatically.',
  'We go by how things were before the event: your plan, your home and its pin.',
  'If something changed since, our team reviews it. You still get alerts and your concierge right away.',
  'Evacuation alerts are free for every account, whatever your plan.',
];
export const noNights = 'None';

export const sections = ({ restDays, settledDays, waitDays, newCardHours, planRows, repayment }: PayRules) =>
  [
    {
      id: 'how-much',
      title: 'How much',
      blocks: [
        {
          table: {
            caption: 'What each plan brings in an evacuation',
            columns: ['Plan', 'Emergency cash', 'Hotel nights'],
            rows: planRows,
          },
        },
        `You get it once per household and event. If orders come and go over the same home, they’re one event until ${restDays} days have passed since the last one ended.`,
      ],
    },
    {
      id: 'when',
      title: 'When',
      blocks: [
        'When your county or another authority declares an Evacuation Order and your protected home is inside it. A warning starts no payments, but we alert you.',
        'Emergency cash usually arrives 5-10 minutes after we see the order.',
        `An event begins with its first Evacuation Warning or Order. We look at your plan, your home and its owner as they were just before that, and at most ${settledDays} days back. If nothing changed for ${settledDays} days, nothing is in doubt.`,
        {
          list: [
            'You upgrade during the event: you get what your earlier plan includes. The new plan counts for the next event.',
            'You join during the event, before an order reaches you: our team reviews it.',
            'You join after the order: you get alerts now. Services count for the next event.',
            'You move the pin during the event: our team reviews it. Marking the same home more exactly is fine.',
            'You become the owner during the event: our team reviews it.',
          ],
        },
      ],
    },
    {
      id: 'which-home',
      title: 'Which home',
      blocks: [
        'Each membership protects one home. Your [membership page](/membership) shows which one. Your other homes stay in HomeVault and get evacuation alerts.',
        `You can choose another home at any time. It’s protected ${waitDays} days later, and the one before it until then. You can’t change it while an Evacuation Warning or Order covers either home.`,
        'Each home is pre-approved separately. If it’s in California and nothing looks odd, that happens right away. Our team reviews it first if the pin is far from the address, or if another account has the same home.',
        'A home can’t be transferred to another owner while an Evacuation Warning or Order covers it.',
      ],
    },
    {
      id: 'to-whom',
      title: 'To whom',
      blocks: [
        'The cash goes to the owner’s debit card, saved in their account.',
        {
          list: [
            `A card added in the last ${newCardHours} hours: our team reviews the payment first, whatever the amount. Add your card before you need it.`,
            'A card that another member was paid to in the same event: our team reviews the payment.',
            'A disputed membership payment: services stop until it’s settled. We email you when that happens.',
          ],
        },
      ],
    },
    { id: 'repayment', title: 'Whether you repay it', blocks: [repayment] },
    {
      id: 'appeal',
      title: 'If we say no',
      blocks: [
        'Your evacuation page always shows the reason. To appeal, [contact us](/contact) or call your concierge, and another person decides.',
        'If no order came for your street but you had to leave, members can ask for services on the evacuation page. If we decline, you can appeal there once.',
      ],
    },
  ] as const;
