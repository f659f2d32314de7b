import type { FaqGroup } from './faq-entry.ts';

export const joiningGroups: readonly FaqGroup[] = [
  {
    id: 'joining',
    title: 'Joining and pre-approval',
    entries: [
      {
        id: 'pre-approval',
        question: 'Do I need pre-approval?',
        keywords: 'preapproval approve approved check eligible eligibility qualify',
        answer: [
          'Yes. Evacuation protection needs pre-approval, for each home. Before you can join, our team checks that your home is in an area we serve. When you add it, it’s approved right away if its pin fits the address and no one else has the same home. Otherwise our team reviews it.',
          'Pre-approval is free and asks for no card. It starts when you [join the waitlist](/waitlist).',
        ],
      },
      {
        id: 'how-to-join',
        question: 'How do I join?',
        keywords: 'sign up signup register enroll start apply application become member',
        answer: [
          'Four steps, and only the first one is needed today.',
          {
            list: [
              '[Join the waitlist](/waitlist) with your home address and your e-mail.',
              'We check coverage and pre-approve your home.',
              'You get an invitation by e-mail. Its link opens your account and works for 14 days.',
              'You add your home, choose a plan, and your membership begins.',
            ],
          },
        ],
      },
      {
        id: 'review-time',
        question: 'How long does the review take?',
        keywords: 'wait waiting when days weeks status pending decision',
        answer: [
          'We review homes area by area, in the order they arrive. We do not promise a date we cannot keep. You get an e-mail as soon as there is a decision, and you never have to ask for it.',
        ],
      },
      {
        id: 'during-a-fire',
        question: 'Can I join while a fire is already near my home?',
        keywords: 'now emergency smoke burning too late active fire today',
        answer: [
          'You can join the waitlist at any time. Services start only for an Evacuation Order declared after your membership is active.',
          'If there is danger now, do not wait for us. Follow the orders of your county, and call 911 if you need help to leave.',
        ],
      },
      {
        id: 'who-can-join',
        question: 'Who can join?',
        keywords:
          'age adult renter rent tenant apartment condo mobile home family kids children baby roommate eligible',
        answer: [
          'Anyone aged 18 or older with a home in an area we serve. Each person has one account. Everyone who lives in the home is part of the plan: you tell us who they are, and which animals come along.',
        ],
      },
      {
        id: 'leave-the-waitlist',
        question: 'How do I leave the waitlist?',
        keywords: 'unsubscribe remove delete off stop e-mails email',
        answer: [
          'Use the link in the confirmation e-mail. One click takes you off the list, and the same page lets you come back if it was a mistake.',
        ],
      },
    ],
  },
  {
    id: 'where',
    title: 'Coverage',
    entries: [
      {
        id: 'coverage',
        question: 'Where does Hearthline work?',
        keywords:
          'available area county state city zip near me Oregon Los Angeles San Diego Sacramento Bay Area',
        answer: [
          'In all of California: every county, every ZIP code. Nevada and Arizona are planned next. If you live there you can [join the waitlist](/waitlist) now, and we write to you when your area opens.',
          'The [coverage map](/coverage) shows the risk around an address, past disasters and who helps nearby.',
        ],
      },
      {
        id: 'only-wildfire',
        question: 'Is it only for wildfires?',
        keywords: 'earthquake quake tsunami storm hurricane mudslide landslide smoke disaster hazard',
        answer: [
          'No. What counts is the official Evacuation Order, not its cause. It may be a wildfire, a flood, a debris flow, a dam or a gas leak.',
        ],
      },
      {
        id: 'home-on-the-map',
        question: 'Why do you ask me to place my home on the map?',
        keywords: 'gps pin location coordinates address wrong address precise',
        answer: [
          'Counties draw evacuation zones as lines on a map, and a line can run down the middle of a street. Only a precise point tells us on which side you live.',
          'A home we know only by its street or ZIP code never starts services by itself. A person decides instead, and that takes longer.',
        ],
      },
      {
        id: 'several-homes',
        question: 'Can I have more than one home?',
        keywords: 'second home cabin vacation house rental parents two houses multiple',
        answer: [
          'Yes. You can keep several homes in HomeVault, and all of them get evacuation alerts. Your membership protects one of them, which you choose on the Membership page. A change takes effect after 7 days. Each home is pre-approved by itself. See [what we pay, when, and to whom](/what-we-pay).',
        ],
      },
    ],
  },
];
