/** Questions about an evacuation: orders, hotel, cash and the concierge. */
export const evacuationGroups = (hours: string) => [
  {
    id: 'orders',
    title: 'When an Evacuation Order comes',
    entries: [
      {
        id: 'automatic',
        question: 'What starts my services?',
        keywords: 'activate activation trigger start begin call button claim',
        answer: [
          'An official Evacuation Order whose zone contains your home. Services then start automatically. You don’t have to call, press a button or prove anything.',
          'Your membership must have been active before the Order was declared.',
        ],
      },
      {
        id: 'warning-or-order',
        question: 'What is the difference between a Warning and an Order?',
        keywords: 'evacuation alert mandatory voluntary level advisory shelter in place red yellow',
        answer: [
          'These are the words California uses.',
          {
            list: [
              'Evacuation Warning: a threat is likely. Get ready, and leave now if you need more time, have children or animals, or have trouble getting around. We alert you and put your plan one tap away. Hotel and cash don’t start yet.',
              'Evacuation Order: there is immediate danger, and the law requires you to leave. Your cash and your concierge start and, with Plus and Premium, your hotel.',
            ],
          },
        ],
      },
      {
        id: 'how-we-know',
        question: 'How do you know about an Order?',
        keywords: 'alert alerts notification source sirens county feed sheriff',
        answer: [
          'We read official sources: the evacuation zones that counties publish through the state, National Weather Service alerts and the federal public alert system. When a message is unclear, our team decides. If a feed goes silent, we never treat that as an all-clear.',
        ],
      },
      {
        id: 'left-early',
        question: 'What if I leave before the Order?',
        keywords: 'before already left early leave',
        answer: [
          'Leaving early is a good decision. If an Order for your home follows, your services start at that moment, wherever you are. You pay costs from before the Order.',
        ],
      },
      {
        id: 'not-in-the-zone',
        question: 'What if no Order came for my street?',
        keywords: 'outside zone neighbor smoke appeal review refused denied',
        answer: [
          'Services start only for homes inside the zone. Zone lines are sometimes rough, so you can ask us to take another look. On the Evacuation page, tell us what you see and what officials told you. Our team reviews your request and gives you the reason for its answer. If we decline it, you can appeal once, and someone else decides.',
          'Never stay because we haven’t called. If you feel unsafe, go.',
        ],
      },
      {
        id: 'lifted',
        question: 'What happens when the Order is lifted?',
        keywords: 'go home return back over all clear end',
        answer: [
          'We’ll let you know when the zone is marked Lifted. When an order only disappears from the official feed, we say that it’s no longer listed. Don’t return until your county says it’s safe. Either way, your concierge helps you plan the trip home. If you have a room, you can release it or keep it. You keep cash that was paid when the Order ends. The terms you accepted with your plan still apply to it.',
        ],
      },
      {
        id: 'no-network',
        question: 'What if my phone has no signal?',
        keywords: 'wifi wi-fi internet cell phone signal offline power outage blackout battery sms text',
        answer: [
          'Your services don’t wait for your phone: we send the cash without it and, with Plus and Premium, book the room. Print your plan card, and sign in once on your phone. It then keeps a copy of your plan and your home’s status that you can read offline, with the time it was saved.',
        ],
      },
      {
        id: 'drill',
        question: 'Can we practice?',
        keywords: 'drill practice rehearse rehearsal exercise test points readiness',
        answer: [
          'Yes, as often as you like. A drill on the Evacuation page runs through every step with your home, your plan and the rooms available that day, and shows what would have gone wrong. No money moves, no room is held, and every screen says DRILL. Your first completed drill counts toward your readiness score.',
        ],
      },
      {
        id: 'emergency-services',
        question: 'Does Hearthline replace 911?',
        keywords: '911 police firefighter ambulance rescue fire department',
        answer: [
          'No. We’re not an emergency service and can’t rescue anyone. If a life is in danger, call 911. Official orders always come before anything we say.',
        ],
      },
    ],
  },
  {
    id: 'hotels',
    title: 'Hotel',
    entries: [
      {
        id: 'hotel',
        question: 'How does the hotel guarantee work?',
        keywords: 'room motel bed stay lodging accommodation sleep shelter airbnb',
        answer: [
          'It’s part of Plus and Premium. Our partners hold rooms. When an Evacuation Order covers your home, we book a room for your household, or up to three in the same hotel if one is too small. It’s within 50 miles of the evacuation zone, at least 5 miles from every active order and warning, in a hotel of three stars or more. You get the address and directions. Check in with your name.',
          'Core includes no hotel nights: your concierge helps you find a room, and you pay for it.',
        ],
      },
      {
        id: 'hotel-nights',
        question: 'How many nights are included?',
        keywords: 'how long days extra nights extend stay week two weeks room',
        answer: [
          'For each declared event:',
          { list: ['Core: no nights', 'Plus: up to 3 nights', 'Premium: up to 7 nights'] },
          'Our partners hold the room at the member rate for up to 14 days. You pay for nights beyond your plan, at that rate.',
        ],
      },
      {
        id: 'pets',
        question: 'Can my pets come?',
        keywords: 'dog dogs cat cats animal animals horse livestock bird kennel boarding vet',
        answer: [
          'Tell us about them when you set up your household. We look for a room that takes them. If there isn’t one, your concierge helps you find boarding close by. Service animals always stay with you.',
        ],
      },
      {
        id: 'access-needs',
        question: 'What if someone in my household uses a wheelchair or medical equipment?',
        keywords: 'disability disabled accessible ada mobility oxygen elderly senior grandmother baby crib',
        answer: [
          'Add it once to your household. We place homes with medical needs first, in a suitable room: step-free access, a roll-in shower, power for equipment.',
        ],
      },
      {
        id: 'hotel-full',
        question: 'What if every hotel is full?',
        keywords: 'no rooms available sold out booked out',
        answer: [
          'A large fire displaces many people at once. If no suitable room is available within 50 miles, you’re first in line for the next one, and we look farther away only if you agree. Your concierge stays with you until you have a place to sleep.',
        ],
      },
    ],
  },
  {
    id: 'emergency-cash',
    title: 'Emergency cash',
    entries: [
      {
        id: 'cash',
        question: 'How much emergency cash do I get?',
        keywords: 'money payment payout amount dollars how much help funds',
        answer: [
          'For each declared event, by plan:',
          { list: ['Core: $500', 'Plus: $1,000', 'Premium: $2,500'] },
          'It usually arrives 5-10 minutes after an Evacuation Order for your home.',
        ],
      },
      {
        id: 'cash-delivery',
        question: 'How does the cash reach me?',
        keywords: 'debit card bank account transfer deposit direct venmo zelle paypal when arrive minutes',
        answer: [
          'It goes to the debit card you registered. You can follow it in your timeline: sent, delivered, or what went wrong and what we’re doing about it. Check the card once a year. An expired card can’t receive money.',
        ],
      },
      {
        id: 'cash-repayment',
        question: 'Do I have to pay the cash back?',
        keywords: 'loan debt borrow repay pay back owe interest',
        answer: [
          'Emergency funds are separate from your subscription fees. They are your responsibility to manage, and to repay as applicable.',
          'The terms of your plan say what applies. You read and accept them when you choose the plan, not during the emergency. You never repay anything that we didn’t show you then. See [Emergency funds](/terms-of-service#emergency-funds) in our terms.',
        ],
      },
      {
        id: 'cash-use',
        question: 'What can I use the cash for?',
        keywords: 'spend gas food groceries clothes receipts buy',
        answer: [
          'Whatever you need that night: fuel, food, medicine, a charger. We don’t ask for receipts, but keep them for your insurer. Many home policies reimburse extra living costs during an evacuation.',
        ],
      },
    ],
  },
  {
    id: 'concierge',
    title: 'Concierge and routes',
    entries: [
      {
        id: 'guidance',
        question: 'What does the concierge do?',
        keywords: 'phone call number talk person human agent support help chat driver kids babysitter',
        answer: [
          'A person helps you, not a bot. During an evacuation they know your case: who is in the car, where you are headed, which roads are open. They help with the route, pets, child care, food and medicine, and they stay in touch until everyone is safe.',
          `Concierge support is part of every plan. People answer ${hours}.`,
        ],
      },
      {
        id: 'routes',
        question: 'How do you choose my route?',
        keywords: 'road roads map traffic directions driving car gps way out closed ride',
        answer: [
          'You plan at least two ways out on a quiet day. During an event, your concierge compares them with official road closures and the zones around you. If an officer sends you another way, follow the officer.',
        ],
      },
      {
        id: 'medical-supplies',
        question: 'What are tailored medical supplies?',
        keywords: 'medicine medication insulin oxygen pharmacy prescription cpap doctor nurse',
        answer: [
          'Premium members tell us what their household depends on, such as oxygen, cold storage for insulin or mobility aids. We plan ahead how it reaches you at the hotel. This doesn’t replace your doctor, your pharmacy or 911.',
        ],
      },
    ],
  },
];
