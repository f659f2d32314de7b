/** Questions about joining and coverage. */
export const joiningGroups = [
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
              '[Join the waitlist](/waitlist) with your home address and your email.',
              'We check coverage and pre-approve your home.',
              'You get an invitation by email. Its link opens your account and works for 14 days.',
              'You add your home, choose a plan, and your membership starts.',
            ],
          },
        ],
      },
      {
        id: 'review-time',
        question: 'How long does the review take?',
        keywords: 'wait waiting when days weeks status pending decision',
        answer: [
          'We review homes area by area, in the order they arrive. We don’t promise a date we can’t keep. We’ll email you as soon as there’s a decision. You don’t have to ask.',
        ],
      },
      {
        id: 'during-a-fire',
        question: 'Can I join while a fire is already near my home?',
        keywords: 'now emergency smoke burning too late active fire today',
        answer: [
          'You can join the waitlist at any time. Services start only for an Evacuation Order declared after your membership is active.',
          'If you’re in danger now, don’t wait for us. Follow your county’s orders, and call 911 if you need help to leave.',
        ],
      },
      {
        id: 'who-can-join',
        question: 'Who can join?',
        keywords:
          'age adult renter rent tenant apartment condo mobile home family kids children baby roommate eligible',
        answer: [
          'Anyone 18 or older with a home in an area we serve. Each person has one account. Everyone who lives in the home is part of the plan: tell us who they are, and which pets come along.',
        ],
      },
      {
        id: 'leave-the-waitlist',
        question: 'How do I leave the waitlist?',
        keywords: 'unsubscribe remove delete off stop e-mails email',
        answer: [
          'Use the link in the confirmation email. One click takes you off the list, and the same page lets you rejoin if it was a mistake.',
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
          'In all of California: every county, every ZIP code. Nevada and Arizona are planned next. If you live there you can [join the waitlist](/waitlist) now, and we’ll email you when your area opens.',
          'The [coverage map](/coverage) shows the risk around an address, past disasters and who helps nearby.',
        ],
      },
      {
        id: 'only-wildfire',
        question: 'Is it only for wildfires?',
        keywords: 'earthquake quake tsunami storm hurricane mudslide landslide smoke disaster hazard',
        answer: [
          'No. What counts is the official Evacuation Order, not its cause. It can be a wildfire, a flood, a debris flow, a dam or a gas leak.',
        ],
      },
      {
        id: 'home-on-the-map',
        question: 'Why do you ask me to place my home on the map?',
        keywords: 'gps pin location coordinates address wrong address precise',
        answer: [
          'Counties draw evacuation zones as lines on a map, and a line can run down the middle of a street. Only an exact pin tells us which side you live on.',
          'If we know your home only by its street or ZIP code, services never start automatically. Our team decides instead, and that takes longer.',
        ],
      },
      {
        id: 'several-homes',
        question: 'Can I have more than one home?',
        keywords: 'second home cabin vacation house rental parents two houses multiple',
        answer: [
          'Yes. You can keep several homes in HomeVault, and all of them get evacuation alerts. Your membership protects one of them, which you choose on the Membership page. A change takes effect after 7 days. Each home is pre-approved separately. See [what we pay, when, and to whom](/what-we-pay).',
        ],
      },
    ],
  },
];
