/** Training modules about homes: go bags, hardening, after the fire, and privacy. */
export const modules = {
  'go-bags': {
    minutes: 15,
    lessons: [
      {
        title: 'What goes in',
        text: [
          'Water, food for three days, medicine for seven, glasses, a light, a radio, chargers, cash in small bills, masks, sturdy shoes, a change of clothes, and copies of documents.',
          'Put the bag where you’d grab it: by the door or in the car. A bag in the attic is a box.',
        ],
      },
      {
        title: 'Documents',
        text: [
          'Copies of identity documents, insurance declarations page, deed or lease, prescriptions and a list of phone numbers. On paper and in a secure place online.',
          'Walk through the home with a phone camera once a year. It takes ten minutes and helps with every claim.',
        ],
      },
      {
        title: 'For everyone in the house',
        text: [
          'A child’s bag has a comfort toy and a photo of the family. A baby needs formula and diapers. A pet needs a carrier, food and its vaccination record.',
          'Check the bag twice a year, when the clocks change: water, batteries, medicine, sizes.',
        ],
      },
      {
        title: 'Handing out a kit',
        text: [
          'Hand it over in person and open it together. People use what they’ve seen.',
          'A kit is a gift, not a sale. No one has to sign up for anything to get one.',
        ],
      },
    ],
    questions: [
      {
        question: 'Where is the best place for a go bag?',
        options: ['In the attic, out of the way.', 'By the door or in the car.', 'At the office.'],
      },
      {
        question: 'How much medicine goes in?',
        options: ['Seven days.', 'One day.', 'None, pharmacies are everywhere.'],
      },
      {
        question: 'How often do you check the bag?',
        options: ['Never, it’s packed.', 'Every ten years.', 'Twice a year.'],
      },
      {
        question: 'How do you hand out a kit?',
        options: ['I leave it on the porch.', 'In person, and we open it together.', 'Only to members.'],
      },
    ],
  },
  'home-hardening': {
    minutes: 20,
    lessons: [
      {
        title: 'Embers, not walls of flame',
        text: [
          'Most homes that burn are lit by embers that fly a mile or more ahead of the fire and land in gutters, vents and on decks.',
          'So the work is small and cheap: keep embers from landing on something that burns, and from getting inside.',
        ],
      },
      {
        title: 'The first five feet',
        text: [
          'Nothing that burns within five feet of the walls: no bark mulch, no woodpile, no plants under windows, no doormat of natural fiber. Gravel and pavers are fine.',
          'A wooden fence that touches the house is a fuse. Replace the last five feet with metal.',
        ],
      },
      {
        title: 'Roof, gutters, vents',
        text: [
          'Clean the gutters before the season. Cover vents with metal mesh of an eighth of an inch, or with ember-resistant vents. Fill gaps under roof tiles.',
          'Close garage doors well: embers blow in under them.',
        ],
      },
      {
        title: 'A walk-around together',
        text: [
          'Walk around a home with its owner, once, slowly, and let them write the list. Start with what costs nothing.',
          'You don’t climb roofs, and you don’t judge. The owner decides. Local fire departments inspect defensible space; many do it for free.',
        ],
      },
    ],
    questions: [
      {
        question: 'What lights most homes in a wildfire?',
        options: ['A wall of flame.', 'Lightning.', 'Embers.'],
      },
      {
        question: 'What belongs within five feet of the wall?',
        options: ['Bark mulch.', 'Gravel or pavers.', 'The woodpile.'],
      },
      {
        question: 'How do you protect a vent?',
        options: ['With metal mesh of an eighth of an inch.', 'With plastic mesh.', 'By removing it.'],
      },
      {
        question: 'Who makes the list on a walk-around?',
        options: ['The ambassador, for the insurer.', 'No one.', 'The owner.'],
      },
    ],
  },
  'after-the-fire': {
    minutes: 15,
    lessons: [
      {
        title: 'Going home',
        text: [
          'Don’t return until your county says it’s safe. A fire that’s out of the news doesn’t make a safe street: power lines, trees and hot ash stay dangerous for days.',
          'Wear boots, long sleeves and an N95 mask. Smell gas? Leave and call the gas company from outside. Don’t flush or drink before the water is cleared.',
        ],
      },
      {
        title: 'Before anything is moved',
        text: [
          'Photograph all damage before cleaning up. Call the insurer and write down the claim number and who you spoke to. Keep every receipt for food and lodging.',
          'Debris from a burned home may be toxic. Wait for the county’s debris program before anyone clears it.',
        ],
      },
      {
        title: 'Scams',
        text: [
          'Contractors who come to the door, want cash now or offer to pay the deductible are a warning sign. In California a contractor needs a license for work of $1,000 or more and may ask for at most 10 percent or $1,000 up front, whichever is less.',
          'Real aid agencies charge nothing. No one has to pay to file with FEMA.',
        ],
      },
      {
        title: 'People',
        text: [
          'Some want to talk, some want to work, some want to be left alone. Ask what would help today, and do that one thing.',
          'Know two numbers: 211 for local help and 988 for anyone in crisis. You’re not a counselor, and you don’t have to be one.',
        ],
      },
    ],
    questions: [
      {
        question: 'When is it time to go home?',
        options: ['When the county says it’s safe.', 'When the smoke is gone.', 'When a neighbor went back.'],
      },
      {
        question: 'What comes before cleaning up?',
        options: ['Painting.', 'Throwing things out.', 'Photographs of all damage.'],
      },
      {
        question: 'A contractor at the door wants $5,000 in cash today. What’s that?',
        options: ['Normal after a fire.', 'A warning sign.', 'A discount.'],
      },
      {
        question: 'A neighbor is in crisis at night. Which number do you give?',
        options: ['411', '988', '511'],
      },
    ],
  },
  privacy: {
    minutes: 15,
    lessons: [
      {
        title: 'Only who asked',
        text: [
          'A neighbor is on your list only if they asked to be, and leaves it with one sentence. Then they disappear everywhere, at once.',
          'You keep one list, and your deputy a copy. No photos of it, no group chat, no spreadsheet in your work account.',
        ],
      },
      {
        title: 'Needs, not reasons',
        text: [
          'Write “needs a ride” or “needs power”. Never why. A diagnosis helps no one to find a car.',
          'What people tell you at the door stays at the door. That includes who lives alone and who’s on vacation.',
        ],
      },
      {
        title: 'Photos and posts',
        text: [
          'No photos of homes or people without permission. A picture of an empty street tells burglars where to go.',
          'During an order, don’t post where neighbors went. Answer worried relatives with: please ask them directly, or call the Red Cross.',
        ],
      },
      {
        title: 'When something goes wrong',
        text: [
          'You lost the list, or sent it to the wrong person? Tell us and the people on it the same day. Hiding it makes it worse.',
          'When you step down, hand the list to your deputy and delete your copies. Moving away counts as stepping down.',
        ],
      },
    ],
    questions: [
      {
        question: 'Who is on your list?',
        options: ['Everyone on the street.', 'Only people who asked to be.', 'Everyone over 65.'],
      },
      {
        question: 'What do you write down?',
        options: ['“Needs a ride”.', '“Has heart disease”.', '“Is often forgetful”.'],
      },
      {
        question: 'During an order a relative asks where a neighbor is. What do you do?',
        options: [
          'Post it in the group.',
          'Give them the hotel’s address.',
          'Ask them to contact the neighbor directly.',
        ],
      },
      {
        question: 'You sent the list to the wrong person. What now?',
        options: [
          'Tell us and the people on it, the same day.',
          'Delete the message and say nothing.',
          'Wait whether anyone notices.',
        ],
      },
    ],
  },
};
