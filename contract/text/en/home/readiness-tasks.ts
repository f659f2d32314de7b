/** Tasks for the hazards of a home, and those we check off, by their key. */
export const tasks = {
  'wildfire.first-five-feet': {
    title: 'Clear the first five feet',
    description:
      'Nothing that burns within five feet of the walls: no bark mulch, woodpile, dry plants or doormat. Clean leaves from roof and gutters.',
  },
  'wildfire.vents': {
    title: 'Screen the vents against embers',
    description:
      'Cover attic and crawl space vents with metal mesh of 1/8 inch or finer. Most houses that burn are lit by embers, not by flames.',
  },
  'earthquake.straps': {
    title: 'Strap the water heater and tall furniture',
    description:
      'Two straps around the water heater, anchors for bookcases and televisions, nothing heavy above a bed. An hour of work with a drill.',
  },
  'earthquake.drill': {
    title: 'Practice Drop, Cover and Hold On',
    description:
      'Everyone shows the table they would use in each room. Keep shoes and a flashlight under each bed, for broken glass in the dark.',
  },
  'flood.zone': {
    title: 'Look up your flood zone and coverage',
    description:
      'Find your address on FEMA’s flood map and ask your insurer what is covered. Homeowners policies leave floods out, and a flood policy usually starts after 30 days.',
  },
  'flood.lift': {
    title: 'Move valuables above flood level',
    description:
      'Documents, chargers and the most expensive things go above knee height. Keep drains clear, and know the way to higher ground on foot.',
  },
  'evacuation-drill': {
    title: 'Practice an evacuation',
    description:
      'Run a drill on the Evacuation page with everyone at home: see what we would do, load the car, drive to your meeting place. Finishing it checks off this task.',
  },
  'fact.pin': {
    title: 'Place your home on the map',
    description:
      'An order is matched to the exact spot of your home. Put the pin on your roof, and we’ll check off this task.',
  },
  'fact.membership': {
    title: 'Choose a plan',
    description:
      'Hotel nights and emergency cash come with your plan. This task is checked off while your membership is active.',
  },
  'fact.cash-card': {
    title: 'Add your emergency cash card',
    description:
      'We send your cash to a debit card, usually within 10 minutes of an order. Without a card, we can’t send it. We’ll check off this task when yours can receive it.',
  },
  'fact.notifications': {
    title: 'Turn on texts or notifications',
    description:
      'Email doesn’t wake anyone at 2 a.m. Add your phone number or turn on notifications in your browser, and we’ll check off this task.',
  },
};
