/** A short email for one month of the year, by its key: a title, what to do, and what else helps. */
export const tips = {
  'clear-drains': {
    title: 'Clear your drains before the next storm',
    first:
      'Leaves in a gutter or a street drain can send water toward your house. Clear gutters, downspouts and the drain nearest your driveway while it’s dry.',
    second:
      'Check your policy, too: most homeowners insurance doesn’t cover floods, and flood insurance usually starts 30 days after you buy it.',
  },
  'secure-furniture': {
    title: 'Anchor what can fall on you',
    first:
      'In an earthquake, falling furniture hurts more people than falling buildings. Strap bookcases, TVs and your water heater to wall studs.',
    second: 'Start with the bedroom: move anything heavy away from above your bed.',
  },
  'never-drive-through': {
    title: 'Never drive through moving water',
    first:
      'Six inches of moving water can knock you down, and a foot can carry away a small car. If water covers the road, turn around.',
    second: 'Look up a second way home today that doesn’t cross a creek or an underpass.',
  },
  'trim-trees': {
    title: 'Look up before the next windstorm',
    first:
      'Most wind damage starts with a branch. Walk around your home and look for dead or cracked limbs over the roof, the car and the power line.',
    second: 'Stay away from branches near a power line: your utility trims those.',
  },
  'first-five-feet': {
    title: 'Clear the first five feet',
    first:
      'Embers start most house fires in a wildfire. Move firewood, doormats, bark mulch and plants away from the five feet next to your walls.',
    second: 'Gravel or bare soil there gives embers nothing to burn.',
  },
  'drop-cover-hold': {
    title: 'Practice drop, cover and hold on',
    first:
      'When the ground shakes, drop, get under a sturdy table and hold on to it. Don’t run outside: glass and bricks fall there.',
    second: 'Do it once this week with everyone at home. It takes a minute.',
  },
  'gutters-and-vents': {
    title: 'Clean the roof and screen the vents',
    first: 'Dry leaves on a roof catch embers. Clean the roof and gutters before summer.',
    second:
      'Then check your vents: metal mesh with openings of an eighth of an inch or less keeps embers out of the attic.',
  },
  'gas-shutoff': {
    title: 'Find your gas shutoff',
    first:
      'After an earthquake, turn off the gas only if you smell it, hear it or suspect a leak. Find the valve now, and keep a wrench next to it.',
    second: 'Once it’s off, only your gas company should turn it back on.',
  },
  'drive-both-routes': {
    title: 'Drive both ways out',
    first:
      'Roads close in a fire. Pick two routes that leave in different directions, and drive each one once.',
    second: 'Write them into your plan, so that your concierge can see them, too.',
  },
  'red-flag-habits': {
    title: 'Make Red Flag days a habit',
    first:
      'On a Red Flag day, park facing the street, keep the tank at least half full and charge your phones before bed.',
    second: 'Don’t mow dry grass or use tools that throw sparks: one spark is enough in dry wind.',
  },
  'cool-place': {
    title: 'Choose your cool place',
    first:
      'Heat sends more Californians to the hospital than any other weather. Pick one place with air conditioning that you can reach without a car: a library, a mall, a cooling center.',
    second: 'Check on neighbors over 65 on hot days. A call is enough.',
  },
  'video-inventory': {
    title: 'Film every room in ten minutes',
    first:
      'Walk through your home with your phone and film every room, closet and drawer. Say what things cost as you go.',
    second: 'Upload photos to HomeVault. After a fire, this is what your insurer asks for first.',
  },
  'outage-and-heat': {
    title: 'Plan for heat without power',
    first:
      'A fan doesn’t cool you once it’s hotter than about 95 degrees inside. If the power fails on a hot day, go to your cool place early.',
    second: 'If you keep medication in the fridge, have a small cooler and ice packs ready.',
  },
  'refresh-go-bag': {
    title: 'Refresh your go bag',
    first:
      'Check dates on medicine, food and batteries. Add copies of your ID, cash in small bills, a phone charger and an N95 mask for each person.',
    second: 'Keep it by the door, and shoes and a flashlight by the bed.',
  },
  'animals-first': {
    title: 'Practice loading your animals',
    first:
      'Pets hide when they sense fear. Practice with the carrier out in the open, and put a leash and food next to your go bag.',
    second:
      'For horses and livestock, arrange a trailer and a place to go now, and leave at the warning, not at the order.',
  },
  'never-in-a-car': {
    title: 'Never wait in a parked car',
    first:
      'A parked car can heat up by 20 degrees in ten minutes, even with a window open. Never leave a child or an animal inside.',
    second: 'Keep water in the car for everyone, and a sunshade for the windshield.',
  },
  'know-your-zone': {
    title: 'Learn your evacuation zone',
    first:
      'Officials order evacuations by zone. Look up your zone on your county’s map, and write it on your plan card.',
    second: 'Sign up for your county’s alerts as well. Two sources are better than one.',
  },
  'ready-for-shutoff': {
    title: 'Get ready for a power shutoff',
    first:
      'In dry wind, your utility may cut power for days. Charge power banks, keep a flashlight in each room, and learn how to open your garage by hand.',
    second: 'If someone needs power for a medical device, register with your utility’s medical program.',
  },
  shakeout: {
    title: 'Join the ShakeOut',
    first:
      'On the third Thursday of October, millions of Californians practice drop, cover and hold on at the same minute. Join them at home or at work.',
    second: 'Afterward, agree on one person outside the area for everyone to text.',
  },
  'leave-early': {
    title: 'Decide who leaves early',
    first:
      'Some people need more time: young children, older adults, anyone who doesn’t drive. Agree now that they leave at the warning.',
    second: 'If you feel unsafe, go. You don’t have to wait for an order.',
  },
  'garage-by-hand': {
    title: 'Open your garage without power',
    first:
      'Find the red cord of your garage door opener, pull it and lift the door once. In a fire, people have been trapped by doors that needed power.',
    second: 'If the door is too heavy, park outside on Red Flag days.',
  },
  'burn-scar': {
    title: 'Know if you live below a burn scar',
    first:
      'After a fire, half an inch of rain in an hour can send mud and rocks downhill. If hills above you burned in the last few years, leave when officials say so, before the rain.',
    second: 'Sandbags stop shallow water, but they don’t stop a debris flow.',
  },
  'papers-upstairs': {
    title: 'Move your documents up',
    first:
      'Put passports, deeds and insurance documents on a high shelf, in a waterproof bag, and store copies in HomeVault.',
    second: 'Know how to turn off power at the main breaker. Never touch it if you’re standing in water.',
  },
  'water-for-two-weeks': {
    title: 'Store water for everyone',
    first:
      'After a large earthquake, taps can be dry for days. Store one gallon per person per day, for at least three days and better for two weeks.',
    second: 'Don’t forget your animals, and replace the water every six months.',
  },
};
