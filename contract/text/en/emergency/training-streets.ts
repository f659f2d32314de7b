/** Training modules about the street: zones, drills, and neighbors who need more time. */
export const modules = {
  'know-your-zone': {
    minutes: 15,
    lessons: [
      {
        title: 'Zones have names',
        text: [
          'Every county divides its land into evacuation zones, and each zone has a name or number. Find yours on your county’s website before the season, and write it on the fridge.',
          'Alerts name zones, not streets. If you know your zone, you know in a second whether an alert is for you.',
        ],
      },
      {
        title: 'Warning and Order',
        text: [
          'An Evacuation Warning means: get ready, and leave now if you need more time, have large animals or feel unsafe. An Evacuation Order means: leave now. It is the law.',
          'Shelter in place means: stay where you are, because leaving is more dangerous. Only your county and the fire and police departments decide this. An ambassador repeats their words and adds nothing.',
        ],
      },
      {
        title: 'Two ways out',
        text: [
          'Know two ways out of your street by car, and one on foot. Drive both before the season, once in the dark.',
          'Routes on a phone can fail when towers burn. Keep a paper map in the car. If officials direct you another way, follow them.',
        ],
      },
      {
        title: 'Don’t wait for a message',
        text: [
          'Networks fail, and phones are on silent at night. Sign up for your county’s alerts, keep a battery radio, and agree with a neighbor that you’ll knock for each other.',
          'If you see fire or smell heavy smoke and feel unsafe, leave. You don’t need an order to go.',
        ],
      },
    ],
    questions: [
      {
        question: 'An alert names zone BUT-114. How do you know whether it’s for you?',
        options: ['I look for smoke.', 'I know my zone’s name from before.', 'I wait for a second alert.'],
      },
      {
        question: 'What does an Evacuation Order mean?',
        options: ['Pack and wait for news.', 'Close the windows and stay.', 'Leave now.'],
      },
      {
        question: 'Who decides about Warnings and Orders?',
        options: [
          'The county, with fire and police departments.',
          'The ambassador of the street.',
          'The neighbors, together.',
        ],
      },
      {
        question: 'You see flames nearby, and there is no order. What do you do?',
        options: ['Wait for the order.', 'Leave if you feel unsafe.', 'Go closer to see how big it is.'],
      },
    ],
  },
  'lead-a-drill': {
    minutes: 20,
    lessons: [
      {
        title: 'Before the drill',
        text: [
          'Pick a quiet morning and tell the whole street two weeks ahead: by flyer, at the door, in both languages if your street speaks two. Say clearly that it’s a drill.',
          'Choose a start time, two ways out and a meeting place outside the zone with shade and parking. Tell the fire station’s public line, so that no one is alarmed.',
        ],
      },
      {
        title: 'The drill itself',
        text: [
          'At the start time everyone puts their go bag in the car and drives the first way out. You leave too: an ambassador who stays behind has practiced the wrong thing.',
          'At the meeting place, count heads by household, not by name. Note the time when the last household arrived.',
        ],
      },
      {
        title: 'What you measure',
        text: [
          'Three numbers are enough: households that took part, minutes until the last one arrived, and what was missing. The second drill is always faster.',
          'Write down what blocked people: a gate without power, a car that didn’t start, a cat that hid.',
        ],
      },
      {
        title: 'Stay safe',
        text: [
          'No one runs, no one speeds, no one closes a road. Traffic rules apply as always. If there’s a real Warning or a red flag day, cancel the drill.',
          'No one has to take part. People come back to a drill that no one pushed them into.',
        ],
      },
    ],
    questions: [
      {
        question: 'Which day do you choose?',
        options: [
          'A red flag day, because it’s realistic.',
          'A night without notice.',
          'A quiet morning that everyone knows about.',
        ],
      },
      {
        question: 'Where are you when the street drives out?',
        options: [
          'I leave with everyone else.',
          'I stay behind until the last car.',
          'I direct traffic at the corner.',
        ],
      },
      {
        question: 'What do you write down?',
        options: ['Who has which illness.', 'Households, minutes, and what was missing.', 'License plates.'],
      },
      {
        question: 'A real Evacuation Warning arrives an hour before the drill. What now?',
        options: [
          'Run the drill faster.',
          'Run the drill without children.',
          'Cancel the drill and follow the Warning.',
        ],
      },
    ],
  },
  'more-time': {
    minutes: 15,
    lessons: [
      {
        title: 'Who needs more time',
        text: [
          'People who walk slowly or not at all, who don’t hear an alarm, who depend on powered devices, who don’t drive, parents alone with small children, and anyone with large animals.',
          'More time means leaving earlier: at a Warning, not at an Order. Two hours of head start matter more than a fast car.',
        ],
      },
      {
        title: 'Ask, don’t assume',
        text: [
          'Ask: what would you need to leave within an hour? Then listen. People know their own needs best.',
          'Don’t lift, carry or move anyone who hasn’t agreed, and never without knowing how. For someone injured, call 911.',
        ],
      },
      {
        title: 'Two neighbors who knock',
        text: [
          'Every person who wants it has two neighbors who knock: one may be at work. Agree on a sign that the house is empty, such as a towel on the door.',
          'You knock while it’s still safe, and you leave when an Order covers your street. Never go back in. Tell the fire department who may still be there.',
        ],
      },
      {
        title: 'Power, medicine, animals',
        text: [
          'For powered devices: a charged battery, the power company’s medical program, and a place with electricity on the way out. For medicine: seven days in the go bag.',
          'For horses and other large animals: a trailer that’s hitched early, and a second person who can load.',
        ],
      },
    ],
    questions: [
      {
        question: 'When should someone who needs more time leave?',
        options: ['At the Warning.', 'At the Order, like everyone.', 'When the neighbors are gone.'],
      },
      {
        question: 'How do you learn what someone needs?',
        options: ['I guess from their age.', 'I ask, and I listen.', 'I look in through the window.'],
      },
      {
        question: 'An Order covers your street, and a neighbor didn’t open the door. What do you do?',
        options: [
          'I break the door.',
          'I wait in front of the house.',
          'I leave and tell the fire department who may be there.',
        ],
      },
      {
        question: 'How many neighbors should be ready to knock for one person?',
        options: ['Two.', 'One is enough.', 'The whole street.'],
      },
    ],
  },
};
